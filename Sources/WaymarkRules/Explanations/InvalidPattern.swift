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
      Waymark does not support the pattern syntax of other tools. The segment `:id`
      would match only the text `:id`, not the ID of an item. A pattern that
      contains `//`, `..`, or a space would match no URL.
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

      - `{name}` or `{name:Type}` captures a whole segment of the path. In the
        segment `item-{id}`, the capture is only the part after `item-`.
      - `{name?}` captures an optional last segment.
      - `{name...}` captures the rest of the path.
      - `?page={page?}` captures the value of the query key `page`.

      Percent-encode reserved characters in literal text. For example, write `%20`
      for a space. Do not end a pattern with a slash, because a pattern matches URLs
      with and without a final slash.
      """)
}
