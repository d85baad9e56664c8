extension Explanation {
  static let yamlTag = Explanation(
    "a value carries a YAML tag",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        deals: { title: !New deals, icon: tag }
      """,
    why: """
      In YAML a value that starts with `!` has a tag, and tags are instructions to
      the program that reads it. A spec has none: it comes from many hands and only
      says what is. Here the title would lose its first word.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        deals: { title: "!New deals", icon: tag }
      """)
}
