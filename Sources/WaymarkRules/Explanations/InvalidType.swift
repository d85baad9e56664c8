extension Explanation {
  static let invalidType = Explanation(
    "a type has no values or an invalid expression",
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
      Waymark compares links by the texts that their types allow. The comparison of
      types decides which of two links wins, and finds screens that no link can
      reach. A link never matches if one of its types has no values or an invalid
      expression.
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
      An expression describes the whole text, which has at least one character.
      Expressions support classes, groups, `|`, `?`, `*`, `+` and `{2,9}`.
      Lookaround and backreferences are not supported, because Waymark cannot
      compare expressions that use them. The bounds of a range are values of the
      type, and the lower bound comes first.
      """)
}
