import Foundation
import TestSupport
import Testing

@testable import WaymarkLinks

@Suite("Numbers and UUIDs, against the standard library and Foundation")
struct NumberTests {
  private func parsed(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { DecimalText.double($0) }
  }

  private func digits(_ count: Int, _ random: inout SplitMix64) -> String {
    (0..<count).map { _ in String(random.below(10)) }.joined()
  }

  @Test(
    "DecimalText parses random decimal numbers to the nearest `Double`, like the standard library", arguments: 26...27)
  func decimals(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var finite = 0
    for _ in 0..<RandomRun.rounds(5_000) {
      let sign = random.once(in: 2) ? "-" : ""
      let zeros = random.once(in: 4) ? "0." + String(repeating: "0", count: random.below(330)) : ""
      let whole = digits(1 + random.below(zeros.isEmpty && random.once(in: 8) ? 312 : 25), &random)
      let fraction = zeros.isEmpty && random.once(in: 2) ? "." + digits(1 + random.below(30), &random) : ""
      let text = sign + zeros + whole + fraction
      let expected = Double(text).flatMap { $0.isFinite ? $0 : nil }
      #expect(parsed(text)?.bitPattern == expected?.bitPattern, "\(text)")
      if expected != nil { finite += 1 }
    }
    if RandomRun.isFull { #expect(finite > RandomRun.rounds(4_000)) }
  }

  @Test(
    "DecimalText restores each `Double` from its printed text and rounds integers above 2^53 correctly",
    arguments: 28...29)
  func printed(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<RandomRun.rounds(5_000) {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      let text = try #require(DecimalText.text(number))
      try #require(parsed(text)?.bitPattern == number.bitPattern, "\(text)")
      let integer = (1 << 53 as UInt64) + random.next() >> 12
      try #require(parsed("\(integer)") == Double(integer), "\(integer)")
    }
  }

  @Test("DecimalText rejects malformed and too large numbers, and accepts long fractions and negative zero")
  func otherForms() {
    for text in ["", "-", ".", "1.", ".5", "1e5", "+1", "--1", "1.2.3", "inf", "nan", "1" + digits(309)] {
      #expect(parsed(text) == nil, "\(text)")
    }
    #expect(parsed("0." + digits(2_000) + "1") == 0)
    #expect(parsed("-0")?.sign == .minus)
  }

  private func digits(_ count: Int) -> String { String(repeating: "0", count: count) }

  @Test("UUIDBytes parses a UUID in uppercase or lowercase and prints the UUID in lowercase")
  func uuids() throws {
    var random = SplitMix64(seed: 30)
    for _ in 0..<100 {
      let hex = (0..<32).map { _ in String(random.below(16), radix: 16) }
      let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { hex[$0].joined() }
      let uuid = try #require(UUID(uuidString: groups.joined(separator: "-")))
      for text in [uuid.uuidString, uuid.uuidString.lowercased()] {
        var text = text
        let bytes = try #require(text.withUTF8 { UUIDBytes(utf8: $0) })
        #expect(Argument.uuid(bytes) == .uuid(uuid))
        #expect(bytes.description == uuid.uuidString.lowercased())
      }
    }
  }
}
