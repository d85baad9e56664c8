extension Explanation {
  static let wrongType = Explanation(
    "a value is not what its key takes",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        - home: { title: Home, icon: house }
        - cart: { title: Cart, icon: cart }
      """,
    why: """
      What cannot be read is not there: without its tabs the app has no screen to
      start from. Mostly a list stands where names are wanted, or a word where the
      key takes one of a few others.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        cart: { title: Cart, icon: cart }
      """,
    advice: """
      The message says what is expected. Yes and no are `true` and `false`, and a
      text that starts with `{` or `[` goes into quotes.
      """)
}
