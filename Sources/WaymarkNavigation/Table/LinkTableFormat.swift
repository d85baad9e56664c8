/// How a link table is laid out, for the compiler that writes it and the matcher that reads it.
///
/// All bytes are below 128, so that the table is a plain string literal: it type-checks at once and needs no set-up. Numbers
/// are little-endian groups of seven bits: a *byte* holds one group, a *half* two, a *word* four. Offsets count from the
/// table's first byte; 0 is none.
///
/// ```
/// table       = "W" byte(version) word(origins) word(origin count) word(links) word(link count) 4 × word(destinations)
/// origins     = { byte(origin) half(n) n × scheme half(n) n × host word(port) word(node) }
/// links       = link count × word(link)
/// link        = word(tab + 1) byte(stack) byte(modal kind) byte(screens) screen … byte(n) n × byte(origin) piece …
/// screen      = word(case) byte(arguments) arguments × byte(capture)
/// piece       = 1 half(n) n × byte | 2 byte(capture) byte(type) | 0 (the end)
/// destinations= word(count) count × word(list);  list = word(n) n × word(link number)
/// node        = byte(flags) byte(n) n × byte(prefix)
///               [ word(link number) ] [ byte(n) n × (byte(type) word(node)) ]
///               [ byte(low) byte(n) n × word(node) | byte(n) n × byte n × word(node) ]
/// ```
package enum LinkTableFormat {
  package static let version: UInt8 = 1

  // Positions in the header.
  package static let origins = 2
  package static let originCount = 6
  package static let links = 10
  package static let linkCount = 14
  package static let destinations = 18
  package static let headerSize = 34

  /// What a node has.
  package enum Flag {
    /// A link ends here.
    package static let link: UInt8 = 1
    /// Captures may follow, the type with the fewest texts first.
    package static let captures: UInt8 = 2
    /// Literals may follow, indexed by their first byte less the lowest one.
    package static let denseLiterals: UInt8 = 4
    /// Literals may follow, listed by their first byte.
    package static let sparseLiterals: UInt8 = 8
  }

  /// What a piece of a printed path is.
  package enum Piece {
    package static let end: UInt8 = 0
    package static let literal: UInt8 = 1
    package static let capture: UInt8 = 2
  }

  /// What a landing does to its tab's stack.
  package enum Stack: UInt8 {
    case keep, replace
  }
}

/// A type of captures as the matcher knows it; in the order in which types are tried, the smaller set of texts first.
package enum CaptureType: UInt8, Sendable, Comparable, CaseIterable {
  /// `-?[0-9]+` that fits 64 bits.
  case int
  /// One or more characters.
  case string

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Whether canonical bytes, at least one, are a text of the type.
  @inline(__always)
  func accepts(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    switch self {
    case .int: Self.int(bytes, count) != nil
    case .string: true
    }
  }

  /// The value of canonical bytes that the type accepts.
  func argument(_ bytes: UnsafeBufferPointer<UInt8>) -> Argument {
    switch self {
    case .int: .int(Self.int(bytes.baseAddress!, bytes.count) ?? 0)
    case .string: .string(PercentCoding.decoded(bytes))
    }
  }

  /// The number that digits write, where it fits.
  @inline(__always)
  private static func int(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    let isNegative = bytes[0] == UInt8(ascii: "-")
    var index = isNegative ? 1 : 0
    guard index < count else { return nil }
    var value = 0
    while index < count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
      // Negative numbers are summed up as such, since there is one more of them.
      let (sum, sumOverflow) =
        isNegative
        ? tenfold.subtractingReportingOverflow(Int(digit)) : tenfold.addingReportingOverflow(Int(digit))
      guard !overflow, !sumOverflow else { return nil }
      value = sum
      index &+= 1
    }
    return value
  }
}
