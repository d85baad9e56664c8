extension Explanation {
  static let unquotedPattern = Explanation(
    "a pattern with braces is not quoted",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: [/items/{id}] }
      """,
    why: """
      Inside `[ ]` and `{ }`, YAML reads the braces of an unquoted pattern as a
      mapping instead of a part of the path.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id}"] }
      """,
    advice: """
      If a pattern is on a separate line after `- `, quotes are allowed but not
      required.
      """)
}
