import RegularSets
import TestSupport
import Testing

@Suite("An expression")
struct ExpressionTests {
  @Test(
    "A regular expression matches the same whole texts as `Regex` of the standard library",
    arguments: [
      "abc", "a|bc|", "^ab$", "^a|b$", "[a-c]+", "[^a-c]", "[-a]", "[a-]", #"[\]\\^]"#, "[ab^]", #"\d{2,3}"#,
      #"\w+\W\w*"#,
      #"\S+"#, #"\D\s\d"#, "(a|b)*?c", "(?:ab){2}", "a{0}", "a{0,2}b", "a{2,}", "(a?b?){2}",
      #"\.\*\+\?\(\)\[\]\{\}\|\^\$\\"#,
      #"a\-b"#, #"a\/b"#, "a b", #"\u0061\u{62}"#, "()", "(|a)+", "x-y_z", "[!-~]", "((a)(b|c))+", ",", "a,b", "[,]",
      "-",
    ])
  func agreesWithStandardLibrary(_ expression: String) throws {
    let set = try RegularSet.matching(expression)
    let regex = try Regex(expression).asciiOnlyCharacterClasses()
    var random = SplitMix64(seed: 1_700)
    let pieces =
      Array("abc019 _-.*+?()[]{}|^$\\/,!~xyz").map(String.init) + ["ab", "bc", "x-y_z", "a,b", ".*+?()[]{}|^$\\"]
    for _ in 0..<300 {
      let text = (0..<random.below(5)).map { _ in random.pick(pieces) }.joined()
      let isMatch = try regex.wholeMatch(in: text) != nil
      try #require(set.contains(text) == isMatch, "\(expression) and \(text)")
    }
    let text = try #require(set.shortestText)
    #expect(try regex.wholeMatch(in: text) != nil, "\(expression) and \(text)")
  }

  @Test(
    "Two regular expressions with the same meaning have equal sets",
    arguments: [
      ("a*?", "a*"), ("a+?", "aa*"), ("a??", "a|"), ("a{2,3}?", "aaa?"), ("[^^]", #"[^\^]"#), ("(a|b)+", "[ab][ab]*"),
      (#"\d"#, "[0-9]"), (#"\w"#, "[A-Za-z0-9_]"), (#"\s"#, " "), (#"[^\d]"#, #"\D"#), (#"[\W\w]"#, "."),
      ("^.*$", ".*"),
      ("((((a))))", "a"), ("(a*)*", "a*"), (#"\u{e9}"#, "é"), ("[à-ÿ]", #"[\u00E0-\u{ff}]"#),
      ("[a-ÿ]", #"[a-~\u{A0}-ÿ]"#),
      ("(.*){1000}", ".*"), (#"\S"#, "[^ ]"), ("^$", ""), ("$", "^"), ("[&]", "&"), ("[a-a]", "a"),
      (#"[^\u0000-\u001F]"#, "."), (#"[\u{80}-\u{10FFFF}]"#, "[^ -~]"),
    ])
  func equals(_ one: String, _ other: String) throws {
    #expect(try RegularSet.matching(one) == .matching(other))
  }

  @Test("A character class contains exactly the Unicode scalars between its bounds", arguments: 0..<4)
  func ranges(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 1_800 + seed)
    let ends: [UInt32] = [
      0x20, 0x7E, 0x7F, 0x80, 0xA0, 0x7FF, 0x800, 0xFFF, 0x1000, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF,
    ]
    func scalar() -> UInt32 {
      let near =
        Int(random.pick(ends)) + random.below(random.pick([2, 70, 5_000])) - random.below(random.pick([2, 70, 5_000]))
      let value = UInt32(min(max(near, 0x20), 0x10FFFF))
      return Unicode.Scalar(value) == nil || 0x7F...0x9F ~= value ? 0xE000 : value
    }
    for _ in 0..<30 {
      let (one, two) = (scalar(), scalar())
      let range = min(one, two)...max(one, two)
      let bounds = [range.lowerBound, range.upperBound].map { "\\u{\(String($0, radix: 16))}" }.joined(separator: "-")
      let (set, rest) = (try RegularSet.matching("[\(bounds)]"), try? RegularSet.matching("[^\(bounds)]"))
      for value in [range.lowerBound, range.upperBound] + (0..<60).map({ _ in scalar() }) {
        let bytes = UTF8.encode(try #require(Unicode.Scalar(value)))!
        try #require(set.contains(bytes) == range.contains(value), "\(value) in \(range)")
        try #require((rest?.contains(bytes) ?? false) == !range.contains(value), "\(value) in \(range)")
      }
      #expect(try set.union(rest ?? .empty) == .matching("."))
    }
  }
}
