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
      mapping. Here, `routes` would be a tab. The app would lack the screens under
      `routes` and every link to these screens.
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
      Start the keys of the root in the first column. The links of a tab select this
      tab, so these links have neither `in` nor `present`.
      """)
}
