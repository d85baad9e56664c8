extension Explanation {
  static let commentAfterPattern = Explanation(
    "a comment may cut off the fragment of a pattern",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home:
          title: Home
          icon: house
          links:
            - /home #offers
      """,
    why: """
      In YAML, a `#` after a space starts a comment, so this pattern is only
      `/home`. Without a fragment, the pattern matches every URL with the path
      `/home`. A URL with a different fragment, such as `/home#news`, also opens the
      tab.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home:
          title: Home
          icon: house
          links:
            - "/home#offers"
      """,
    advice: """
      Write a fragment directly after the path, without a space. Waymark does not
      report a comment that starts with `#` and a space.
      """)
}
