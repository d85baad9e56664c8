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
      The comment applies to one line, but the suppressed rule reports nothing on
      this line. Usually, the problem was fixed or moved to another line. An
      unnecessary comment would later hide a new finding of the same rule on the
      same line.
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
      A comment after a value applies to the line of the value. A comment on a
      separate line applies to the next line with content.
      """)
}
