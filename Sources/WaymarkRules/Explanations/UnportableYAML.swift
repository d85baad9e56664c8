extension Explanation {
  static let unportableYAML = Explanation(
    "other YAML parsers read a part of the file differently",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: {title: Home, icon: house, params: {from: String?}}
        more: {title: On, icon: ellipsis}
      """,
    why: """
      Waymark reads YAML with libyaml, and reads every value as text. Scripts,
      editors, and pipelines often read the same file with another parser, such as
      PyYAML, ruamel.yaml, or the packages `yaml` and `js-yaml` for Node. In `{ }`
      and `[ ]`, PyYAML rejects an unquoted `?`, so it cannot read `String?` here.
      PyYAML also reads `On` as true.

      The rule reports unquoted text that these parsers reject, or convert to a value
      from which the text cannot be restored: `yes`, `off`, `True`, `1_000`, `0o7`,
      `017`, `1.10`, `12:30`, `2026-01-31`, `1e3`, `.inf`, and similar text. Numbers
      such as `7` and `1.5`, `true`, `false`, and `null` are portable as values, but
      not as keys. The rule also reports tabs between values, unusual line breaks,
      lines in brackets or quotes that are not indented, comments without a space
      before the `#`, anchors and aliases as keys, repeated anchors, and directives.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: {title: Home, icon: house, params: {from: "String?"}}
        more: {title: "On", icon: ellipsis}
      """,
    advice: """
      `waymark lint --fix` and `waymark format` add the quotes. Quotes never change
      the meaning of a spec: `"7"` is a number where Waymark expects a number.
      """)
}
