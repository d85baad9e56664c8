extension Explanation {
  static let parentOutsideTab = Explanation(
    "the tab of a link does not allow a parent route",
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
      When a link opens a screen, the app places the parents of the screen beneath
      the screen. Here, the tab `search` does not allow the parent `shelf`. The Back
      button would lead to a screen that the tab does not support.
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
      Alternatively, change the link's `in` key to a tab that allows the parent. If
      a link opens a screen on the stack of a sheet or a cover, this stack must also
      allow the parents of the screen.
      """)
}
