extension Explanation {
  static let emptySpec = Explanation(
    "a spec file has no content",
    faulty: """
      # The shop's navigation, to be written.
      """,
    why: """
      A spec without content describes an app without any screen. Usually the file
      was not saved, or its content was saved in another file.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      An included file needs content, too, such as `tabs` or `routes`.
      """)
}
