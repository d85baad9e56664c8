extension Explanation {
  static let notText = Explanation(
    "a file is not UTF-8 text",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: "Home\u{8}", icon: house }
      """,
    why: """
      Some editors and converters save text in another encoding, or insert invisible
      control characters. A title with a control character looks wrong on the
      screen. A UI test cannot find a view whose accessibility ID contains a control
      character.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: "Home", icon: house }
      """,
    advice: """
      Save the file as UTF-8 and remove the control characters. If the whole file is
      unreadable, check the path of the file.
      """)
}
