extension Explanation {
  static let guardedRule = Explanation(
    "a rule that guards what links mean is lowered",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      lint:
        ambiguous-links: warning
      """,
    why: """
      Some findings say that a spec means nothing, or two things at once: two links
      that want one URL, a screen without a stack, a name that nothing has. Code for
      such a spec would have to guess, and a link that was guessed is in mails by
      the time somebody sees it. So these findings are errors in every spec.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      Warnings, and the few errors that judge and guard nothing, take any level:

          lint: { crowded-enum: error, links-differ-only-by-case: allow }

      `waymark lint --baseline FILE` keeps quiet of findings that were there before.
      """)
}
