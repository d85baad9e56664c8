/// A printer that writes each JSON object or array on a single line (RFC 8259).
enum JSONText {
  static func object(_ members: [(key: String, value: String)]) -> String {
    guard !members.isEmpty else { return "{}" }
    return "{ \(members.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", ")) }"
  }

  static func list(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ", "))]" }

  /// Returns a string as a JSON literal in quotes.
  ///
  /// Invisible characters are escaped, because a terminal may show the file.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          for unit in UTF16.encode(scalar)! {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
