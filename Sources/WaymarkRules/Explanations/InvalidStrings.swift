extension Explanation {
  static let invalidStrings = Explanation(
    "a string table is invalid",
    faulty: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": """
        "tabs.home" = "Home"
        "tabs.basket" = "Basket";
        """
      ]),
    why: """
      If a string table is invalid, the Xcode build fails, or the app lacks a
      language. Waymark cannot check titles in a language whose string table is
      invalid.
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
      A `.strings` file is encoded in UTF-8, or in UTF-16 with a byte order mark. A
      string catalog is JSON with the keys `sourceLanguage` and `strings`.
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
