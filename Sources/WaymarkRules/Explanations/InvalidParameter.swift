extension Explanation {
  static let invalidParameter = Explanation(
    "a parameter is not written as one",
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
      A parameter says of which type it is, and what it is where a link does not
      say. Written in another way it would have to be guessed at, and the screen
      would be handed nil where it counts on a value, or the other way round.
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
      There are four forms: `Type`, `Type?`, `Type = VALUE` and `List<Type>`. A list
      is empty where nothing is given, so it takes neither `?` nor a default.
      """)
}
