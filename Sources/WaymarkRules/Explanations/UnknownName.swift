extension Explanation {
  static let unknownName = Explanation(
    "a name is used but not declared",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [search] }
      routes:
        serach: { title: Search }
      """,
    why: """
      A button that opens an undeclared screen would do nothing. A link with an
      undeclared tab could not select a tab. The name may contain a typo. The name
      may also be out of date, because a screen was renamed or removed.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [search] }
      routes:
        search: { title: Search }
      """,
    advice: """
      Names are case-sensitive. If the spec uses the name of a route where a tab is
      expected, the message says that the name belongs to a route. The key `in`
      accepts tabs and presented routes. Other routes can be pushed onto the stack
      of a presented route.
      """)
}
