/// The raw values are part of the format of ``LinkTable``.
package enum PrimitiveType: UInt8, Sendable, CaseIterable {
  case string = 1
  case int, uint, double, bool, uuid, date, slug, url

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

  @inline(__always) package func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .string: bytes.count > 0
    case .int: Self.int(bytes) != nil
    case .slug: Self.isSlug(bytes)
    case .uint: bytes.first != UInt8(ascii: "-") && Self.int(bytes) != nil
    case .double, .bool, .uuid, .date: argument(bytes) != nil
    // An automaton in the table determines whether a string is a URL.
    case .url: false
    }
  }

  static var typesOfAll: UInt16 { @inline(__always) get { 1 << string.rawValue } }

  /// The types that accept every string of `count` decimal digits.
  @inline(__always) static func types(ofDigits count: Int) -> UInt16 {
    let numbers: UInt16 = 1 << int.rawValue | 1 << uint.rawValue | 1 << double.rawValue
    return typesOfAll | 1 << slug.rawValue | (count <= mostDigits ? numbers : 0)
  }

  /// Every decimal number fits in a signed 64-bit integer.
  private static var mostDigits: Int { 18 }

  /// The bytes are canonical; `nil` if they represent no value of the type.
  package func argument(_ bytes: UnsafeBufferPointer<UInt8>) -> Argument? {
    switch self {
    case .string, .slug: .string(PercentCoding.decoded(bytes))
    case .int: Self.int(bytes).map(Argument.int)
    case .uint: Self.int(bytes).flatMap { bytes.first == UInt8(ascii: "-") ? nil : .uint(UInt64($0)) }
    case .double: DecimalText.double(bytes).map(Argument.double)
    case .bool: bytes.elementsEqual("true".utf8) ? .bool(true) : bytes.elementsEqual("false".utf8) ? .bool(false) : nil
    case .uuid: UUIDBytes(utf8: bytes).map(Argument.uuid)
    case .date: CalendarDate(utf8: bytes).map(Argument.date)
    case .url: .url(InternationalURL.ascii(PercentCoding.decoded(bytes)))
    }
  }

  package func text(_ argument: Argument) -> String? {
    switch (self, argument) {
    case (.string, .string(let value)): value.isEmpty ? nil : value
    case (.slug, .string(var value)): value.withUTF8(Self.isSlug) ? value : nil
    case (.int, .int(let value)): String(value)
    case (.uint, .uint(let value)): Int64(exactly: value).map { String($0) }
    case (.double, .double(let value)): DecimalText.text(value)
    case (.bool, .bool(let value)): value ? "true" : "false"
    case (.uuid, .uuid(let value)): value.description
    case (.date, .date(let value)): value.description
    case (.url, .url(let value)): value
    default: nil
    }
  }

  /// The result is `nil` if the string has another form or if the number does not fit in 64 bits.
  @inline(__always) private static func int(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    var index = isNegative ? 1 : 0
    guard index < bytes.count else { return nil }
    var value: Int64 = 0
    if bytes.count &- index <= mostDigits {
      while index < bytes.count {
        let digit = bytes[index] &- 0x30
        guard digit < 10 else { return nil }
        value = value &* 10 &+ Int64(digit)
        index &+= 1
      }
      return isNegative ? 0 &- value : value
    }
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
      // Negative numbers are accumulated as negative, because their range is larger by one.
      let (sum, sumOverflow) =
        isNegative ? tenfold.subtractingReportingOverflow(Int64(digit)) : tenfold.addingReportingOverflow(Int64(digit))
      guard !overflow, !sumOverflow else { return nil }
      value = sum
      index &+= 1
    }
    return value
  }

  @inline(__always) private static func isSlug(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      else { return false }
      index &+= 1
    }
    return index > 0
  }
}
