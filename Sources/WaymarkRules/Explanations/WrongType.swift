extension Explanation {
  static let wrongType = Explanation(
    "a value has the wrong type for its key",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        - home: { title: Home, icon: house }
        - cart: { title: Cart, icon: cart }
      """,
    why: """
      Waymark cannot decode a value of the wrong type. Without the value of `tabs`,
      for example, the app has no first screen. Usually, the value is a list instead
      of a mapping, or a word that the key does not allow.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        cart: { title: Cart, icon: cart }
      """,
    advice: """
      The error message contains the expected type. Write Boolean values as `true`
      and `false`. Quote a string that starts with `{` or `[`.
      """)
}
