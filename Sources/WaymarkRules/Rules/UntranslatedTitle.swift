import AppleFormats
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A title that is the same in all languages, in a spec whose other titles are not.
  static let untranslatedTitle = Rule(
    "untranslated-title", .warning, explanation: .untranslatedTitle, requires: .stringTables
  ) { context in
    // One language needs no keys.
    guard context.strings.languages.count > 1 else { return }
    func check(_ title: Title?, _ key: String) {
      guard case .text(let text) = title else { return }
      context.report(
        Finding(
          "`\(text.string)` is the same in every language, as it is a text and not a key",
          at: text.span, help: "write `{ key: \(key) }`, and give that key a text in each of the string tables"))
    }
    for tab in context.model.tabs {
      check(tab.title, "tabs.\(tab.name.string)")
      check(tab.placeholder?.message, "placeholders.\(tab.name.string)")
    }
    for route in context.model.routes { check(route.title, "routes.\(route.name.string)") }
  }
}

extension Explanation {
  fileprivate static let untranslatedTitle = Explanation(
    "a title is a text, and others have keys",
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
