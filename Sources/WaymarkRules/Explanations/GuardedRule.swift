extension Explanation {
  static let guardedRule = Explanation(
    "the level of a rule must remain `error`",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      lint:
        ambiguous-links: warning
      """,
    why: """
      Some findings mean that a spec is contradictory or incomplete. For example,
      two links match the same URL, a screen has no stack, or a name is not
      declared. The generated code would have to guess the meaning of a
      contradictory spec. A link could open the wrong screen before a developer
      notices the problem. A finding about the meaning of links is an error in every
      spec.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      You can change the level of every warning. The command
      `waymark lint --baseline FILE` hides the findings that FILE lists. You can
      also change the level of errors that do not affect the meaning of links:

          lint: { crowded-enum: error, links-differ-only-by-case: allow }
      """)
}
