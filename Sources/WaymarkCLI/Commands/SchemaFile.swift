import WaymarkEmit
import WaymarkRules

/// The file with the JSON Schema of specs.
enum SchemaFile {
  /// SwiftPM ignores a hidden file in the folder of a target.
  static let name = ".waymark.schema.json"

  /// The first line of a spec whose folder contains the file.
  static let modeline = "# yaml-language-server: $schema=\(name)"

  static var text: String {
    SpecSchema.text(
      rules: RuleBook.pages.map {
        SchemaRule(name: $0.id.name, summary: $0.explanation.summary, isGuarded: $0.isGuarded)
      })
  }
}
