import SpecModel
import SpecText
import TestSupport
import Testing

@Suite("Random patterns")
struct PatternPropertyTests {
  @Test("The parser finds the same parts in a random pattern as the generator of the pattern", arguments: 0..<4)
  func roundTrip(_ seed: Int) throws {
    for step in 0..<500 {
      let pattern = RandomPattern(seed: 10_000 * seed + step)
      let written = try #require(WrittenText(pattern.text))
      written.with { text in
        do throws(SyntaxError) {
          let parts = try PatternParser.parse(text).parts
          #expect(parts == pattern.parts, "\(pattern.text)")
        } catch {
          Issue.record("\(pattern.text) has a fault at \(error.range): \(error.message)")
        }
      }
    }
  }

  @Test("A damaged pattern is parsed, or rejected with a range inside its text", arguments: 0..<4)
  func damage(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var refused = 0
    for step in 0..<2_000 {
      var scalars = Array(RandomPattern(seed: 10_000 * seed + step).text.unicodeScalars)
      for _ in 0...random.below(4) { damage(&scalars, &random) }
      var damaged = String.UnicodeScalarView()
      damaged.append(contentsOf: scalars)
      let written = try #require(WrittenText(String(damaged)))
      written.with { text in
        do throws(SyntaxError) {
          let syntax = try PatternParser.parse(text)
          #expect(syntax.parts.allSatisfy { !$0.isEmpty })
        } catch {
          refused += 1
          #expect(isInside(error.range, text), "\(String(damaged)): \(error.range)")
        }
      }
    }
    #expect(refused > 500, "too few patterns were refused for this to say much")
  }

  /// Returns a Boolean value that indicates whether a range has character boundaries and its span is within the text.
  private func isInside(_ place: Range<Int>, _ text: Text) -> Bool {
    guard place.lowerBound >= 0, place.upperBound <= text.bytes.count else { return false }
    let isBetween = [place.lowerBound, place.upperBound].allSatisfy {
      $0 == text.bytes.count || text.bytes[$0] & 0xC0 != 0x80
    }
    let span = text.slice(place).span
    return isBetween && text.span.start <= span.start && span.start <= span.end && span.end <= text.span.end
  }

  private static let pieces = [
    "{", "}", "[", "]", "/", "//", "?", "#", "&", "=", "|", "!", "*", "**", ".", "...", "...?", ":", "://", "@", "<",
    ">",
    " ", "\\", "%", "%2F", "é", "\u{1F34C}", "\u{301}", "{a}", "{a?}", "{a:Int}", "{a...}", "List<", ":80", "s", "a",
    "9",
  ].map { Array($0.unicodeScalars) }

  private func damage(_ scalars: inout [Unicode.Scalar], _ random: inout SplitMix64) {
    let place = random.below(scalars.count + 1)
    let end = min(scalars.count, place + random.below(6))
    switch random.below(3) {
    case 0: scalars.removeSubrange(place..<end)
    case 1: scalars.insert(contentsOf: random.pick(Self.pieces), at: place)
    default: scalars.replaceSubrange(place..<end, with: random.pick(Self.pieces))
    }
  }
}
