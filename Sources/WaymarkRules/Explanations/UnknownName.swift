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
      A reference to an undeclared name is a button that opens nothing, or a link
      without a tab. The cause is a typo, or a screen that was renamed or removed
      while other screens still refer to it.
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
      Names are case-sensitive. If a name exists but has the wrong kind, such as a
      route in place of a tab, the message says so. The key `in` accepts tabs and
      presented routes, because other routes can be pushed onto the stack of a
      sheet.
      """)
}
