/// A Swift identifier that is written in backticks if the name is a keyword.
package struct Identifier: Hashable, Sendable {
  /// The name without backticks.
  package let name: String
  private let hasBackticks: Bool

  /// Creates an identifier.
  ///
  /// - Precondition: The name starts with an ASCII letter or `_`, and contains only ASCII letters, ASCII digits, and
  ///   `_`. The decoder of the spec rejects all other names.
  package init(_ name: String) {
    let form = Self.form(of: name)
    precondition(form.isOne, "\(name) is no identifier")
    self.name = name
    hasBackticks = form.mayBeKeyword && Self.keywords.contains(name)
  }

  /// The identifier in Swift source code, with backticks if necessary.
  var source: String { hasBackticks ? "`\(name)`" : name }

  func append(to bytes: inout ByteBuffer) { bytes.append(source) }

  /// The identifier as an argument label in a declaration.
  ///
  /// In a declaration, only the labels `inout`, `let`, and `var` need backticks.
  package var declaredLabel: Identifier {
    !hasBackticks || name == "inout" || name == "let" || name == "var" ? self : Identifier(unescaped: name)
  }

  /// The identifier as an argument label in a call.
  ///
  /// In a call, only the label `inout` needs backticks. Swift warns about unnecessary backticks.
  package var label: Identifier {
    !hasBackticks || name == "inout" ? self : Identifier(unescaped: name)
  }

  private init(unescaped name: String) {
    self.name = name
    hasBackticks = false
  }

  /// Returns a Boolean value that indicates whether a string is a valid identifier name.
  package static func isOne(_ name: String) -> Bool { form(of: name).isOne }

  /// Returns two Boolean values that indicate whether a string is a valid name and whether the name may be a keyword.
  ///
  /// A name with a digit, an underscore, or a capital letter after the first character is never a Swift keyword.
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

  /// The keywords that need backticks in at least one context when they are used as identifiers.
  ///
  /// The list is from The Swift Programming Language, Lexical Structure.
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
