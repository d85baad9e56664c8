import Foundation

/// The built-in types, as a link table numbers them.
package enum PrimitiveType: UInt8, Sendable, CaseIterable {
  case string = 1
  case int, uint, double, bool, uuid, date, slug, url

  /// The type's name in a spec.
  package var specName: String {
    switch self {
    case .string: "String"
    case .int: "Int"
    case .uint: "UInt"
    case .double: "Double"
    case .bool: "Bool"
    case .uuid: "UUID"
    case .date: "Date"
    case .slug: "Slug"
    case .url: "URL"
    }
  }

  /// Whether canonical bytes are a text of the type.
  @inline(__always)
  func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .string: bytes.count > 0
    case .int: Self.int(bytes) != nil
    case .slug: Self.isSlug(bytes)
    case .uint: bytes.first != UInt8(ascii: "-") && Self.int(bytes) != nil
    case .double, .bool, .uuid, .date: argument(bytes) != nil
    // A table says which texts are URLs, with an automaton.
    case .url: false
    }
  }

  /// The types of which any segment is a text, by the bits of their numbers.
  static var typesOfAll: UInt16 {
    @inline(__always) get { 1 << string.rawValue }
  }

  /// The types of which so many digits are certainly a text, by the bits of their numbers.
  @inline(__always)
  static func types(ofDigits count: Int) -> UInt16 {
    let numbers: UInt16 = 1 << int.rawValue | 1 << uint.rawValue | 1 << double.rawValue
    return typesOfAll | 1 << slug.rawValue | (count <= mostDigits ? numbers : 0)
  }

  /// So many digits fit into an `Int`, whichever they are.
  private static var mostDigits: Int { Int.bitWidth == 64 ? 18 : 9 }

  /// The value of canonical bytes; nil where they are no text of the type.
  package func argument(_ bytes: UnsafeBufferPointer<UInt8>) -> Argument? {
    switch self {
    case .string, .slug: .string(PercentCoding.decoded(bytes))
    case .int: Self.int(bytes).map(Argument.int)
    case .uint: Self.int(bytes).flatMap { bytes.first == UInt8(ascii: "-") ? nil : .uint(UInt($0)) }
    case .double: Self.double(bytes).map(Argument.double)
    case .bool: bytes.elementsEqual("true".utf8) ? .bool(true) : bytes.elementsEqual("false".utf8) ? .bool(false) : nil
    case .uuid: Self.isUUID(bytes) ? UUID(uuidString: String(decoding: bytes, as: UTF8.self)).map(Argument.uuid) : nil
    case .date: CalendarDate(utf8: bytes).map(Argument.date)
    case .url: URL(string: PercentCoding.decoded(bytes)).map(Argument.url)
    }
  }

  /// How a value is written, before any escaping; nil where it is none of the type.
  func text(_ argument: Argument) -> String? {
    switch (self, argument) {
    case (.string, .string(let value)): value.isEmpty ? nil : value
    case (.slug, .string(var value)): value.withUTF8(Self.isSlug) ? value : nil
    case (.int, .int(let value)): String(value)
    case (.uint, .uint(let value)): Int(exactly: value).map { String($0) }
    case (.double, .double(let value)): Self.text(value)
    case (.bool, .bool(let value)): value ? "true" : "false"
    case (.uuid, .uuid(let value)): value.uuidString.lowercased()
    case (.date, .date(let value)): value.description
    case (.url, .url(let value)): value.absoluteString
    default: nil
    }
  }

  // MARK: Numbers

  /// The number that `-?[0-9]+` writes, where it fits.
  @inline(__always)
  private static func int(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    var index = isNegative ? 1 : 0
    guard index < bytes.count else { return nil }
    var value = 0
    if bytes.count &- index <= mostDigits {
      while index < bytes.count {
        let digit = bytes[index] &- 0x30
        guard digit < 10 else { return nil }
        value = value &* 10 &+ Int(digit)
        index &+= 1
      }
      return isNegative ? 0 &- value : value
    }
    while index < bytes.count {
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

  /// The number that `-?[0-9]+(\.[0-9]+)?` writes, where it is finite.
  private static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    let digits = bytes.dropFirst(bytes.first == UInt8(ascii: "-") ? 1 : 0)
    let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 &- 0x30 < 10 } }) else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A finite number without an exponent, which Swift writes for the very large and the very small.
  private static func text(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    let shortest = "\(value)"
    guard let mark = shortest.firstIndex(of: "e") else { return shortest }
    let sign = shortest.hasPrefix("-") ? "-" : ""
    let mantissa = shortest[..<mark].drop { $0 == "-" }
    let whole = mantissa.prefix { $0 != "." }
    let fraction = mantissa.dropFirst(whole.count + 1)
    let digits = whole + fraction
    guard let exponent = Int(shortest[shortest.index(after: mark)...]) else { return nil }
    // Where the point stands among the digits.
    let point = whole.count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }

  // MARK: Texts

  @inline(__always)
  private static func isSlug(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      else { return false }
      index &+= 1
    }
    return index > 0
  }

  /// RFC 9562's text form, in either case.
  private static func isUUID(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    for index in 0..<36 {
      let isDash = index == 8 || index == 13 || index == 18 || index == 23
      guard isDash ? bytes[index] == UInt8(ascii: "-") : PercentCoding.hexValue(bytes[index]) != nil else {
        return false
      }
    }
    return true
  }
}
