extension Explanation {
  static let parentOutsideTab = Explanation(
    "a link puts a screen in a tab that excludes it",
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
      The link lands in a tab, with the route's parents beneath it; and one of them
      says that it does not belong there. Back would lead to a screen for which the
      tab is not built.
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
      Or let the link land where the parent is allowed. The same goes for the flow
      of a sheet or a cover, which is a place to push like a tab.
      """)
}
