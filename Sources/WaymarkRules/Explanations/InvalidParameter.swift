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
          params: { text: String, page: "Int? = 1" }
      """,
    why: """
      The declaration of a parameter contains a type. The declaration can also
      contain a default value. The default value applies to links that do not
      contain the parameter. A declaration such as `Int? = 1` is ambiguous, because
      a missing value could mean `nil` or 1. If Waymark guessed wrong, a screen that
      expects a value would receive `nil`.
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
      list parameter cannot be optional and cannot have a default value. If a link
      contains no value for the list, the list is empty.
      """)
}
