/// A line of Swift source. The interpolation accepts no `String`: text from a spec must become an ``Identifier`` or a
/// ``StringLiteral``, so it cannot inject code.
package struct SwiftText: ExpressibleByStringInterpolation {
  private enum Storage {
    case literal(StaticString)
    case bytes([UInt8])
  }

  private let storage: Storage

  package init(stringLiteral literal: StaticString) { storage = .literal(literal) }

  package init(stringInterpolation: Interpolation) { storage = .bytes(stringInterpolation.bytes) }

  package init(joining texts: [SwiftText], separator: SwiftText) {
    var buffer = ByteBuffer(capacity: 128)
    var index = 0
    while index < texts.count {
      if index > 0 { separator.append(to: &buffer) }
      texts[index].append(to: &buffer)
      index += 1
    }
    storage = .bytes(buffer.bytes)
  }

  package static func + (left: SwiftText, right: SwiftText) -> SwiftText { "\(left)\(right)" }

  func append(to buffer: inout ByteBuffer) {
    switch storage {
    case .literal(let literal): buffer.append(literal)
    case .bytes(let bytes): bytes.withUnsafeBufferPointer { buffer.append($0) }
    }
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: StaticString) {
      bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    package mutating func appendInterpolation(_ identifier: Identifier) { append(identifier.source) }

    package mutating func appendInterpolation(_ literal: StringLiteral) {
      var buffer = ByteBuffer(capacity: 64)
      literal.append(to: &buffer)
      bytes.append(contentsOf: buffer.bytes)
    }

    package mutating func appendInterpolation(_ number: some FixedWidthInteger) { append(String(number)) }

    /// The number must be finite.
    package mutating func appendInterpolation(_ number: Double) {
      precondition(number.isFinite, "\(number) cannot be written as a literal")
      // Swift warns about literals of subnormal numbers, which are less precise.
      append(number.isSubnormal ? "Double(bitPattern: \(number.bitPattern))" : String(number))
    }

    package mutating func appendInterpolation(_ text: SwiftText) {
      switch text.storage {
      case .literal(let literal): appendLiteral(literal)
      case .bytes(let others): bytes.append(contentsOf: others)
      }
    }

    private mutating func append(_ text: String) {
      var text = text
      text.withUTF8 { bytes.append(contentsOf: $0) }
    }
  }
}

extension SwiftText: CustomStringConvertible {
  package var description: String {
    var buffer = ByteBuffer(capacity: 64)
    append(to: &buffer)
    return buffer.string
  }
}

/// Written in backticks if the name is a keyword.
package struct Identifier: Hashable, Sendable {
  package let name: String
  private let hasBackticks: Bool

  /// The name starts with an ASCII letter or `_` and contains only ASCII letters, digits, and `_`. The decoder rejects
  /// other names.
  package init(_ name: String) {
    let form = Self.form(of: name)
    precondition(form.isOne, "\(name) is no identifier")
    self.name = name
    hasBackticks = form.mayBeKeyword && Self.keywords.contains(name)
  }

  var source: String { hasBackticks ? "`\(name)`" : name }
  func append(to bytes: inout ByteBuffer) { bytes.append(source) }

  /// In a declaration, only the labels `inout`, `let`, and `var` need backticks.
  package var declaredLabel: Identifier {
    !hasBackticks || name == "inout" || name == "let" || name == "var" ? self : Identifier(unescaped: name)
  }

  /// In a call, only the label `inout` needs backticks. Swift warns about others.
  package var label: Identifier { !hasBackticks || name == "inout" ? self : Identifier(unescaped: name) }

  private init(unescaped name: String) {
    self.name = name
    hasBackticks = false
  }

  package static func isOne(_ name: String) -> Bool { form(of: name).isOne }

  /// A name with a digit, an underscore, or a capital letter after the first character is never a keyword.
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

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") }

  /// From The Swift Programming Language, Lexical Structure.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "borrowing", "break", "case",
    "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let", "macro", "nil", "nonisolated", "open", "operator", "package", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
