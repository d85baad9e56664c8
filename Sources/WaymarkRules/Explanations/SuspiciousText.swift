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
      In this example, the curly quotes and the comma become a part of the title.
      The link in this example does not match `/sign-in`, because the pattern
      contains a dash instead of a hyphen. If a pattern contains an invisible
      character, the link also does not match the expected URL.
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
      If a reported character belongs to the text, write straight quotes around the
      whole text, as in `title: "“Home”"`. In a pattern, percent-encode the
      character, as in `/sign%E2%80%93in`.

      Characters that change the direction of text are reported in titles and in
      comments, too: they can show a line in another order than Waymark reads the
      line. The names of icons are compared with a list of common SF Symbols.
      """)
}
