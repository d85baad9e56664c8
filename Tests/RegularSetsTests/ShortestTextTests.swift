import RegularSets
import TestSupport
import Testing

@Suite("A shortest text")
struct ShortestTextTests {
  @Test("is in the set, and nothing shorter is", arguments: 0..<4)
  func isShortest(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 900 + seed)
    let all = Sample.texts(upTo: 4)
    for _ in 0..<60 {
      let (a, b) = (try Sample(using: &random).set, try Sample(using: &random).set)
      for set in [a, try a.subtracting(b)] {
        guard let text = set.shortestText else {
          #expect(set.isEmpty)
          continue
        }
        #expect(set.contains(text))
        #expect(!all.contains { $0.utf8.count < text.utf8.count && set.contains($0) })
      }
    }
  }

  @Test(
    "reads well",
    arguments: [
      (".+", "a"), (".{3}", "aaa"), ("[^a-z]", "0"), ("[^a-z0-9]", "A"), (#"\W"#, "-"), ("[^ -~]", "à"), ("é|zz", "zz"),
      (#"[0-9a-f]{2}-\d"#, "aa-0"), ("[b-y]|a[0-9]", "b"), ("😀|x{5}", "😀"),
    ])
  func readsWell(_ expression: String, _ text: String) throws {
    #expect(try RegularSet.matching(expression).shortestText == text)
  }

  @Test("of a type looks like one of its values")
  func types() throws {
    let types: [RegularSet] = [.anyText, .int, .uint, .double, .bool, .uuid, .date, .slug]
    #expect(
      types.map { $0.shortestText ?? "" } == [
        "a", "0", "0", "0", "true", "aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa", "0000-01-01", "a",
      ])
  }
}
