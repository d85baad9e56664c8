import WaymarkDiagnostics
import WaymarkYAML

extension JSONValue {
  /// Creates the JSON of a YAML text, or returns `nil` if the text is not valid YAML.
  ///
  /// Plain digits are numbers, and all other scalars are strings.
  init?(yaml text: String) {
    let source = SourceFile(path: "example", bytes: Array((text + "\n").utf8))
    guard let tree = YAMLLoader.load(source, index: 0).tree else { return nil }
    self.init(tree.root)
  }

  private init(_ node: YAMLNode) {
    switch node.kind {
    case .mapping:
      var entries: [String: JSONValue] = [:]
      node.forEachPair { key, value in entries[key.text.string] = JSONValue(value) }
      self = .object(entries)
    case .sequence:
      var elements: [JSONValue] = []
      node.forEachElement { elements.append(JSONValue($0)) }
      self = .array(elements)
    case .scalar, .alias:
      let text = node.text.string
      let isNumber = node.style == .plain && !text.isEmpty && text.utf8.allSatisfy { $0 &- 0x30 < 10 }
      self = isNumber ? .number(text) : .string(text)
    }
  }
}
