/// Texts as YAML has them.
package enum YAMLScalar {
  /// A text as a value, on one line, between brackets too: as it is, or in quotes where YAML would read something else.
  package static func text(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// Whether a text can stand there as it is. Some others could, too: quotes are never wrong.
  private static func isPlain(_ text: String) -> Bool {
    // These are no texts but "no value".
    guard let first = text.unicodeScalars.first, text.lowercased() != "null" else { return false }
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

  private static func quoted(_ text: String) -> String {
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
