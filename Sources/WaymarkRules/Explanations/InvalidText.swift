extension Explanation {
  static let invalidText = Explanation(
    "a string contains a control character",
    faulty: #"""
      waymark: 1
      app: Shop
      tabs:
        home: { title: "Home\nand away", icon: house }
      """#,
    why: """
      A tab bar shows a title on one line. A UI test is unlikely to match an
      accessibility ID that contains a line break or a tab.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home and away, icon: house }
      """,
    advice: #"""
      In double quotes, YAML decodes `\n` and `\t` as control characters. Use single
      quotes for a string that contains a backslash.
      """#)
}
