import TestSupport
import Testing
import WaymarkLinks

@Suite("NFC")
struct NormalFormTests {
  private func scalars(_ values: UInt32...) throws -> [UInt32] {
    let text = String(String.UnicodeScalarView(values.map { Unicode.Scalar($0)! }))
    return try Canonical("https://ex.com/" + text).segments[0].unicodeScalars.map(\.value)
  }

  @Test("NFC composes Hangul syllables from jamo and from partly composed syllables")
  func hangul() throws {
    #expect(try scalars(0x1112, 0x1161, 0x11AB) == [0xD55C])
    #expect(try scalars(0xD558, 0x11AB) == [0xD55C])
    #expect(try scalars(0x1112, 0x1161) == [0xD558])
    #expect(try scalars(0x61, 0xD558, 0x11AB, 0x1100, 0x1161, 0x62) == [0x61, 0xD55C, 0xAC00, 0x62])
  }

  @Test("NFC leaves archaic jamo, and jamo after a complete syllable, uncomposed")
  func oldHangul() throws {
    #expect(try scalars(0x1112, 0x1176) == [0x1112, 0x1176])
    #expect(try scalars(0xD558, 0x11A7) == [0xD558, 0x11A7])
    #expect(try scalars(0xD558, 0x11C3) == [0xD558, 0x11C3])
    #expect(try scalars(0xD55C, 0x11AB) == [0xD55C, 0x11AB])
    #expect(try scalars(0x1113, 0x1161) == [0x1113, 0x1161])
  }

  @Test("Combining marks stay after their letter in canonical order and block the composition of Hangul")
  func marks() throws {
    #expect(try scalars(0xD558, 0x301, 0x11AB) == [0xD558, 0x301, 0x11AB])
    #expect(try scalars(0xD558, 0x307, 0x323, 0x65, 0x301) == [0xD558, 0x323, 0x307, 0xE9])
    #expect(try scalars(0x307, 0x323, 0xD558) == [0x323, 0x307, 0xD558])
  }

  @Test("NFC composes a Hangul syllable from its jamo, for every seventh syllable of Unicode")
  func everySyllable() throws {
    for value in stride(from: 0xAC00, through: 0xD7A3, by: 7) as StrideThrough<UInt32> {
      let index = value - 0xAC00
      let jamo = [0x1100 + index / 588, 0x1161 + index % 588 / 28] + (index % 28 == 0 ? [] : [0x11A7 + index % 28])
      let text = String(String.UnicodeScalarView(jamo.map { Unicode.Scalar($0)! }))
      try #require(try Canonical("app:x/" + text).segments[1].unicodeScalars.map(\.value) == [value])
    }
  }

  @Test(
    "The NFC of random letters, marks and jamo is stable and canonically equivalent to the input", arguments: 20...23)
  func idempotence(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let ranges: [ClosedRange<UInt32>] = [
      0x61...0x7A, 0x300...0x34E, 0x1100...0x11FF, 0xAC00...0xD7A3, 0xC0...0x24F, 0x900...0x97F,
    ]
    for _ in 0..<2_000 {
      let values = (0...random.below(5)).map { _ in UInt32.random(in: random.pick(ranges), using: &random) }
      let text = String(String.UnicodeScalarView(values.map { Unicode.Scalar($0)! }))
      let form = try Canonical("app:x/" + text)
      try #require(try Canonical(form.text).text == form.text, "\(values)")
      // The equality of Swift strings is canonical equivalence.
      try #require(form.segments[1] == text, "\(values)")
    }
  }
}
