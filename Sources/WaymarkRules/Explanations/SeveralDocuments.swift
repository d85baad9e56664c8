extension Explanation {
  static let severalDocuments = Explanation(
    "a file contains more than one YAML document",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      ---
      routes:
        cart: { title: Cart, links: [/cart] }
      """,
    why: """
      In YAML, a `---` line starts a new document, and most tools decode only the
      first document. Here, a tool that decodes only the first document would ignore
      the route `cart` without a warning.
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
      To split a spec, move some of its content to another file, and list this file
      in `include`.
      """)
}
