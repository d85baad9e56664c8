extension Explanation {
  static let unknownType = Explanation(
    "a parameter has a type that does not exist",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id:Itn}"] }
      """,
    why: """
      The type decides which URLs match: with Int, `/items/12` does and `/items/new`
      does not. Without one, the wrong screen would open, or none.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id:Int}"] }
      """,
    advice: """
      Types are spelled as in Swift. The message lists those that there are; a
      spec's own are declared under `types`.
      """)
}
