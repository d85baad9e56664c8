extension Explanation {
  static let unusedFragment = Explanation(
    "a file beside the spec is no part of it",
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
      The file looks like a part of this spec, and nothing of it is in the app: its
      screens and links are written, reviewed, and not there. Mostly it is new, and
      was not added to `include`.
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
      A file that is not to be used yet can have another name. With a star, as in
      `include: ["Features/*.nav.yaml"]`, a new file is in from the start.
      """)
}
