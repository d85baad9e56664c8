extension Explanation {
  static let emptyEnumCase = Explanation(
    "the URL text of an enum value is empty",
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
      The text of an enum value becomes a part of a URL, and this part cannot be
      empty. Waymark can neither match nor create a URL for an empty string. A URL
      with an empty value would match a different link and open a different screen.
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
      If the value may be missing, make the parameter optional with the type
      `Size?`.
      """)
}
