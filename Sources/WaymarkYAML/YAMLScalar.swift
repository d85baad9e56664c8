import WaymarkDiagnostics

/// A formatter that converts strings to YAML scalars.
package enum YAMLScalar {
  /// The scalar is also valid within a flow collection, such as `[a, b]`.
  package static func text(_ text: String) -> String {
    isPlain(text) ? text : inDoubleQuotes(text)
  }

  private static func isPlain(_ text: String) -> Bool {
    // An empty scalar and `null` are null values.
    guard let first = text.unicodeScalars.first, text.lowercased() != "null" else { return false }
    // Other parsers read words such as `yes` as values of other types.
    guard PlainScalar.obstacle(in: Array(text.utf8), at: .init(isInFlow: true)) == nil else { return false }
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    guard isWord(first) || "_/.".unicodeScalars.contains(first) else { return false }
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.allSatisfy { index in
      let scalar = scalars[index]
      if scalar == ":" || scalar == " " { return index + 1 < scalars.count && isWord(scalars[index + 1]) }
      return isWord(scalar) || "_/.-+@".unicodeScalars.contains(scalar)
    }
  }

  static func inQuotes(_ text: String) -> String {
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    return "'\(text.replacing(scalar: "'", with: "''"))'"
  }

  /// The quotes are single if double quotes would need a backslash and single quotes need no escape.
  static func inQuotes(onOneLine text: String) -> String {
    let double = inDoubleQuotes(text)
    // An escape of the form `\U` is possible only in double quotes.
    let needsEscape = double.utf8.count != text.utf8.count + 2 + text.utf8.count { $0 == 0x22 || $0 == 0x5C }
    guard !needsEscape, text.contains("\"") || text.contains("\\"), !text.contains("'") else { return double }
    return "'\(text)'"
  }

  /// Returns a string as a YAML scalar in double quotes, with escapes for invisible characters.
  package static func inDoubleQuotes(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
          let digits = String(scalar.value, radix: 16)
          result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
