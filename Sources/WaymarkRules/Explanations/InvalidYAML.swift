extension Explanation {
  static let invalidYAML = Explanation(
    "a file is not YAML",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home:
          title: Shop: the best
          icon: house
      """,
    why: """
      What cannot be read is not half an app but none. The place that is named is
      the one where reading stopped; the cause may be a line above it, where a
      bracket or a quote was opened.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home:
          title: "Shop: the best"
          icon: house
      """,
    advice: """
      Indent with spaces, not with tabs. Quote a value that has `: ` or ` #` in it,
      or that starts with a sign such as `*`, `!`, `@`, `%`, `[` or `{`.
      """)
}
