extension Explanation {
  static let unknownRule = Explanation(
    "the spec names a rule that does not exist",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      lint:
        crowded-enums: allow
      """,
    why: """
      A level or a comment for an unknown rule has no effect. Waymark still reports
      the finding that the level or the comment was intended for.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      lint:
        crowded-enum: allow
      """,
    advice: """
      Each finding ends with the name of its rule in brackets. `waymark explain`
      lists the names of all rules.
      """)
}
