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
      In YAML, a `!` at the start of a value begins a tag. A tag is an instruction
      to the program that parses the file. Waymark rejects tags, because a spec
      contains only data and may come from many authors. Here, `!New` would become a
      tag, so the title would lose its first word.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        deals: { title: "!New deals", icon: tag }
      """)
}
