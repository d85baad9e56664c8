extension Explanation {
  static let yamlTag = Explanation(
    "a value has a YAML tag",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        deals: { title: !New deals, icon: tag }
      """,
    why: """
      In YAML, `!` at the start of a value is a tag, which is an instruction to the
      program that parses the file. Waymark rejects tags, because a spec contains
      only data and may come from many authors. Here, the title would lose its first
      word.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        deals: { title: "!New deals", icon: tag }
      """)
}
