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
      The range of a number decides which URLs match a link. Without the range
      `1...5`, the URL `/reviews/7` would open a screen for seven stars, although
      five stars is the best rating.
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
      Write a range as `1...5`, `1...`, or `...5`. A range includes both of its
      bounds. A number type or a date type can have a range. To restrict a string
      type, use the key `matching`.
      """)
}
