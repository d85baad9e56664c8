extension Explanation {
  static let invalidInclude = Explanation(
    "`include` names a file that cannot be part of it",
    faulty: Example(
      """
      waymark: 1
      app: Shop
      include: [Features/Crat.nav.yaml]
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
      What cannot be read is missing from the app: its screens, and the links that
      lead to them. A file from outside the package, or by another name than
      `NAME.nav.yaml`, could be read; but the build would not see it change, and the
      app would keep its old links without a word.
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
      Paths are relative to the root's folder. Each file is included once, and a
      spec does not include itself.
      """)
}
