/// A line of Swift source. The interpolation accepts no `String`: text from a spec must become an ``Identifier`` or a
/// ``StringLiteral``, so it cannot inject code.
package struct SwiftText: ExpressibleByStringInterpolation {
  let bytes: [UInt8]

  package init(stringLiteral literal: StaticString) {
    var bytes: [UInt8] = []
    bytes.append(literal)
    self.bytes = bytes
  }

  package init(stringInterpolation: Interpolation) { bytes = stringInterpolation.bytes }

  package init(joining texts: [SwiftText], separator: SwiftText) {
    bytes = Array(texts.map(\.bytes).joined(separator: separator.bytes))
  }

  package enum LiteralPart {
    case text(String)
    case value(SwiftText)
  }

  /// A string literal that interpolates values.
  package init(literal parts: [LiteralPart]) {
    var bytes = [UInt8(ascii: "\"")]
    for part in parts {
      switch part {
      case .text(let text): StringLiteral.append(text, to: &bytes)
      case .value(let value): bytes += Array("\\(".utf8) + value.bytes + [UInt8(ascii: ")")]
      }
    }
    self.bytes = bytes + [UInt8(ascii: "\"")]
  }

  package static func + (left: SwiftText, right: SwiftText) -> SwiftText { "\(left)\(right)" }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: StaticString) {
      bytes.append(literal)
    }

    package mutating func appendInterpolation(_ identifier: Identifier) { bytes.append(identifier.source) }
    package mutating func appendInterpolation(_ literal: StringLiteral) { literal.append(to: &bytes) }
    package mutating func appendInterpolation(_ number: some FixedWidthInteger) { bytes.append(String(number)) }

    /// The number must be finite.
    package mutating func appendInterpolation(_ number: Double) {
      precondition(number.isFinite, "\(number) cannot be written as a literal")
      // Swift warns about literals of subnormal numbers, which are less precise.
      bytes.append(number.isSubnormal ? "Double(bitPattern: \(number.bitPattern))" : String(number))
    }

    package mutating func appendInterpolation(_ text: SwiftText) { bytes.append(contentsOf: text.bytes) }
  }
}

extension SwiftText: CustomStringConvertible {
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension [UInt8] {
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
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
    guard let first = name.utf8.first, isLetter(first) else { return (false, false) }
    let others = name.utf8.dropFirst()
    let mayBeKeyword = others.allSatisfy { $0 &- 0x61 < 26 }
    return (mayBeKeyword || others.allSatisfy { isLetter($0) || $0 &- 0x30 < 10 }, mayBeKeyword)
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

package struct StringLiteral {
  private let text: String

  /// Escapes control characters and invisible formatting characters, which could hide the meaning of the source
  /// (CVE-2021-42574).
  package init(_ text: String) { self.text = text }

  func append(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    Self.append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  static func append(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
  }

  /// The forms of all ASCII characters in one array, and the index of the first byte of each form.
  static let escapes: (bytes: [UInt8], starts: [Int]) = (0..<128).reduce(into: ([], [0])) { escapes, byte in
    append(Unicode.Scalar(UInt8(byte)), to: &escapes.0)
    escapes.1.append(escapes.0.count)
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"", "\\": bytes.append("\\\(scalar)")
    case "\0": bytes.append("\\0")
    case "\t": bytes.append("\\t")
    case "\n": bytes.append("\\n")
    case "\r": bytes.append("\\r")
    case " "..."~": bytes.append(UInt8(ascii: scalar))
    case _ where HiddenCharacters.contains(scalar): bytes.append("\\u{\(String(scalar.value, radix: 16))}")
    default: bytes.append(String(scalar))
    }
  }
}

/// Characters that may be invisible in source code.
enum HiddenCharacters {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }
}
