extension Explanation {
  static let undecidedTab = Explanation(
    "a link does not say in which tab it lands",
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
      The screen can be pushed in several tabs, and whoever follows the link should
      always find it in the same one. The first, the last or the selected one would
      each be a guess, and Back would lead somewhere else each time.
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
      A route that belongs in one tab only says so with `in`, and its links need
      not. Where it is to open in the tab that is selected, the link says `in:
      current`. Sheets and covers can do without a tab: they are shown over whatever
      is there.
      """)
}
