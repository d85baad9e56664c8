extension Explanation {
  static let checkIncomplete = Explanation(
    "links are unchecked: it would take too long",
    why: """
      Whether links collide is found out exactly, and nearly always at once. Some
      specs make that long: a hundred thousand pairs of links that cross, types
      whose expressions have thousands of states each, hundreds of hosts with `*.`
      that have links of their own. Such a check is given up, and this says which
      links it leaves open. It is an error, as a link that nobody has checked may
      lead elsewhere than it says.

      The same goes for links and an association file: patterns of many `*`, and
      variables with long lists of patterns, take long to compare. It is a warning
      where nothing showed a disagreement, and a component has a pattern of a whole
      query, `"?": "q=*"`: such a one is tried on some URLs of the links alone.
      """,
    advice: """
      Mend what is found so far: links that collide in great numbers hide what else
      there is. Give captures simpler types, or use fewer of the large ones.
      In an association file, use fewer `*` in one pattern, and say a query by its
      keys: `"?": { "q": "*" }`.
      """)
}
