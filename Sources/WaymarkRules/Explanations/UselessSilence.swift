extension Explanation {
  static let uselessSilence = Explanation(
    "a comment suppresses no finding",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id}"] } # waymark:allow useless-beats
      """,
    why: """
      The finding was fixed, or moved to another line. An unnecessary comment would
      hide the next finding of the same rule on its line.
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
      A comment after a value applies to its own line. A comment on its own line
      applies to the next line with content.
      """)
}
