import SpecModel
import SpecText

extension Rule {
  static let untranslatedTitle = Rule(
    "untranslated-title", .warning, explanation: .untranslatedTitle, requires: .stringTables
  ) { context in
    // A spec with one language needs no keys.
    guard context.strings[0].languages.count > 1 else { return }
    let tables = context.strings[0].tables
    func check(_ title: Title?, _ key: String) {
      guard case .text(let text) = title else { return }
      let isKey = tables.contains { $0.table[text.string] != nil }
      context.report(
        Finding(
          "`\(text.string)` is the same in every language, because it is a literal text and not a key",
          at: text.span,
          help: isKey
            ? "write `{ key: \(text.string) }`"
            : "write `{ key: \(key) }`, and add a string for this key to each string table"))
    }
    var sections: Set<String> = []
    for tab in context.model.tabs {
      check(tab.title, "tabs.\(tab.name.string)")
      check(tab.placeholder?.message, "placeholders.\(tab.name.string)")
      if let section = tab.section, sections.insert(section.text.string).inserted {
        check(section, "sections.\(tab.name.string)")
      }
    }
    for route in context.model.routes { check(route.title, "routes.\(route.name.string)") }
  }
}

extension Explanation {
  fileprivate static let untranslatedTitle = Explanation(
    "a title has no key, but other titles have keys",
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
      If a title has no key, the app shows the same text in every language. If the
      other titles are translated, a title without a key looks like a forgotten
      translation.
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
      A title that is the same in every language, such as the name of a brand, also
      needs a key. Use the same text for this key in the string tables of all
      languages. The key shows that you did not forget to translate the title.
      Waymark does not check a spec with only one language. Waymark also does not
      check a spec in which no title has a key.
      """)
}
