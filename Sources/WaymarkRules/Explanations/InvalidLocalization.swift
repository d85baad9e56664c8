extension Explanation {
  static let invalidLocalization = Explanation(
    "`localization` does not name string tables",
    faulty: Example(
      """
      waymark: 1
      app: Shop
      localization:
        languages: [en, pl]
        strings: en.lproj/Localizable.strings
      tabs:
        home: { title: { key: tabs.home }, icon: house }
      """,
      with: texts),
    why: """
      Without the tables nobody can say whether each title is there in each
      language. A path leads to files of the same package only.
      """,
    corrected: Example(
      """
      waymark: 1
      app: Shop
      localization:
        languages: [en, pl]
        strings: "{language}.lproj/Localizable.strings"
      tabs:
        home: { title: { key: tabs.home }, icon: house }
      """,
      with: texts),
    advice: """
      `.strings` files hold a language each, so their path has `{language}` where
      its name stands. A string catalogue (`.xcstrings`) holds all of them, so its
      path has not. Plurals (`.stringsdict`) are of no use to titles.
      """)

  private static let texts: KeyValuePairs<String, String> = [
    "en.lproj/Localizable.strings": #""tabs.home" = "Home";"#,
    "pl.lproj/Localizable.strings": #""tabs.home" = "Start";"#,
  ]
}
