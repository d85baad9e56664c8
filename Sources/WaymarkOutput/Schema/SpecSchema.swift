import SpecModel
import SpecText

/// The JSON Schema of spec files, derived from the key tables. It follows draft-07, which the YAML language server
/// supports, and contains keywords of VS Code such as `markdownDescription`.
package struct SpecSchema {
  typealias Keywords = [String: JSONValue]

  /// SchemaStore serves the schema at this URL.
  package static let id = "https://json.schemastore.org/waymark.json"

  let rules: [SchemaRule]
  private var definitions: Keywords = [:]

  private init(rules: [SchemaRule]) { self.rules = rules }

  package static func text(rules: [SchemaRule]) -> String {
    var schema = SpecSchema(rules: rules)
    return schema.document().lines(width: 120) + "\n"
  }

  private mutating func document() -> JSONValue {
    let root = keywords(of: .rootFile)
    let included = keywords(of: .includedFile)
    // The key `waymark` makes a file a root file. A file with `app` is a root file without a version.
    let name = keywords(of: .nameOfRootFile)
    let version = ValueShape.rootFile.key(at: [.entry("waymark")]).map { keywords(of: $0) } ?? [:]
    let isRoot = ["waymark", "app"].map { JSONValue.object(["required": .strings([$0])]) }
    return .object([
      "$schema": .string("http://json-schema.org/draft-07/schema#"), "$id": .string(Self.id),
      "title": .string("Waymark spec"),
      "description": .string("The navigation of an app: the root file of a spec, or a file that the spec includes."),
      "type": .string("object"), "if": .object(["anyOf": .array(isRoot)]),
      "then": .object([
        "if": .object([
          "required": .strings(ValueShape.keysOfName), "maxProperties": .number("\(ValueShape.keysOfName.count)"),
          // Several paths don't name a spec.
          "properties": .object(["include": .object(["maxItems": .number("1")])]),
        ]),
        "then": .object(name), "else": .object(root),
      ]),
      "else": .object(included),
      // Editors suggest the key before the file is a root file.
      "properties": .object(["waymark": .object(version)]), "defaultSnippets": .array([SpecSnippet.wholeSpec.schema]),
      "definitions": .object(definitions),
    ])
  }

  mutating func definition(_ name: String, _ make: (inout SpecSchema) -> Keywords) -> Keywords {
    if definitions[name] == nil {
      // A construct can contain itself.
      definitions[name] = .null
      definitions[name] = .object(make(&self))
    }
    return ["$ref": .string("#/definitions/\(name)")]
  }
}

/// A rule whose level a spec can set under `lint`.
package struct SchemaRule {
  let name: String
  /// A sentence about the findings, in Markdown.
  let summary: String
  let isGuarded: Bool

  package init(name: String, summary: String, isGuarded: Bool) {
    self.name = name
    self.summary = summary
    self.isGuarded = isGuarded
  }
}

enum Prose {
  static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + (phrase.hasSuffix(".") ? "" : ".")
  }

  static func plain(_ markdown: String) -> String { markdown.filter { $0 != "`" } }
}
