extension Explanation {
  static let duplicateName = Explanation(
    "two declarations have the same name",
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
      Tabs, routes and resolved links share one set of names across all files of a
      spec. The names of types must be unique, too, and so must the names of
      conditions. If two screens had the same name, a reference could lead some
      users to one screen and other users to the other screen.
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
      Routes in a file with `feature: NAME` become cases of a separate enum, but
      their names must still be unique in the spec. References do not include the
      name of the feature.
      """)
}
