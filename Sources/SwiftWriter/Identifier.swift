/// A Swift identifier, in backticks where it is a keyword.
package struct Identifier: Hashable, Sendable {
  /// The name without backticks.
  package let name: String
  private let hasBackticks: Bool

  /// The identifier of a name.
  ///
  /// - Precondition: the name is a letter or `_` of ASCII, then such and digits; whoever reads names has checked that.
  package init(_ name: String) {
    let form = Self.form(of: name)
    precondition(form.isOne, "\(name) is no identifier")
    self.name = name
    hasBackticks = form.mayBeKeyword && Self.keywords.contains(name)
  }

  /// As it stands in Swift.
  var source: String { hasBackticks ? "`\(name)`" : name }

  func append(to bytes: inout ByteBuffer) { bytes.append(source) }

  /// The name as a label in a declaration, where the words that start a parameter's specifier need backticks.
  package var declaredLabel: Identifier {
    !hasBackticks || name == "inout" || name == "let" || name == "var" ? self : Identifier(unescaped: name)
  }

  /// The name as a label in a call, where Swift warns of backticks that are not needed.
  package var label: Identifier {
    !hasBackticks || name == "inout" ? self : Identifier(unescaped: name)
  }

  private init(unescaped name: String) {
    self.name = name
    hasBackticks = false
  }

  /// Whether a name is one that an identifier can be made of.
  package static func isOne(_ name: String) -> Bool { form(of: name).isOne }

  /// Whether a name can be an identifier, and whether it looks like a keyword: most have a digit or a capital letter in them, and
  /// no keyword has, behind its first letter.
  private static func form(of name: String) -> (isOne: Bool, mayBeKeyword: Bool) {
    var name = name
    return name.withUTF8 { name in
      guard let start = name.baseAddress, name.count > 0, isLetter(start[0]) else { return (false, false) }
      // No keyword is longer.
      var mayBeKeyword = name.count <= 15
      var index = 1
      while index < name.count {
        let byte = start[index]
        if byte &- 0x61 >= 26 {
          mayBeKeyword = false
          guard byte &- 0x41 < 26 || byte &- 0x30 < 10 || byte == 0x5F else { return (false, false) }
        }
        index += 1
      }
      return (true, mayBeKeyword)
    }
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
