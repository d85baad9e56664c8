/// A line of Swift source code that is created with string interpolation.
///
/// The interpolation does not accept a `String`. Text from a spec must first become an ``Identifier`` or a
/// ``StringLiteral``, so the text cannot inject code.
package struct SwiftText: ExpressibleByStringInterpolation {
  private enum Storage {
    /// A constant from the source code of this program. The program does not copy the constant.
    case literal(StaticString)
    case bytes([UInt8])
  }

  private let storage: Storage

  package init(stringLiteral literal: StaticString) {
    storage = .literal(literal)
  }

  package init(stringInterpolation: Interpolation) {
    storage = .bytes(stringInterpolation.bytes)
  }

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

    package mutating func appendInterpolation(_ identifier: Identifier) {
      append(identifier.source)
    }

    package mutating func appendInterpolation(_ literal: StringLiteral) {
      var buffer = ByteBuffer(capacity: 64)
      literal.append(to: &buffer)
      bytes.append(contentsOf: buffer.bytes)
    }

    package mutating func appendInterpolation(_ number: some FixedWidthInteger) { append(String(number)) }

    /// Appends a finite number. Swift has no literals for infinity and NaN.
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
  /// The line, for debugging.
  package var description: String {
    var buffer = ByteBuffer(capacity: 64)
    append(to: &buffer)
    return buffer.string
  }
}
