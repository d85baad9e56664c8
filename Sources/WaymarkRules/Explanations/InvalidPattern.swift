extension Explanation {
  static let invalidPattern = Explanation(
    "a link's pattern is not a pattern of URLs",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/:id"] }
      """,
    why: """
      A pattern that is written as in some other tool would be taken word for word:
      `:id` would match the text `:id` and no item at all. What a URL cannot have,
      such as `//`, `..` or a space, would match nothing.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id}"] }
      """,
    advice: """
      A segment is captured as `{name}` or `{name:Type}`, with literal text before
      and after it if need be; the last may be missing, `{name?}`, and the rest of a
      path is `{name...}`. In a query a capture is a whole value: `?page={page?}`.
      Reserved characters in a literal are written as in a URL: a space is `%20`. A
      slash at the end is left out: URLs match with it and without.
      """)
}
