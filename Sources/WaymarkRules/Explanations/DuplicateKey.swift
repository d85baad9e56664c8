extension Explanation {
  static let duplicateKey = Explanation(
    "a mapping has the same key twice",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        cart: { title: Cart, icon: cart }
        home: { title: Start, icon: star }
      """,
    why: """
      Only one of two entries with the same key can apply, and YAML parsers differ
      on which entry they keep. The spec would mean one thing to the app and another
      thing to the next tool that parses the spec. The discarded entry describes a
      screen that the app does not have.
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
      Remove one of the two entries. If the entries describe different things,
      rename one of them.
      """)
}
