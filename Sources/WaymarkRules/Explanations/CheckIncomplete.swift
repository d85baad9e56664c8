extension Explanation {
  static let checkIncomplete = Explanation(
    "a check would take too long to finish",
    why: """
      Waymark compares all links exactly, which is nearly always fast. The
      comparison is slow only for a few kinds of specs:

      - The spec has a hundred thousand pairs of overlapping links.
      - The regular expressions of several types have thousands of states each.
      - Hundreds of hosts start with `*.`, and each host has its own links.

      If a check takes too long, Waymark stops the check and reports the unchecked
      links. The finding is an error because an unchecked link may lead to a
      different screen than the spec declares.

      The comparison of links with an association file can be slow, too. A pattern
      with many `*`, or a variable with a long list of values, takes long to
      compare. If a pattern describes a whole query, such as `"?": "q=*"`, Waymark
      checks only sample URLs. If the check of the sample URLs succeeds, the finding
      is a warning.
      """,
    advice: """
      First fix the other reported findings, because many colliding links can slow
      down the check. Give captures simpler types, or use fewer large types. In an
      association file, use fewer `*` in one pattern. List the keys of a query
      separately, as in `"?": { "q": "*" }`.
      """)
}
