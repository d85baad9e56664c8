/// Percent escapes of canonical text (RFC 3986, section 2.1).
package enum PercentCoding {
  /// The text that canonical bytes stand for. They are known to be valid.
  package static func decoded(_ bytes: some Collection<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    // On the stack, so that what is short once it is decoded needs no allocation.
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

  /// The same of bytes in a row; where they are few, as in nearly all captures, without a look at each of them.
  static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let count = bytes.count
    guard let base = bytes.baseAddress, count > 0, count < 16 else { return decoded(bytes[...]) }
    // The second word overlaps the first.
    let first = count < 8 ? PlainBytes.shortWord(base, count) : PlainBytes.word(base)
    let second = count < 8 ? 0 : PlainBytes.word(base + (count &- 8))
    let escape = UInt64(UInt8(ascii: "%"))
    guard PlainBytes.isEqual(first, escape) | PlainBytes.isEqual(second, escape) == 0 else {
      return decoded(bytes[...])
    }
    // As much as a string holds in itself.
    return String(unsafeUninitializedCapacity: 15) { text in
      let text = UnsafeMutableRawPointer(text.baseAddress!)
      text.storeBytes(of: first.littleEndian, as: UInt64.self)
      if count > 8 { text.storeBytes(of: second.littleEndian, toByteOffset: count &- 8, as: UInt64.self) }
      return count
    }
  }

  /// Appends text in its canonical form: NFC, then escapes for all but the given bytes.
  ///
  /// - Throws: ``LinkURLError/controlCharacter``.
  package static func append(
    _ text: String, keeping raw: URLComponentBytes, to result: inout [UInt8]
  ) throws(LinkURLError) {
    let normal = NormalForm.composed(text)
    for scalar in normal.unicodeScalars where scalar.isControl { throw .controlCharacter }
    for byte in normal.utf8 {
      if raw.contains(byte) {
        result.append(byte)
      } else {
        result.append(UInt8(ascii: "%"))
        result.append(hexDigit(byte >> 4))
        result.append(hexDigit(byte & 15))
      }
    }
  }

  /// Text in its canonical form; nil where no URL can hold it.
  package static func canonical(_ text: String, keeping raw: URLComponentBytes) -> String? {
    var bytes: [UInt8] = []
    guard (try? append(text, keeping: raw, to: &bytes)) != nil else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A canonical segment in lower case, as the first one is on a custom scheme.
  package static func folded(_ segment: some Collection<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    // Lower case makes no control characters, and the segment has none.
    try? append(decoded(segment).lowercased(), keeping: .segment, to: &folded)
    return folded
  }

  /// The text of bytes that may hold escapes, right or wrong.
  ///
  /// - Throws: ``LinkURLError/badPercent`` or ``LinkURLError/badUTF8``.
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

  /// The text of UTF-8.
  ///
  /// - Throws: ``LinkURLError/badUTF8``.
  static func text(_ bytes: some Collection<UInt8>) throws(LinkURLError) -> String {
    // Decoding mends what is wrong, which shows. (A decoder that fails needs a later system than this module does.)
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .badUTF8 }
    return text
  }
}
