extension Explanation {
  static let misplacedKey = Explanation(
    "a key is in the wrong mapping",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        routes:
          cart: { title: Cart, links: [/cart] }
      """,
    why: """
      If a top-level key is indented, the key belongs to a different mapping. In
      this example, the key `routes` would be the name of a tab. The app would lack
      all screens under `routes`, and all links to these screens.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        cart: { title: Cart, links: [/cart] }
      """,
    advice: """
      Start top-level keys in the first column. A link of a tab always selects this
      tab, so the link cannot have the key `in` or `present`. A link that requires
      no condition cannot have the key `otherwise`.
      """)
}
