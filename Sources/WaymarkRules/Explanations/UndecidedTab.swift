extension Explanation {
  static let undecidedTab = Explanation(
    "a link does not declare the tab of its screen",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        search: { title: Search, icon: magnifyingglass }
      routes:
        item: { links: ["/items/{id}"] }
      """,
    why: """
      Several tabs allow the screen, but the link should always open the screen in
      the same tab. Waymark does not choose between the first, the last, and the
      selected tab. In each tab, the Back button would lead to a different screen.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        search: { title: Search, icon: magnifyingglass }
      routes:
        item: { links: [{ url: "/items/{id}", in: home }] }
      """,
    advice: """
      If a route belongs to only one tab, add the key `in` to the route. The links
      to this route then do not need the key `in`. To open the screen in the
      selected tab, write `in: current` in the link. Sheets and covers need no tab,
      because they appear over the current screen, unless their `in` names other
      sheets or covers.
      """)
}
