import Foundation
import SpecModel
import TestSupport
import Testing
import WaymarkOutput

@testable import WaymarkTool

@Suite("The JSON Schema of specs")
struct SchemaTests {
  private static let repository = TestFiles.folder.deletingLastPathComponent()
  private let schema: [String: Any]

  init() throws {
    schema = try #require(try JSONSerialization.jsonObject(with: Data(SchemaFile.text.utf8)) as? [String: Any])
  }

  @Test("The generated JSON Schema equals the file for SchemaStore in the repository")
  func isCurrent() {
    let file = Self.repository.appendingPathComponent("Integrations/SchemaStore/waymark.schema.json")
    if let mismatch = Snapshot.mismatch(SchemaFile.text, file) { Issue.record("\(mismatch)") }
  }

  @Test("The JSON Schema has fewer than 100,000 bytes and ends with a line break")
  func size() {
    #expect(SchemaFile.text.utf8.count < 100_000)
    #expect(SchemaFile.text.hasSuffix("}\n"))
  }

  @Test("The JSON Schema contains exactly the keys of each construct, with their summaries", arguments: [true, false])
  func keys(ofRoot isRoot: Bool) throws {
    let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
    let constructs = Self.constructs(in: isRoot ? .rootFile : .includedFile)
    #expect(constructs.count >= (isRoot ? 20 : 10))
    for construct in constructs {
      let definition = try #require(definitions[construct.id], "\(construct.id)")
      #expect(definition["additionalProperties"] as? Bool == false)
      let properties = try #require(definition["properties"] as? [String: [String: Any]])
      #expect(Set(properties.keys) == Set(construct.keys.map(\.name)))
      for key in construct.keys {
        let property = try #require(properties[key.name])
        let text = try #require(property["markdownDescription"] as? String)
        let isSummary = text.dropFirst().hasPrefix(key.summary.dropFirst())
        #expect(isSummary, "\(construct.id).\(key.name)")
        #expect(text.contains("Value: \(key.kind)"))
        #expect(key.defaultValue.map { text.hasSuffix("Default: \($0.text)") } ?? true)
        #expect((property["description"] as? String)?.contains("`") == false)
      }
      let required = Set(definition["required"] as? [String] ?? [])
      #expect(
        required
          == Set(construct.keys.filter { $0.isRequired && !$0.isConditional && $0.substitute == nil }.map(\.name)))
    }
  }

  @Test("The references in the JSON Schema use exactly the definitions of the schema")
  func references() throws {
    let definitions = try #require(schema["definitions"] as? [String: Any])
    let names = SchemaFile.text.matches(of: /"\$ref": "#\/definitions\/([A-Za-z]+)"/).map { String($0.output.1) }
    #expect(names.count > 100)
    #expect(Set(names) == Set(definitions.keys))
  }

  @Test("Each pattern in the JSON Schema is a valid regular expression")
  func expressions() throws {
    var found = 0
    func visit(_ value: Any) throws {
      if let list = value as? [Any] { try list.forEach(visit) }
      guard let object = value as? [String: Any] else { return }
      if let pattern = object["pattern"] as? String {
        _ = try NSRegularExpression(pattern: pattern)
        found += 1
      }
      try object.values.forEach(visit)
    }
    try visit(schema)
    #expect(found > 20)
  }

  @Test("The JSON Schema lists each rule with a configurable level and fixes the levels of the other rules")
  func rules() throws {
    let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
    let properties = try #require(definitions["spec"]?["properties"] as? [String: [String: Any]])
    let lint = try #require(properties["lint"])
    let levels = try #require(lint["properties"] as? [String: [String: Any]])
    #expect(levels["unreachable-route"] != nil)
    #expect(levels["ambiguous-links"] == nil)
    let guarded = try #require((lint["patternProperties"] as? [String: Any])?.keys.first)
    #expect(guarded.contains("ambiguous-links"))
  }

  @Test("The catalog entry for SchemaStore has the URL of the JSON Schema and matches `*.nav.yaml`")
  func catalogEntry() throws {
    let file = Self.repository.appendingPathComponent("Integrations/SchemaStore/catalog-entry.json")
    let entry = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    #expect(entry["url"] as? String == schema["$id"] as? String)
    #expect(entry["fileMatch"] as? [String] == ["*.nav.yaml"])
  }

  /// Returns the constructs in the values of a shape, without duplicates.
  private static func constructs(in shape: ValueShape) -> [ConstructShape] {
    var found: [ConstructShape] = []
    func visit(_ shape: ValueShape) {
      switch shape {
      case .any(let shapes): shapes.forEach(visit)
      case .list(let element, _): visit(element)
      case .mapping(let names, let values):
        visit(names)
        visit(values)
      case .construct(let construct) where !found.contains { $0.id == construct.id }:
        found.append(construct)
        construct.keys.forEach { visit($0.shape) }
      default: break
      }
    }
    visit(shape)
    return found
  }
}
