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
      In YAML, a `#` after a space starts a comment, so this tab has no title. The
      tab bar would show an icon without a title. A key may also lack a value
      because you have not written the value yet.
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
      Quote a value that contains a `#` after a space. If the spec does not need the
      key, remove the key. A spec needs at least one tab.
      """)
}
