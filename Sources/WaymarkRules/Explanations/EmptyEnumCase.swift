extension Explanation {
  static let emptyEnumCase = Explanation(
    "a value of an enum has no text",
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
      A value is what stands in a URL, and no part of a URL is empty. This one could
      neither be matched nor written: a link with it would open another screen.
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
      Where no value is a value, too, the parameter is optional: `size: Size?`.
      """)
}
