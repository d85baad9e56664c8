extension Explanation {
  static let invalidText = Explanation(
    "a text holds a control character",
    faulty: #"""
      waymark: 1
      app: Shop
      tabs:
        home: { title: "Home\nand away", icon: house }
      """#,
    why: """
      A tab bar has one line, and an accessibility ID with a line break or a tab in
      it is one that no UI test will ever spell right.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home and away, icon: house }
      """,
    advice: #"""
      In double quotes YAML reads `\n` and `\t` as control characters; a text that
      is to have the backslash goes into single quotes.
      """#)
}
