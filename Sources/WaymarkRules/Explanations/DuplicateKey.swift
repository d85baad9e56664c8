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
      If two entries of a mapping have the same key, YAML parsers disagree about
      which entry applies. Two tools could read the same spec differently. In this
      example, the app would lack one of the two tabs with the key `home`.
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
      Remove one of the two entries with the same key. If the entries describe
      different things, rename one of the keys.
      """)
}
