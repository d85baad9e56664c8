extension Explanation {
  static let invalidType = Explanation(
    "no text is of a type, or nobody can tell which are",
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
      Links are compared by the texts that their types have: that is how it is known
      which of two wins, and that no screen is out of reach. A type that has none,
      or whose expression cannot be read, would make a link that nothing ever
      matches.
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
      An expression describes the whole text, of one character at least. It knows
      classes, groups, `|`, `?`, `*`, `+` and `{2,9}`, but neither look-around nor
      back-references, which no two expressions could be compared with. The bounds
      of a range are values of the type, the lower one first.
      """)
}
