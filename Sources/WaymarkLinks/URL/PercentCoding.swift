/// RFC 3986, section 2.1.
package enum PercentCoding {
  package static func decoded(_ bytes: some Collection<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    // If the decoded string is short, a stack buffer avoids an allocation.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { decoded in
      var count = 0
      var rest = bytes.makeIterator()
      while let byte = rest.next() {
        if byte == UInt8(ascii: "%"), let high = rest.next().flatMap(hexValue), let low = rest.next().flatMap(hexValue)
        {
          decoded[count] = high << 4 | low
        } else {
          decoded[count] = byte
        }
        count += 1
      }
      return String(decoding: decoded[..<count], as: UTF8.self)
    }
  }

  static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let count = bytes.count
    guard let base = bytes.baseAddress, count > 0, count < 16 else { return decoded(bytes[...]) }
    // The second word overlaps the first word.
    let first = count < 8 ? PlainBytes.shortWord(base, count) : PlainBytes.word(base)
    let second = count < 8 ? 0 : PlainBytes.word(base + (count &- 8))
    let escape = UInt64(UInt8(ascii: "%"))
    guard PlainBytes.isEqual(first, escape) | PlainBytes.isEqual(second, escape) == 0 else {
      return decoded(bytes[...])
    }
    // The first word has eight bytes. A string stores up to 15 bytes inline, or up to 10 bytes on a 32-bit platform.
    return String(unsafeUninitializedCapacity: max(count, 8)) { text in
      let text = UnsafeMutableRawPointer(text.baseAddress!)
      text.storeBytes(of: first.littleEndian, as: UInt64.self)
      if count > 8 { text.storeBytes(of: second.littleEndian, toByteOffset: count &- 8, as: UInt64.self) }
      return count
    }
  }

  /// Unicode normalization form C, with all bytes outside of `raw` escaped.
  package static func append(
    _ text: String, keeping raw: URLComponentBytes, to result: inout [UInt8]
  ) throws(LinkURLError) {
    // All bytes of `raw` are ASCII, so a string of such bytes is in normalization form C and has no control character.
    let isRaw: Bool? = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy(raw.contains) else { return false }
      result.append(contentsOf: bytes)
      return true
    }
    if isRaw == true { return }
    let normal = NormalForm.composed(text)
    for scalar in normal.unicodeScalars where scalar.isControl { throw .controlCharacter }
    for byte in normal.utf8 { append(byte, keeping: raw, to: &result) }
  }

  @inline(__always) static func append(_ byte: UInt8, keeping raw: URLComponentBytes, to result: inout [UInt8]) {
    if raw.contains(byte) {
      result.append(byte)
    } else {
      result.append(UInt8(ascii: "%"))
      result.append(hexDigit(byte >> 4))
      result.append(hexDigit(byte & 15))
    }
  }

  /// `nil` if the string contains a control character.
  package static func canonical(_ text: String, keeping raw: URLComponentBytes) -> String? {
    var bytes: [UInt8] = []
    guard (try? append(text, keeping: raw, to: &bytes)) != nil else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// In a canonical URL with a custom scheme, the first segment is in lowercase.
  package static func folded(_ segment: some Collection<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    // Lowercasing produces no control characters, and the segment contains none.
    try? append(decoded(segment).lowercased(), keeping: .segment, to: &folded)
    return folded
  }

  /// Throws if an escape or the decoded UTF-8 is invalid.
  package static func decodedStrictly(_ bytes: some Collection<UInt8>) throws(LinkURLError) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(hexValue), let low = rest.next().flatMap(hexValue) else { throw .badPercent }
      decoded.append(high << 4 | low)
    }
    return try text(decoded)
  }

  /// The text without its valid escapes, or unchanged if the decoded bytes are not UTF-8.
  package static func decodedLeniently(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      (try? text(Array(DecodedBytes(bytes)))) ?? String(decoding: bytes, as: UTF8.self)
    }
  }

  static func text(_ bytes: some Collection<UInt8>) throws(LinkURLError) -> String {
    // Decoding replaces invalid bytes, so a comparison detects them. The failing initializer requires a later system.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .badUTF8 }
    return text
  }
}

/// ASCII bytes that need no escape in a component (RFC 3986, section 3), as two integers that the compiler treats as
/// constants, so a set needs no initialization.
package struct URLComponentBytes: Sendable {
  private let low: UInt64
  private let high: UInt64

  /// The unreserved characters and `!$&'()*+,;=:@`: `pchar` in RFC 3986 without percent escapes.
  @inline(__always) package static var segment: URLComponentBytes {
    URLComponentBytes(low: 0x2FFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  /// The set contains the unreserved characters and `!$'()*+,;:@/?`, but neither `=` nor `&`.
  @inline(__always) package static var queryKey: URLComponentBytes {
    URLComponentBytes(low: 0x8FFF_FF92_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  @inline(__always) package static var queryValue: URLComponentBytes {
    URLComponentBytes(low: 0xAFFF_FF92_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  /// All visible ASCII characters and the space, except `%`. For texts that are no part of a URL.
  package static var text: URLComponentBytes {
    URLComponentBytes(low: 0xFFFF_FFDF_0000_0000, high: 0x7FFF_FFFF_FFFF_FFFF)
  }

  /// The set of a segment without `;` and `=`.
  @inline(__always) static var placeValue: URLComponentBytes {
    URLComponentBytes(low: 0x07FF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  /// If `+` means a space, the character itself needs an escape.
  @inline(__always) package static func queryValue(plusIsSpace: Bool) -> URLComponentBytes {
    plusIsSpace ? URLComponentBytes(low: 0xAFFF_F792_0000_0000, high: 0x47FF_FFFE_87FF_FFFF) : queryValue
  }

  @inline(__always) package func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low &>> UInt64(byte) & 1 != 0 : byte < 128 && high &>> UInt64(byte & 63) & 1 != 0
  }
}

struct DecodedBytes: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "%"), index &+ 2 < bytes.count,
      let high = hexValue(bytes[index &+ 1]), let low = hexValue(bytes[index &+ 2])
    {
      index &+= 3
      return high << 4 | low
    }
    index &+= 1
    return bytes[index &- 1]
  }
}

func areEqualDecoded(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  areEqual(left, right) || DecodedBytes(left).elementsEqual(DecodedBytes(right))
}

/// Path segments as one slash-separated string. Works on bytes, because Swift treats a slash and a following combining
/// accent as one character.
enum LinkRest {
  private static let slash = UInt8(ascii: "/")

  static func joined(_ segment: some Collection<UInt8>) -> String {
    let text = PercentCoding.decoded(segment)
    guard text.utf8.contains(slash) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == slash { bytes.append(contentsOf: "%2F".utf8) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func segments(_ text: String) -> [String] {
    text.utf8.split(separator: slash, omittingEmptySubsequences: false).map { segment in
      var bytes: [UInt8] = []
      for byte in segment {
        bytes.append(byte)
        if bytes.suffix(3).elementsEqual("%2F".utf8) {
          bytes.replaceSubrange(bytes.count - 3..<bytes.count, with: [slash])
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
