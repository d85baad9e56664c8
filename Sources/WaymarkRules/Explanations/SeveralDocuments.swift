extension Explanation {
  static let severalDocuments = Explanation(
    "a file holds more than one YAML document",
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
      YAML reads what follows a `---` line as a document of its own, and most tools
      look at the first only. Half of the screens would be gone without a word.
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
      To part a spec, put the rest into a file of its own and name it in `include`.
      """)
}
