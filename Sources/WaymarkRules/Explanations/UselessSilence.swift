extension Explanation {
  static let uselessSilence = Explanation(
    "a comment silences a finding that is not there",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id}"] } # waymark:allow useless-beats
      """,
    why: """
      The finding was mended, or moved to another line. A comment that is left
      behind would hide the next one of its kind.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id}"] }
      """,
    advice: """
      A comment is about its own line or, where it has a line to itself, about the
      next one that says something.
      """)
}
