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
      A spec can set the level of a rule under `lint`, or suppress a rule with a
      comment. If the name of the rule is unknown, the level or the comment has no
      effect. Waymark still reports the findings of the intended rule.
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
