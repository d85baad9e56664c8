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
      YAML reads a ` #` as the start of a comment, so this tab has no title, and the
      tab bar would show none. A key whose value is still to be written looks the
      same.
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
      Quote a value with ` #` in it. A key that has nothing to say is left out, and
      a spec has at least one tab.
      """)
}
