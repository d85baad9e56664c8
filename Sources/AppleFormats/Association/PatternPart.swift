/// A part of a pattern of paths, queries or fragments.
///
/// See "What's new in Universal Links" (WWDC20, session 10098) and Apple's reference of `applinks.SubstitutionVariables`.
package enum PatternPart: Hashable, Sendable {
  case text(String)
  /// `?`: exactly one character, a `/` too.
  case one
  /// `*`: any characters, or none.
  case any
  /// `$(NAME)`: one of the variable's texts.
  case variable(String)

  /// The parts of a pattern in their order. No two texts follow one another, and no two `*`.
  ///
  /// A name holds no `$`, `(` and `)`; what starts like a variable and is none is text.
  ///
  /// - Complexity: O(length of the pattern).
  package static func all(in pattern: String) -> [PatternPart] {
    var parts: [PatternPart] = []
    var text = String.UnicodeScalarView()
    func endText() {
      if !text.isEmpty { parts.append(.text(String(text))) }
      text = .init()
    }
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "?":
        endText()
        parts.append(.one)
      case "*":
        endText()
        if parts.last != .any { parts.append(.any) }
      case "$" where rest.first == "(":
        let name = rest.dropFirst().prefix { $0 != "$" && $0 != "(" && $0 != ")" }
        if name.endIndex < rest.endIndex, rest[name.endIndex] == ")" {
          endText()
          parts.append(.variable(String(name)))
          rest = rest[name.endIndex...].dropFirst()
        } else {
          text.append(scalar)
        }
      default: text.append(scalar)
      }
    }
    endText()
    return parts
  }

  /// The names of the variables in a pattern.
  package static func variables(in pattern: String) -> [String] {
    // Most patterns have none.
    guard pattern.utf8.contains(UInt8(ascii: "$")) else { return [] }
    return all(in: pattern).compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }
}
