extension Explanation {
  static let emptySpec = Explanation(
    "a file says nothing",
    faulty: """
      # The shop's navigation, to be written.
      """,
    why: """
      A spec that was meant to be there and is not leaves an app without any screen.
      Mostly the file was not saved, or its contents went to another file.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      An included file needs something to say, too: some `tabs` or `routes`.
      """)
}
