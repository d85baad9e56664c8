import RegularSets
import TestSupport
import Testing

@Suite("A hostile expression")
struct HostileExpressionTests {
  @Test(
    "A hostile regular expression is compiled or rejected in little time",
    arguments: [
      "(a|b)*a(a|b){30}", ".*a.{1000}", "(a?){1000}", "((a|b)?){1000}", "(a*){1000}", "(((a*)*)*)*", "(.*a){100}",
      "(.{0,30}){30}", "(x*y*){300}", "([a-z]{1,20}-?){1,50}", "((a{1000}){1000}){1000}", "(((){1000}){1000}){1000}",
      ".{1000}", "(.*(a|b).{9})*", String(repeating: "a?", count: 500), String(repeating: "(", count: 1_000),
      String(repeating: "(a|", count: 40) + String(repeating: ")*", count: 40),
      String(repeating: "(", count: 50) + "a" + String(repeating: "{9}){9}", count: 50),
      "[" + String(repeating: "éa", count: 300) + "]{1000}", String(repeating: "|", count: 1_000),
      String(repeating: "\\", count: 999),
      String(repeating: "[", count: 1_000), String(repeating: "^", count: 1_000),
      "a{" + String(repeating: "9", count: 900) + "}",
    ])
  func isQuick(_ expression: String) {
    // An algorithm of exponential cost would run for years.
    _ = try? RegularSet.matching(expression)
  }

  @Test("A damaged regular expression is compiled, or rejected with a range inside its text", arguments: 0..<8)
  func mutations(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 1_900 + seed)
    let pieces = [
      "(", ")", "[", "]", "{", "}", "|", "*", "+", "?", ".", "\\", "^", "$", "-", ",", "0", "9", "{2,3}", "{9", "(?:",
      "(?=", "\\u{",
      "\\d", "a", "é", "😀", "\u{0}", "\u{301}", "[^", "&&", " ",
    ]
    var read = 0
    for _ in 0..<80 {
      var scalars = Array(RandomExpression.random(depth: 5, using: &random).written.unicodeScalars)
      for _ in 0..<random.below(4) {
        let place = random.below(scalars.count + 1)
        switch random.below(3) {
        case 0 where place < scalars.count: scalars.remove(at: place)
        case 1 where place < scalars.count: scalars.swapAt(place, random.below(scalars.count))
        default: scalars.insert(contentsOf: Array(random.pick(pieces).unicodeScalars), at: place)
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let expression = String(text)
      do throws(RegularExpressionError) {
        let set = try RegularSet.matching(expression)
        if (try? set.isSubset(of: RegularSet.anyText.union(.emptyText))) == false { Issue.record("\(expression)") }
        read += 1
      } catch {
        if !(0...expression.utf8.count ~= error.range.lowerBound && error.range.upperBound <= expression.utf8.count) {
          Issue.record("\(expression): \(error)")
        }
      }
    }
    #expect(read > 10 && read < 80)
  }
}
