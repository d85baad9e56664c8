extension Explanation {
  static let emptyEnumCase = Explanation(
    "the text of an enum value is empty",
    faulty: """
      waymark: 1
      app: Shop
      types:
        Size: { values: { any: "", small: s, large: l } }
      tabs:
        home: { title: Home, icon: house, opens: [shirt] }
      routes:
        shirt: { params: { size: Size } }
      """,
    why: """
      The text of an enum value is a part of a URL, and no part of a URL is empty.
      Waymark could neither match nor create a URL with an empty text. A link with
      this value would open a different screen.
      """,
    corrected: """
      waymark: 1
      app: Shop
      types:
        Size: { values: { any: any, small: s, large: l } }
      tabs:
        home: { title: Home, icon: house, opens: [shirt] }
      routes:
        shirt: { params: { size: Size } }
      """,
    advice: """
      If the value may be missing, make the parameter optional: `size: Size?`.
      """)
}
