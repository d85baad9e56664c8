import RegularSets
import TestSupport
import Testing

@Suite("A shortest text")
struct ShortestTextTests {
  @Test("The shortest text of a regular set belongs to the set, and no shorter text does", arguments: 0..<4)
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

  @Test("The shortest text in two regular sets, or in only the first set, has the minimum length", arguments: 0..<4)
  func ofTwo(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 1_000 + seed)
    for _ in 0..<60 {
      let (a, b) = (try Sample(using: &random).set, try Sample(using: &random).set)
      for (found, made) in [
        (try a.shortestText(in: b), try a.intersection(b)), (try a.shortestText(outside: b), try a.subtracting(b)),
      ] {
        #expect(found?.utf8.count == made.shortestText?.utf8.count)
        if let found { #expect(made.contains(found)) }
      }
    }
    #expect(try RegularSet.double.shortestText(outside: .int) == "0.0")
    #expect(try RegularSet.int.shortestText(outside: .double) == nil)
  }

  @Test("The first texts of a regular set are its shortest texts, sorted by length", arguments: 0..<4)
  func manyTexts(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 1_100 + seed)
    for _ in 0..<40 {
      let set = try Sample(using: &random).set
      let texts = set.firstTexts(12)
      #expect(Set(texts).count == texts.count && texts.allSatisfy { set.contains($0) })
      #expect(texts.map(\.count) == texts.map(\.count).sorted())
      guard let last = texts.last?.count else {
        #expect(set.isEmpty)
        continue
      }
      // Texts that the result omits are at least as long as its last text.
      let missing = Sample.texts(upTo: 3).map { Array($0.utf8) }.filter { set.contains($0) && !texts.contains($0) }
      #expect(texts.count == 12 ? missing.allSatisfy { $0.count >= last } : missing.isEmpty)
    }
    #expect(try RegularSet.matching("a{300}|a{302}").firstTexts(5).map(\.count) == [300, 302])
    #expect(RegularSet.bool.firstTexts(9).map { String(decoding: $0, as: UTF8.self) } == ["true", "false"])
  }

  @Test(
    "The shortest text of a regular expression prefers readable characters",
    arguments: [
      (".+", "a"), (".{3}", "aaa"), ("[^a-z]", "0"), ("[^a-z0-9]", "A"), (#"\W"#, "-"), ("[^ -~]", "à"), ("é|zz", "zz"),
      (#"[0-9a-f]{2}-\d"#, "aa-0"), ("[b-y]|a[0-9]", "b"), ("😀|x{5}", "😀"),
    ])
  func readsWell(_ expression: String, _ text: String) throws {
    #expect(try RegularSet.matching(expression).shortestText == text)
  }

  @Test("The shortest text of each built-in type is a typical value")
  func types() throws {
    let types: [RegularSet] = [.anyText, .int, .uint, .double, .bool, .uuid, .date, .slug]
    #expect(
      types.map { $0.shortestText ?? "" } == [
        "a", "0", "0", "0", "true", "aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa", "0000-01-01", "a",
      ])
  }
}
