extension Explanation {
  static let unknownRule = Explanation(
    "there is no rule of this name",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      lint:
        crowded-enums: allow
      """,
    why: """
      A level for a rule that there is not, or a comment that silences one, changes
      nothing: the finding that you meant comes back, or stays what it was, and
      nobody knows why.
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
      The name of a finding's rule stands at its end, in brackets. `waymark explain`
      lists them all.
      """)
}
