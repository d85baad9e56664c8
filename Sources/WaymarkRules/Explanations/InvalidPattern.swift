extension Explanation {
  static let invalidPattern = Explanation(
    "a URL pattern is invalid",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/:id"] }
      """,
    why: """
      Waymark would take the syntax of another tool literally: `:id` would match the
      text `:id` and no item. A pattern would match nothing if it contained `//`,
      `..`, a space, or anything else that no URL contains.
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
      A pattern can contain the following captures:

      - `{name}` or `{name:Type}` captures a segment, or a part of a segment between
        literal texts.
      - `{name?}` captures the last segment, which may be missing.
      - `{name...}` captures the rest of the path.
      - `?page={page?}` captures the whole value of a query key.

      Percent-encode reserved characters in a literal: a space is `%20`. Omit a
      slash at the end, because patterns match URLs with and without a final slash.
      """)
}
