extension Explanation {
  static let invalidType = Explanation(
    "a type has no values, or its expression is invalid",
    faulty: """
      waymark: 1
      app: Shop
      types:
        Code: { is: String, matching: "[A-Z]{3}-[0-9" }
      tabs:
        home: { title: Home, icon: house }
      routes:
        voucher: { links: ["/vouchers/{code:Code}"] }
      """,
    why: """
      To compare two links, Waymark compares the texts that the types of their
      captures allow. This comparison shows which link wins, and which links can
      never match. A link never matches if the type of a capture has no values or an
      invalid expression.
      """,
    corrected: """
      waymark: 1
      app: Shop
      types:
        Code: { is: String, matching: "[A-Z]{3}-[0-9]+" }
      tabs:
        home: { title: Home, icon: house }
      routes:
        voucher: { links: ["/vouchers/{code:Code}"] }
      """,
    advice: """
      The expression of a type must match a whole value, and a value has at least
      one character. An expression can contain character classes, groups, `|`, `?`,
      `*`, `+`, and `{2,9}`. Waymark does not support lookaround and backreferences,
      because it cannot compare expressions that contain them. The bounds of a range
      must be values of the type, and the lower bound comes first.
      """)
}
