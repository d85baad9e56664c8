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
      If a key of the root is indented too far, YAML adds the key to another
      mapping. Here, YAML would read the key `routes` as the name of a tab. The app
      would lack all screens under `routes`, and all links to these screens.
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
      Start the keys of the root in the first column. A link of a tab always selects
      this tab, so the link cannot have the key `in` or `present`.
      """)
}
