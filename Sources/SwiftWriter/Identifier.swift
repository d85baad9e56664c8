/// A Swift identifier, which is printed in backticks if it is a keyword.
package struct Identifier: Hashable, Sendable {
  /// The name without backticks.
  package let name: String
  private let hasBackticks: Bool

  /// Creates the identifier for a name.
  ///
  /// - Precondition: The name is an ASCII letter or `_`, followed by ASCII letters, digits and `_`. The decoder of the
  ///   spec checks names.
  package init(_ name: String) {
    let form = Self.form(of: name)
    precondition(form.isOne, "\(name) is no identifier")
    self.name = name
    hasBackticks = form.mayBeKeyword && Self.keywords.contains(name)
  }

  /// The text of the identifier in Swift.
  var source: String { hasBackticks ? "`\(name)`" : name }

  func append(to bytes: inout ByteBuffer) { bytes.append(source) }

  /// The name as a label in a declaration, where only specifiers of parameters need backticks.
  package var declaredLabel: Identifier {
    !hasBackticks || name == "inout" || name == "let" || name == "var" ? self : Identifier(unescaped: name)
  }

  /// The name as a label in a call, where Swift warns about unnecessary backticks.
  package var label: Identifier {
    !hasBackticks || name == "inout" ? self : Identifier(unescaped: name)
  }

  private init(unescaped name: String) {
    self.name = name
    hasBackticks = false
  }

  /// Returns whether a name is a valid identifier.
  package static func isOne(_ name: String) -> Bool { form(of: name).isOne }

  /// Returns whether a name is a valid identifier, and whether the name can be a keyword.
  ///
  /// Most names have a digit or a capital letter after the first letter. Keywords have neither.
  private static func form(of name: String) -> (isOne: Bool, mayBeKeyword: Bool) {
    var name = name
    return name.withUTF8 { name in
      guard let start = name.baseAddress, name.count > 0, isLetter(start[0]) else { return (false, false) }
      // The longest keyword has 15 letters.
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
