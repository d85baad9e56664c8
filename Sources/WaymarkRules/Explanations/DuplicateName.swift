extension Explanation {
  static let duplicateName = Explanation(
    "a name stands for two things",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: item }
        cart: { title: Cart, icon: cart }
      routes:
        item: { title: Item }
      resolvedLinks:
        item: { url: "/open/{id:Int}", resolves: item }
      """,
    why: """
      Tabs, routes and resolved links share one set of names, over all files of a
      spec; so do types, and so do conditions. Where a key names a place to go, a
      name of two places would send some people to one of them and some to the
      other.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: item }
        cart: { title: Cart, icon: cart }
      routes:
        item: { title: Item }
      resolvedLinks:
        openItem: { url: "/open/{id:Int}", resolves: item }
      """,
    advice: """
      Routes in a file with `feature: NAME` are cases of an enum of their own, and
      need names of their own all the same: references know no features.
      """)
}
