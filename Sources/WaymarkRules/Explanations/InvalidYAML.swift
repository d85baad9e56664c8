extension Explanation {
  static let invalidYAML = Explanation(
    "a file is not valid YAML",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home:
          title: Shop: the best
          icon: house
      """,
    why: """
      Waymark does not compile any part of a file that is not valid YAML. If Waymark
      recognizes a common mistake, the finding describes the mistake and shows its
      location. If Waymark does not recognize the mistake, the finding shows the
      location where parsing stopped. The mistake may be on a line before this
      location.
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
      Indent with spaces, not with tabs. Quote a value that contains a colon before
      a space, or a `#` after a space. Also quote a value that starts with a special
      character, such as `*`, `!`, `@`, `%`, `[`, or `{`.
      """)
}
