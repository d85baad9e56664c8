import SpecText

extension JSONValue {
  /// Objects and arrays that fit into the width are on one line. There is no final line break.
  func lines(width: Int, indentation: Int = 0, column: Int = 0) -> String {
    let line = line
    guard column + line.utf8.count > width else { return line }
    let inner = indentation + 2
    switch self {
    case .array(let elements):
      let rows = elements.map { $0.lines(width: width, indentation: inner, column: inner) }
      return Self.block(rows, "[", "]", indentation)
    case .object(let entries):
      let rows = entries.sorted { $0.key < $1.key }.map { key, value in
        let name = JSONValue.string(key).text + ": "
        return name + value.lines(width: width, indentation: inner, column: inner + name.utf8.count)
      }
      return Self.block(rows, "{", "}", indentation)
    default: return line
    }
  }

  private var line: String {
    switch self {
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let entries) where !entries.isEmpty:
      "{ " + entries.sorted { $0.key < $1.key }.map(Self.entry).joined(separator: ", ") + " }"
    default: text
    }
  }

  private static func entry(_ key: String, _ value: JSONValue) -> String {
    JSONValue.string(key).text + ": " + value.line
  }

  private static func block(_ rows: [String], _ open: String, _ close: String, _ indentation: Int) -> String {
    let spaces = String(repeating: " ", count: indentation)
    return open + "\n" + rows.map { spaces + "  " + $0 }.joined(separator: ",\n") + "\n" + spaces + close
  }
}

extension JSONValue {
  /// Plain digits are numbers; all other scalars are strings.
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
