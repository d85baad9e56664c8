extension Explanation {
  static let checkIncomplete = Explanation(
    "a check of the spec would take too long",
    why: """
      Waymark compares each link with all other links. This comparison is exact, and
      nearly always fast. The comparison of links is slow for only a few kinds of
      specs:

      - The spec has a hundred thousand pairs of overlapping links.
      - Several types have regular expressions with thousands of automaton states.
      - A link has many query keys, and each query key has several aliases.
      - Hundreds of hosts start with `*.`, and each host has its own links.

      If a check takes too long, Waymark stops the check and reports the unchecked
      links. The finding is an error, because an unchecked link may open a different
      screen than the spec declares.

      The comparison of links with an association file can be slow, too. For
      example, the patterns in the file can contain many `*` wildcards, or the
      variables in the file can have many values. If a pattern in the file describes
      a whole query, as in `"?": "q=*"`, Waymark checks only sample URLs. If Waymark
      finds no error in the sample URLs, the finding `check-incomplete` is only a
      warning.
      """,
    advice: """
      First fix the other findings, because many overlapping links can slow down the
      check. Give captures simpler types, or declare fewer types with large regular
      expressions. Use fewer aliases in the query of a link. In an association file,
      use fewer `*` wildcards in each pattern. List the keys of a query separately,
      as in `"?": { "q": "*" }`.
      """)
}
