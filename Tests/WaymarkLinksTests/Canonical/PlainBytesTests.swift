import TestSupport
import Testing

@testable import WaymarkLinks

/// A comparison of the scan by eight bytes at a time with a scan byte by byte.
@Suite("Plain bytes")
struct PlainBytesTests {
  /// The bytes of random texts: mostly plain bytes, with every kind of byte that is not plain.
  private static let alphabet =
    Array("abcxyzABCXYZ0189-._/".utf8) + [
      0x00, 0x0D, 0x1F, 0x20, 0x22, 0x23, 0x25, 0x2C, 0x3A, 0x3F, 0x40, 0x5B, 0x60, 0x7B,
    ]
    + [0x7E, 0x7F, 0x80, 0x8F, 0xAF, 0xE1, 0xFF]

  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isPlainInPath(_ byte: UInt8) -> Bool {
    isLower(byte) || isDigit(byte) || (0x41...0x5A).contains(byte) || "-._/".utf8.contains(byte)
  }

  private static func isPlainInHost(_ byte: UInt8) -> Bool {
    isLower(byte) || isDigit(byte) || "-._".utf8.contains(byte)
  }

  private static func samples() -> [[UInt8]] {
    var random = SplitMix64(seed: 8)
    let all = (0...UInt8.max).map { byte in Array("section".utf8) + [byte] + Array("tail".utf8) }
    return all
      + (0..<20_000).map { number in
        let plain = number % 2 == 0 ? 20 : alphabet.count
        return (0..<random.below(40)).map { _ in alphabet[random.below(random.once(in: 12) ? alphabet.count : plain)] }
      }
  }

  @Test("The fast scan of a path stops at the first special byte, empty segment or dot after a slash")
  func path() {
    var longest = 0
    for bytes in Self.samples() {
      var expected = (count: 0, slashes: 0, afterLastSlash: 0)
      var afterSlash = true
      for byte in bytes {
        guard Self.isPlainInPath(byte), !afterSlash || (byte != UInt8(ascii: "/") && byte != UInt8(ascii: ".")) else {
          break
        }
        expected.count += 1
        afterSlash = byte == UInt8(ascii: "/")
        if afterSlash {
          expected.slashes += 1
          expected.afterLastSlash = expected.count
        }
      }
      // The fast scan leaves texts of fewer than eight bytes to the scanner.
      if bytes.count < 8 { expected = (0, 0, 0) }
      let found = bytes.withUnsafeBufferPointer(PlainBytes.path)
      #expect((found.count, found.slashes, found.afterLastSlash) == expected, "\(bytes)")
      longest = max(longest, found.count)
    }
    #expect(longest > 32)
  }

  @Test("The fast scan of a path counts bytes and slashes up to nearly the maximum length of a URL")
  func longPath() {
    let bytes = Array(String(repeating: "a/", count: 1_024).utf8)
    let found = bytes.withUnsafeBufferPointer(PlainBytes.path)
    #expect(found.count == 2_040)
    #expect(found.slashes == 1_020)
    #expect(found.afterLastSlash == 2_040)
  }

  private static let start = Array("https://ex.com/".utf8)

  @Test("The fast scan of a query accepts queries of plain bytes and no other queries")
  func query() {
    var queries = 0
    for bytes in Self.samples() {
      let isPlain = bytes.allSatisfy { Self.isPlainInPath($0) || "=&?".utf8.contains($0) }
      let found = (Self.start + bytes).withUnsafeBufferPointer { PlainBytes.isQuery($0, from: Self.start.count) }
      // If the query is shorter than eight bytes, the scan also checks preceding bytes, such as the colon.
      #expect(found == isPlain || !found && bytes.count < 8, "\(bytes)")
      if found { queries += 1 }
    }
    #expect(queries > 1_000)
  }

  @Test("The fast scan of a segment ends at a slash and recognizes plain segments and segments of digits")
  func segment() {
    var plain = 0
    var digits = 0
    for bytes in Self.samples() {
      for end in [bytes.count, bytes.count / 2, min(8, bytes.count)] {
        let segment = bytes[..<end].prefix { $0 != UInt8(ascii: "/") }
        let url = Self.start + bytes
        let found = url.withUnsafeBufferPointer {
          PlainBytes.segment($0.baseAddress!, Self.start.count, Self.start.count + end, lastEight: url.count - 8)
        }
        #expect(found.isPlain == segment.allSatisfy(Self.isPlainInPath), "\(bytes) up to \(end)")
        #expect(found.isDigits == segment.allSatisfy { $0 &- 0x30 < 10 }, "\(bytes) up to \(end)")
        // After a byte that is not ASCII, the scan may miss a slash.
        guard segment.allSatisfy({ $0 < 0x80 }) else { continue }
        #expect(found.end == Self.start.count + segment.count, "\(bytes) up to \(end)")
        if found.isPlain { plain += 1 }
        if found.isDigits { digits += 1 }
      }
    }
    #expect(plain > 1_000)
    #expect(digits > 100)
  }

  @Test("URLScanner finds the end of a canonical segment and returns nil for a segment in another form")
  func canonicalSegment() {
    var segments = 0
    for bytes in Self.samples()
      + ["caf%C3%A9", "%2F1?x", "%2f", "%41", "%CC%81", "%C3", "%", "a%20b/c"].map({ Array($0.utf8) })
    {
      let segment = bytes.prefix { !"/?".utf8.contains($0) }
      let isCanonical: Bool
      if segment.contains(UInt8(ascii: "%")) {
        isCanonical = ["caf%C3%A9", "%2F1", "a%20b"].contains(String(decoding: segment, as: UTF8.self))
      } else {
        isCanonical = segment.allSatisfy(URLComponentBytes.segment.contains)
      }
      let expected =
        segment.isEmpty || segment.first == UInt8(ascii: ".") || !isCanonical ? nil : Self.start.count + segment.count
      let found = (Self.start + bytes).withUnsafeBufferPointer {
        URLScanner.canonicalSegmentEnd($0, from: Self.start.count)
      }
      #expect(found == expected, "\(bytes)")
      if found != nil { segments += 1 }
    }
    #expect(segments > 1_000)
  }

  @Test("The fast scan of a query item finds the end of the item and of its key")
  func item() {
    var items = 0
    for bytes in Self.samples() where bytes.allSatisfy({ $0 < 0x80 }) {
      let query = bytes.map {
        $0 == UInt8(ascii: "/") ? UInt8(ascii: "&") : $0 == UInt8(ascii: ".") ? UInt8(ascii: "=") : $0
      }
      for start in Set([0, query.count / 2]) where start < query.count {
        let item = query[start...].prefix { $0 != UInt8(ascii: "&") }
        let key = item.prefix { $0 != UInt8(ascii: "=") }
        let found = query.withUnsafeBufferPointer { PlainBytes.item($0, from: start) }
        #expect(found == (key.endIndex, item.endIndex), "\(query) from \(start)")
        items += 1
      }
    }
    #expect(items > 10_000)
  }

  @Test("PercentCoding decodes up to eight bytes at a time to the same text as byte by byte")
  func text() {
    var texts = 0
    for bytes in Self.samples() + [Array("caf%C3%A9".utf8)] where bytes.allSatisfy({ $0 < 0x80 }) {
      #expect(bytes.withUnsafeBufferPointer { PercentCoding.decoded($0) } == PercentCoding.decoded(bytes), "\(bytes)")
      texts += 1
    }
    #expect(texts > 5_000)
  }

  @Test("The fast scan of a host stops at the first special byte, empty label or incomplete block of eight bytes")
  func host() {
    var longest = 0
    for bytes in Self.samples() {
      var expected = 0
      var afterDot = true
      for byte in bytes {
        guard Self.isPlainInHost(byte), !afterDot || byte != UInt8(ascii: ".") else { break }
        expected += 1
        afterDot = byte == UInt8(ascii: ".")
      }
      #expect(bytes.withUnsafeBufferPointer(PlainBytes.hostLength) == min(expected, bytes.count / 8 * 8), "\(bytes)")
      longest = max(longest, min(expected, bytes.count / 8 * 8))
    }
    #expect(longest > 8)
  }
}
