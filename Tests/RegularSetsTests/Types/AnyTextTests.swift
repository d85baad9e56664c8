import RegularSets
import TestSupport
import Testing

@Suite("Any text")
struct AnyTextTests {
  @Test("The set of the type String contains every character except control characters")
  func scalars() {
    var wrong: [UInt32] = []
    for value in UInt32(0)...0x10FFFF {
      // The test covers the basic plane completely and samples the other planes.
      guard value <= 0xFFFF || value % 251 == 0 || value & 0xFFFF > 0xFFF0, let scalar = Unicode.Scalar(value) else {
        continue
      }
      let isControl = value < 0x20 || 0x7F...0x9F ~= value
      if RegularSet.anyText.contains(UTF8.encode(scalar)!) == isControl { wrong.append(value) }
    }
    #expect(wrong.isEmpty)
  }

  @Test("Only valid UTF-8 without control characters belongs to the set of the type String", arguments: 0..<4)
  func wellFormed(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 1_600 + seed)
    let edges: [UInt8] = [
      0x20, 0x41, 0x7E, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
      0xEF,
      0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    var wellFormed = 0
    for _ in 0..<20_000 {
      let bytes = (0..<1 + random.below(5)).map { _ in random.pick(edges) }
      let text = String(decoding: bytes, as: UTF8.self)
      let isWellFormed = text.utf8.elementsEqual(bytes)
      let isControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
      try #require(RegularSet.anyText.contains(bytes) == (isWellFormed && !isControl), "\(bytes)")
      if isWellFormed { wellFormed += 1 }
    }
    #expect(wellFormed > 500)
  }

  @Test("The set of the type String excludes the empty text, in contrast to the expression `.*`")
  func length() throws {
    #expect(!RegularSet.anyText.containsEmptyText && RegularSet.anyText.contains("any text, é, 😀"))
    #expect(try RegularSet.matching(".*") == RegularSet.anyText.union(.emptyText))
    #expect(try RegularSet.matching("[^a]|a").isSubset(of: .anyText))
  }
}
