/// A part of a pattern in an association file, such as literal text, a wildcard, or a variable.
///
/// See "What's new in Universal Links" (WWDC20, session 10098) and Apple's reference of `applinks.SubstitutionVariables`.
package enum AssociationPatternPart: Hashable, Sendable {
  case text(String)
  case one
  case any
  case variable(String)

  /// Adjacent literal characters become one part. Adjacent `*` wildcards also become one part. The name of a variable
  /// cannot contain `$`, `(`, or `)`. An incomplete variable, such as `$(lang`, is literal text.
  package static func all(in pattern: String) -> [AssociationPatternPart] {
    var parts: [AssociationPatternPart] = []
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

  package static func variables(in pattern: String) -> [String] {
    // Most patterns have no variables.
    guard pattern.utf8.contains(UInt8(ascii: "$")) else { return [] }
    return all(in: pattern).compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }
}
