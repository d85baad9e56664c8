/// Names in another notation than a list in brackets, such as `(a, b)`, `a | b`, or `a and b`.
package struct ListNotation {
  package let elements: [String]
  /// Each of the names is enough, as in `a | b` or `a or b`.
  package let isChoice: Bool
  /// Brackets or marks, and not only spaces or words, show that the text is a list.
  package let hasMarks: Bool

  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}", "<": ">"]

  /// Fails for a single name without brackets, and for other texts, such as a pattern.
  package init?(_ text: String) {
    var scalars = text.unicodeScalars[...]
    guard text.utf8.count <= 1_024, let first = scalars.first, first != "/" else { return nil }
    let isBracketed = scalars.count > 2 && Self.brackets[first] == scalars.last
    if isBracketed { scalars = scalars.dropFirst().dropLast() }
    var marks = String.UnicodeScalarView()
    let words = scalars.split { scalar in
      guard !scalar.isASCII || !(scalar.properties.isAlphabetic || "0"..."9" ~= scalar || "_-.".contains(scalar)) else {
        return false
      }
      marks.append(scalar)
      return true
    }.map(String.init)
    let names = words.filter { $0 != "and" && $0 != "or" }
    guard marks.allSatisfy({ " ,;|&+/\"'".unicodeScalars.contains($0) }), let name = names.first, name != "-",
      isBracketed || names.count > 1
    else { return nil }
    elements = names
    isChoice = marks.contains("|") || words.contains("or")
    hasMarks = isBracketed || marks.contains { $0 != " " } && names.count == words.count
  }

  /// The list in brackets, or the only name.
  package var yaml: String { elements.count == 1 ? elements[0] : "[\(elements.joined(separator: ", "))]" }
}

extension String {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
