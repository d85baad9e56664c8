extension Explanation {
  static let invalidRange = Explanation(
    "a range is not written as one",
    faulty: """
      waymark: 1
      app: Shop
      types:
        Stars: { is: Int, range: 1-5 }
      tabs:
        home: { title: Home, icon: house }
      routes:
        reviews: { links: ["/reviews/{stars:Stars}"] }
      """,
    why: """
      The range decides which URLs match. Were it passed over, `/reviews/7` would
      open a screen that has no such review.
      """,
    corrected: """
      waymark: 1
      app: Shop
      types:
        Stars: { is: Int, range: 1...5 }
      tabs:
        home: { title: Home, icon: house }
      routes:
        reviews: { links: ["/reviews/{stars:Stars}"] }
      """,
    advice: """
      A range is `1...5`, `1...` or `...5`, and both bounds belong to it. Numbers
      and dates have ranges; texts are narrowed down by `matching`.
      """)
}
