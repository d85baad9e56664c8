extension Explanation {
  static let missingValue = Explanation(
    "a key has no value",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        deals:
          title: #1 Deals
          icon: tag
      """,
    why: """
      In YAML, a space and `#` start a comment, so this tab has no title. The tab
      bar would show an icon without a title. A key also has no value if you have
      not written the value yet.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        deals:
          title: "#1 Deals"
          icon: tag
      """,
    advice: """
      Quote a value that contains ` #`. Remove a key that needs no value. A spec has
      at least one tab.
      """)
}
