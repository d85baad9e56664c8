extension Explanation {
  static let invalidInclude = Explanation(
    "`include` lists a file that cannot be included",
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
      If an included file cannot be read, the app lacks the screens and links of
      this file. Waymark also rejects a file outside the package, and a file whose
      name does not end with `.nav.yaml`. A build detects changes only in the
      `.nav.yaml` files of the package. After a change to any other file, the app
      would keep its old links without a warning.
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
      Each path under `include` is relative to the folder of the root file. Include
      each file once, and do not include the root file.
      """)
}
