extension Explanation {
  static let unquotedPattern = Explanation(
    "a pattern with braces lacks quotes",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: [/items/{id}] }
      """,
    why: """
      Inside `[ ]` and `{ }` YAML takes the braces of a pattern for its own and
      reads a mapping there, not the end of a path.
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
      A pattern on a line of its own, after `- `, needs no quotes, but is right with
      them, too.
      """)
}
