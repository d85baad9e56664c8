extension RegularExpressionParser {
  /// Returns the error for an unclosed character class that contains a quantifier, such as `[a-z+`.
  func missingBracket(ofClassAt start: Int) -> Failure? {
    var quantifier: Int?
    var index = start + (start + 1 < scalars.count && scalars[start + 1] == "^" ? 3 : 2)
    while index < scalars.count, scalars[index] != "[" {
      switch scalars[index] {
      case "]": return nil
      case "\\": index += 1
      case "{" where quantifier == nil && isCount(at: index): quantifier = index
      case "+" where quantifier == nil, "*" where quantifier == nil: quantifier = index
      default: break
      }
      index += 1
    }
    guard let quantifier else { return nil }
    var corrected = String.UnicodeScalarView()
    corrected.append(contentsOf: scalars[..<quantifier])
    corrected.append("]")
    corrected.append(contentsOf: scalars[quantifier...])
    return Failure(
      "this `[` is not closed before the quantifier", range(of: start),
      help: corrected.count > 100 ? "add a `]`" : "add a `]`: `\(String(corrected))`")
  }

  private func isCount(at start: Int) -> Bool {
    let content = scalars[(start + 1)...].prefix { "0"..."9" ~= $0 || $0 == "," }
    return content.first.map { $0 != "," } == true && content.endIndex < scalars.count
      && scalars[content.endIndex] == "}"
  }
}
