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
      The declaration of a parameter contains a type, and may contain a default
      value for links without the parameter. A declaration such as `Int? = 1` is
      ambiguous, because a missing value could be `nil` or 1. If Waymark guessed
      wrong, a screen that expects a value would receive `nil`.
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
      The declaration of a parameter has one of four forms: `Type`, `Type?`, `Type =
      VALUE`, or `List<Type>`. A list parameter has neither `?` nor a default value,
      because a missing list is empty.
      """)
}
