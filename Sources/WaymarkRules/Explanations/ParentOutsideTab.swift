extension Explanation {
  static let parentOutsideTab = Explanation(
    "a link lands in a tab that excludes a parent",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        search: { title: Search, icon: magnifyingglass }
      routes:
        shelf: { in: home }
        item:
          in: [home, search]
          parent: shelf
          links: [{ url: "/items/{id}", in: search }]
      """,
    why: """
      A link opens its screen with the parents of the route beneath the screen. The
      tab of this link does not allow one of the parents. Back would lead to a
      screen that the tab does not support.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        search: { title: Search, icon: magnifyingglass }
      routes:
        shelf: { in: [home, search] }
        item:
          in: [home, search]
          parent: shelf
          links: [{ url: "/items/{id}", in: search }]
      """,
    advice: """
      Alternatively, let the link land in a tab that allows the parent. The stack of
      a sheet or a cover has the same limits, because screens are pushed onto this
      stack as in a tab.
      """)
}
