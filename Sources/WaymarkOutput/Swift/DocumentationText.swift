import SpecModel

/// Escapes text from a spec for documentation comments, which Xcode and DocC treat as Markdown. Markup could otherwise
/// hide the rest of the comment.
enum DocumentationText {
  static func escaped(_ line: String) -> String {
    var result = ""
    let scalars = Array(line.unicodeScalars)
    let mark = blockMark(in: scalars)
    for (index, scalar) in scalars.enumerated() {
      if index == mark || isInline(scalar) || isEntity(index, in: scalars) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// The character has a meaning anywhere in a line.
  private static func isInline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", "~", "|": true
    default: false
    }
  }

  /// A reference such as `&lt;` or `&#60;`.
  private static func isEntity(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard scalars[index] == "&", index + 1 < scalars.count else { return false }
    let next = scalars[index + 1]
    return next == "#" || next.properties.isAlphabetic
  }

  /// The character that makes a line a heading, a quote, an element of a list, or a directive.
  private static func blockMark(in scalars: [Unicode.Scalar]) -> Int? {
    switch scalars.first {
    case "#", ">", "-", "+", "=", "@": return 0
    default:
      // The mark of a numbered list follows the number.
      let digits = scalars.prefix { ("0"..."9").contains($0) }.count
      guard digits > 0, digits < scalars.count, scalars[digits] == "." || scalars[digits] == ")" else { return nil }
      return digits
    }
  }
}

struct ScreenTerms {
  let sentences: String

  init?(_ route: borrowing Route, _ model: borrowing NavigationModel) {
    var sentences: [String] = []
    let conditions = route.requirements.map { "`\(model.conditions[$0].name.string)`" }
    if !conditions.isEmpty { sentences.append("Requires \(conditions.joined(or: "and")).") }
    if let type = route.returns { sentences.append("Returns `\(type.text.string)`.") }
    guard !sentences.isEmpty else { return nil }
    self.sentences = sentences.joined(separator: " ")
  }
}
