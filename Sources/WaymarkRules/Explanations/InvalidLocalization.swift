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
      Waymark reads the string tables to check whether every title is translated
      into every language. The string tables must be in the same package as the
      spec.
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
      A `.strings` file contains only one language, so the path of the file contains
      the placeholder `{language}`. A string catalog (`.xcstrings`) contains all
      languages, so the path of the catalog does not contain `{language}`. Titles
      have no plural forms, so the app needs no `.stringsdict` file for titles.
      """)

  private static let texts: KeyValuePairs<String, String> = [
    "en.lproj/Localizable.strings": #""tabs.home" = "Home";"#,
    "pl.lproj/Localizable.strings": #""tabs.home" = "Start";"#,
  ]
}
