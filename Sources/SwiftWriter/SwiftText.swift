/// A line of Swift, written as a string literal into which only what is known to be safe can be interpolated.
///
/// A String does not fit: text from outside becomes Swift through an ``Identifier`` or a ``StringLiteral`` or not at all.
package struct SwiftText: ExpressibleByStringInterpolation {
  let bytes: [UInt8]

  package init(stringLiteral literal: StaticString) {
    bytes = Array(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  package init(stringInterpolation: Interpolation) {
    bytes = stringInterpolation.bytes
  }

  package init(joining texts: [SwiftText], separator: SwiftText) {
    var bytes: [UInt8] = []
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(contentsOf: separator.bytes) }
      bytes.append(contentsOf: text.bytes)
    }
    self.bytes = bytes
  }

  package static func + (left: SwiftText, right: SwiftText) -> SwiftText { "\(left)\(right)" }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: StaticString) {
      bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    package mutating func appendInterpolation(_ identifier: Identifier) {
      identifier.append(to: &bytes)
    }

    package mutating func appendInterpolation(_ literal: StringLiteral) {
      literal.append(to: &bytes)
    }

    package mutating func appendInterpolation(_ number: Int) {
      bytes.append(String(decimal: number))
    }

    /// A number; there is no literal for one that is not finite.
    package mutating func appendInterpolation(_ number: Double) {
      precondition(number.isFinite, "\(number) cannot be written as a literal")
      // Swift warns of a literal that is less precise than others.
      let text = number.isSubnormal ? "Double(bitPattern: \(number.bitPattern))" : String(number)
      bytes.append(contentsOf: text.utf8)
    }

    package mutating func appendInterpolation(_ text: SwiftText) {
      bytes.append(contentsOf: text.bytes)
    }
  }
}

extension SwiftText: CustomStringConvertible {
  /// The line, for people to read.
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  /// The digits of a number. Generated code has so many numbers that the standard library's way, which knows every type and
  /// every radix, would be felt.
  package init(decimal number: Int) {
    guard number >= 0 else {
      self = String(number)
      return
    }
    self = String(unsafeUninitializedCapacity: 20) { digits in
      var rest = number
      var count = 1
      while rest >= 10 {
        rest /= 10
        count += 1
      }
      rest = number
      var place = count
      while place > 0 {
        place -= 1
        digits.initializeElement(at: place, to: UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      }
      return count
    }
  }
}
