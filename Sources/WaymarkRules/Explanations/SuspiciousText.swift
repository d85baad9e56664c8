extension Explanation {
  static let suspiciousText = Explanation(
    "a string probably contains a typing mistake",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home:
          title: “Home”,
          icon: house,
          links: [/sign–in]
      """,
    why: """
      Editors and chat programs replace quotes, hyphens, and spaces with characters
      that look similar. In YAML, only the straight quotes `"` and `'` are quotes.
      The title above is therefore `“Home”,`, with the quotes and the comma. The
      link above does not match `/sign-in`, because the pattern contains a dash
      instead of a hyphen. An invisible character has the same effect.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home:
          title: Home
          icon: house
          links: [/sign-in]
      """,
    advice: """
      If the characters belong to the text, write straight quotes around the whole
      text, as in `title: "“Home”"`. In a pattern, percent-encode the characters, as
      in `/sign%E2%80%93in`.
      """)
}
