extension Explanation {
  static let emptySpec = Explanation(
    "a spec file has no content",
    faulty: """
      # The shop's navigation, to be written.
      """,
    why: """
      An empty spec describes an app without screens. Usually the file was not
      saved, or its content was saved in another file.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      An included file also needs content, such as `tabs` or `routes`.
      """)
}
