extension Explanation {
  static let duplicateKey = Explanation(
    "a key or a name stands in one mapping twice",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        cart: { title: Cart, icon: cart }
        home: { title: Start, icon: star }
      """,
    why: """
      Only one of the two can hold. YAML readers differ on which, so the spec would
      say one thing to the app and another to the next tool that reads it; and the
      entry that loses is a screen that is written down and not there.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        cart: { title: Cart, icon: cart }
        start: { title: Start, icon: star }
      """,
    advice: """
      Remove one of them. A name that is meant to stand for something else needs
      another spelling.
      """)
}
