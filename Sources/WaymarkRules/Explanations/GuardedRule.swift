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
      declared. For a contradictory spec, the generated code would have to guess
      which screen a link opens. A link could open the wrong screen before a
      developer notices the problem. If a spec is contradictory or incomplete, the
      finding is therefore always an error.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      You can change the level of every warning. The command
      `waymark lint --baseline FILE` hides the findings that FILE lists. If the page
      of an error describes how to suppress the finding, you can also change the
      level of the error:

          lint: { crowded-enum: error, links-differ-only-by-case: allow }
      """)
}
