extension Explanation {
  static let commentAfterPattern = Explanation(
    "a pattern may have lost its fragment to a comment",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home:
          title: Home
          icon: house
          links:
            - /home #offers
      """,
    why: """
      YAML reads a ` #` as the start of a comment, so this pattern is `/home`. If
      the rest was meant to be its fragment, every URL of the home page opens this
      screen and nobody sees why.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home:
          title: Home
          icon: house
          links:
            - "/home#offers"
      """,
    advice: """
      A fragment has no space before it. A comment with a space behind the `#` is
      one, and is not reported.
      """)
}
