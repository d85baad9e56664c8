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
      Waymark does not compile any part of a file that is not valid YAML. The
      finding names a common mistake at its location. If Waymark does not recognize
      the mistake, the finding names the location where parsing stopped. The cause
      may then be on an earlier line.
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
