extension RulePage {
  static let duplicateName = RulePage(
    "duplicate-name",
    "a name stands for two things",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        cart: { title: Cart, icon: cart }
      routes:
        cart: { present: sheet }
      """,
    why: """
      Tabs and routes share one set of names, over all files of a spec. Where a key
      names a place to go, a name of two places would send some people to one of
      them and some to the other.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        cart: { title: Cart, icon: cart }
      routes:
        miniCart: { present: sheet }
      """)
}
