import AppleFormats
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A title that is the same in all languages, in a spec whose other titles are not.
  static let untranslatedTitle = Rule(
    .untranslatedTitle,
    ofStrings: { model, strings, report in
      // One language needs no keys.
      guard strings.languages.count > 1 else { return }
      func check(_ title: Title?, _ key: String) {
        guard case .text(let text) = title else { return }
        report(
          Diagnostic(
            "untranslated-title",
            "`\(text.string)` is the same in every language, as it is a text and not a key",
            at: text.span, severity: .warning,
            help: "write `{ key: \(key) }`, and give that key a text in each of the string tables"))
      }
      for tab in model.tabs {
        check(tab.title, "tabs.\(tab.name.string)")
        check(tab.placeholder?.message, "placeholders.\(tab.name.string)")
      }
      for route in model.routes { check(route.title, "routes.\(route.name.string)") }
    })
}

extension RulePage {
  fileprivate static let untranslatedTitle = RulePage(
    "untranslated-title",
    "a title is a text, and others have keys",
    severity: .warning,
    faulty: Example(
      """
      waymark: 1
      app: Shop
      localization:
        languages: [en, pl]
        strings: "{language}.lproj/Localizable.strings"
      tabs:
        home: { title: { key: tabs.home }, icon: house }
        basket: { title: Basket, icon: cart }
      """,
      with: [
        "en.lproj/Localizable.strings": #""tabs.home" = "Home";"#,
        "pl.lproj/Localizable.strings": #""tabs.home" = "Start";"#,
      ]),
    why: """
      A text in the spec is shown as it stands, in every language. Between titles
      that are translated it looks like one that somebody forgot.
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
        basket: { title: { key: tabs.basket }, icon: cart }
      """,
      with: [
        "en.lproj/Localizable.strings": """
        "tabs.home" = "Home";
        "tabs.basket" = "Basket";
        """,
        "pl.lproj/Localizable.strings": """
        "tabs.home" = "Start";
        "tabs.basket" = "Koszyk";
        """,
      ]),
    advice: """
      A name that is the same everywhere, such as a brand's, has a key as well, and
      one text in all tables; so it shows that somebody thought about it. A spec of
      one language, or without a single key, is not looked at.
      """)
}
