extension Explanation {
  static let checkIncomplete = Explanation(
    "a check would take too long to finish",
    why: """
      Waymark checks exactly whether links collide, and nearly always finishes at
      once. The check is slow only for a few specs, such as a spec with:

      - a hundred thousand pairs of overlapping links
      - types whose expressions have thousands of states each
      - hundreds of `*.` hosts with links of their own

      If a check takes too long, Waymark stops the check and reports the unchecked
      links. The finding is an error because an unchecked link may lead to a
      different screen than the spec declares.

      The comparison of links with an association file can be slow, too. Patterns
      with many `*` and variables with long lists of values take long to compare.
      Waymark checks a pattern for a whole query, such as `"?": "q=*"`, with sample
      URLs only. If the sample URLs show no disagreement, the finding is a warning.
      """,
    advice: """
      Fix the findings that are reported, because many colliding links can hide
      other findings. Give captures simpler types, or use fewer large types. In an
      association file, use fewer `*` in one pattern, and list the keys of a query:
      `"?": { "q": "*" }`.
      """)
}
