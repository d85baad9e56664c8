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
      The declaration of a parameter contains a type. An optional default value
      applies to links that do not contain the parameter. A declaration such as
      `Int? = 1` is ambiguous, because a missing value could mean `nil` or 1. If
      Waymark guessed wrong, a screen that expects a value would receive `nil`.
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
      Declare a parameter as `Type`, `Type?`, `Type = VALUE`, or `List<Type>`. A
      list parameter has neither `?` nor a default value, because a link without
      values for the list yields an empty list.
      """)
}
