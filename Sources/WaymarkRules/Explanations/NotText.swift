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
      Some editors and converters save text in another encoding, or leave control
      characters behind that nobody sees. A title with one of them is wrong on the
      screen, and an ID with one is never found.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: "Home", icon: house }
      """,
    advice: """
      Save the file as UTF-8 and remove what should not be there. If the whole file
      looks foreign, it may be the wrong one.
      """)
}
