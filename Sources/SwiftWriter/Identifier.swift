/// A Swift identifier, in backticks where it is a keyword.
package struct Identifier: Hashable, Sendable {
  let bytes: [UInt8]
  /// The name without backticks.
  package let name: String

  /// The identifier of a name.
  ///
  /// - Precondition: the name is a letter or `_` of ASCII, then such and digits; whoever reads names has checked that.
  package init(_ name: String) {
    precondition(Self.isOne(name), "\(name) is no identifier")
    self.name = name
    bytes = Self.keywords.contains(name) ? Array("`\(name)`".utf8) : Array(name.utf8)
  }

  /// The name as a label in a declaration, where the words that start a parameter's specifier need backticks.
  package var declaredLabel: Identifier {
    ["inout", "let", "var"].contains(name) ? self : Identifier(unescaped: name)
  }

  /// The name as a label in a call, where Swift warns of backticks that are not needed.
  package var label: Identifier {
    name == "inout" ? self : Identifier(unescaped: name)
  }

  private init(unescaped name: String) {
    self.name = name
    bytes = Array(name.utf8)
  }

  /// Whether a name is one that an identifier can be made of.
  package static func isOne(_ name: String) -> Bool {
    name.utf8.first.map { isLetter($0) } ?? false && name.utf8.allSatisfy { isLetter($0) || $0 &- 0x30 < 10 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
  }

  /// Keywords that cannot be used as identifiers everywhere (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "borrowing", "break", "case",
    "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is",
    "let", "macro", "nil", "nonisolated", "open", "operator", "package", "precedencegroup", "private", "protocol",
    "public",
    "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}
