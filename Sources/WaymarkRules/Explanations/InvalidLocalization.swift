extension Explanation {
  static let invalidLocalization = Explanation(
    "`localization` has no valid path to string tables",
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
      Waymark needs the string tables to check that every title has a text in every
      language. The path must lead to files in the same package.
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
      A `.strings` file contains one language, so its path contains `{language}` in
      place of the name of the language. A string catalog (`.xcstrings`) contains
      all languages, so its path does not contain `{language}`. Titles have no
      plurals, so titles do not need a `.stringsdict` file.
      """)

  private static let texts: KeyValuePairs<String, String> = [
    "en.lproj/Localizable.strings": #""tabs.home" = "Home";"#,
    "pl.lproj/Localizable.strings": #""tabs.home" = "Start";"#,
  ]
}
