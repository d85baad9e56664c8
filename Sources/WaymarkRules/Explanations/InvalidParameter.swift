extension Explanation {
  static let invalidParameter = Explanation(
    "the declaration of a parameter is invalid",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: search }
      routes:
        search:
          params: { text: String, page: Int? = 1 }
      """,
    why: """
      A parameter declares its type, and a default value for links that omit the
      parameter. A declaration such as `Int? = 1` is ambiguous, and Waymark does not
      guess. A wrong guess would pass `nil` to a screen that expects a value, or a
      value to a screen that expects `nil`.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: search }
      routes:
        search:
          params: { text: String, page: Int = 1 }
      """,
    advice: """
      A parameter has one of four forms: `Type`, `Type?`, `Type = VALUE` or
      `List<Type>`. A list without values is empty, so a list has neither `?` nor a
      default.
      """)
}
