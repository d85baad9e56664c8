extension Explanation {
  static let guardedRule = Explanation(
    "the spec lowers a rule that must stay an error",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      lint:
        ambiguous-links: warning
      """,
    why: """
      Some findings mean that a spec is contradictory or incomplete. Examples are
      two links that match the same URL, a screen without a stack, and a name that
      is not declared. The generated code would have to guess the meaning of such a
      spec. By the time a developer notices a wrong guess, users have already
      received the link. Findings that protect the meaning of links are therefore
      errors in every spec.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      Warnings can have any level, and so can the few errors that do not affect the
      meaning of links:

          lint: { crowded-enum: error, links-differ-only-by-case: allow }

      `waymark lint --baseline FILE` hides existing findings.
      """)
}
