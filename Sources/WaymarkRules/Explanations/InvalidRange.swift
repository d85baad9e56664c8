extension Explanation {
  static let invalidRange = Explanation(
    "a range has an invalid format",
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
      A range decides which URLs match. If Waymark ignored this range, `/reviews/7`
      would open a screen for seven stars, which do not exist.
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
      Write a range as `1...5`, `1...` or `...5`; both bounds are included. Numbers
      and dates can have a range. Restrict texts with `matching`.
      """)
}
