extension Explanation {
  static let unusedFragment = Explanation(
    "a file next to the spec is not included",
    faulty: Example(
      """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
      with: [
        "Features/Cart.nav.yaml": """
        routes:
          cart: { title: Cart, links: [/cart] }
        """
      ]),
    why: """
      The file looks like a part of this spec, but the app contains none of the
      screens and links in the file. Usually, the file is new and was not added to
      `include`.
      """,
    corrected: Example(
      """
      waymark: 1
      app: Shop
      include: [Features/Cart.nav.yaml]
      tabs:
        home: { title: Home, icon: house }
      """,
      with: [
        "Features/Cart.nav.yaml": """
        routes:
          cart: { title: Cart, links: [/cart] }
        """
      ]),
    advice: """
      If the file should not be included yet, rename the file so that the name does
      not end with `.nav.yaml`. If an entry of `include` contains a `*`, as in
      `include: ["Features/*.nav.yaml"]`, Waymark includes new files automatically.
      """)
}
