extension Explanation {
  static let invalidType = Explanation(
    "a type has an invalid expression, or no values",
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
      To decide which of two links wins, Waymark compares the possible values of the
      captures in both links. If the type of a capture has an invalid regular
      expression or allows no values, the link can never match a URL.
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
      The regular expression of a type describes a whole value, which has at least
      one character. A regular expression can contain character classes, groups,
      `|`, `?`, `*`, `+`, and `{2,9}`. Waymark cannot compare regular expressions
      that contain lookaround or backreferences, so Waymark does not support these
      features. The bounds of a range must be values of the type, and the lower
      bound comes first.
      """)
}
