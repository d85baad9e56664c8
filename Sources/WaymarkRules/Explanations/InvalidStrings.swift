extension Explanation {
  static let invalidStrings = Explanation(
    "a string table cannot be read",
    faulty: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": """
        "tabs.home" = "Home"
        "tabs.basket" = "Basket";
        """
      ]),
    why: """
      Xcode stops at such a file, or the app comes without the language. What else
      may be wrong with the titles cannot be said before it is mended.
      """,
    corrected: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": """
        "tabs.home" = "Home";
        "tabs.basket" = "Basket";
        """
      ]),
    advice: """
      A `.strings` file is UTF-8, or UTF-16 with a byte order mark. A string
      catalogue is JSON, with `sourceLanguage` and `strings`.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    localization:
      languages: en
      strings: "{language}.lproj/Localizable.strings"
    tabs:
      home: { title: { key: tabs.home }, icon: house }
      basket: { title: { key: tabs.basket }, icon: cart }
    """
}
