import WaymarkDiagnostics

extension JSONValue {
  /// Returns the JSON on several lines. Objects and arrays that fit into the width are on one line.
  ///
  /// - Parameters:
  ///   - width: The maximum length of a line with an object or array.
  ///   - indentation: The number of spaces before the line that contains the value.
  ///   - column: The column in which the value starts.
  /// - Returns: The JSON without a final line break.
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

  /// The JSON on one line, with spaces after commas and colons.
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
