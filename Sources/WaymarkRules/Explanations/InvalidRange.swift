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
      The range of a number decides which URLs match. Without a valid range,
      `/reviews/7` would open a screen for a rating of seven stars, which does not
      exist.
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
      Write a range as `1...5`, `1...`, or `...5`. The bounds belong to the range.
      Types of numbers and dates can have a range. Use the key `matching` to
      restrict a type of texts.
      """)
}
