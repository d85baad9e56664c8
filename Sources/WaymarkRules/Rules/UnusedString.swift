import AppleFormats
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A key beside those of titles in a string table that no title has.
  static let unusedString = Rule(
    "unused-string", .warning, explanation: .unusedString, requires: .stringTables
  ) { context in
    let keys = Set(context.model.titleKeys.map(\.string))
    let namespaces = Set(keys.compactMap(namespace))
    let tables = context.strings.tables
    var seen: Set<String> = []
    for (index, (_, table)) in tables.enumerated() {
      for key in table.keys {
        guard let text = table[key], !keys.contains(key), let namespace = namespace(of: key),
          namespaces.contains(namespace), seen.insert(key).inserted
        else {
          continue
        }
        context.report(
          Finding(
            "no title has the key `\(key)`, which stands among those of titles", at: text.span,
            help: "remove it; or, if other code uses it, let its name start with something else than `\(namespace)`",
            related: tables[(index + 1)...].compactMap { language, table in
              table[key].flatMap { $0.span == text.span ? nil : .init($0.span, "here it is in `\(language)`") }
            }))
      }
    }
  }

  /// What stands before a key's last part, `tabs.` of `tabs.home`; nil where a key is a text of its own.
  @Sendable private static func namespace(of key: String) -> String? {
    guard let dot = key.lastIndex(of: "."), dot > key.startIndex, !key.utf8.contains(UInt8(ascii: " ")) else {
      return nil
    }
    return String(key[...dot])
  }
}

extension Explanation {
  fileprivate static let unusedString = Explanation(
    "a string table has a key that no title uses",
    faulty: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": """
        "tabs.home" = "Home";
        "tabs.wishes" = "Wishes";
        """
      ]),
    why: """
      The tab has gone, and its texts are still translated, language by language.
      Or the key is the one that a title should have, and its name is misspelt.
      """,
    corrected: Example(spec, with: ["en.lproj/Localizable.strings": #""tabs.home" = "Home";"#]),
    advice: """
      Only keys with the beginning of some title's key are looked at, up to its last
      dot: the rest of a table belongs to the app. Code of the app that uses keys
      between those of titles should give them another beginning.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    localization:
      languages: en
      strings: "{language}.lproj/Localizable.strings"
    tabs:
      home: { title: { key: tabs.home }, icon: house }
    """
}
