import RegularSets
import Testing

@Suite("An expression that is not read")
struct ExpressionErrorTests {
  @Test("says why, at its place", arguments: faults)
  func message(_ expression: String, _ message: String, _ range: Range<Int>) throws {
    let error = try #require(throws: RegularExpressionError.self) { try RegularSet.matching(expression) }
    #expect(error.message == message)
    #expect(error.range == range)
    #expect(error.help?.isEmpty == false && !message.hasSuffix("."))
  }

  private static let lookAround = "look-around makes no regular language"
  private static let named = "a group has no name, as nothing is captured"
  private static let boundary = "a boundary matches no character, and a text is matched as a whole"
  private static let controlEscape = "control characters are in no URL, and other characters are not written like this"
  private static let counts = "a count is written `{2}`, `{2,}` or `{2,3}`"
  private static let control = "this is a control character, which no URL has"
  private static let tooLarge = "this expression needs more than 4096 states, or too many steps to get by with fewer"

  static let faults: [(String, String, Range<Int>)] = [
    ("a(?=b)", lookAround, 1..<4), ("(?!b)", lookAround, 0..<3), ("é(?<=b)", lookAround, 2..<6),
    ("(?<!b)", lookAround, 0..<4),
    ("(?<name>b)", named, 0..<3), ("a(?P<name>b)", named, 1..<5), ("(?'name'b)", named, 0..<3),
    ("(?>a)", "an atomic group makes no regular language", 0..<3),
    ("a(?i)b", "a group starts with `(` or `(?:`; there are no options and no comments", 1..<3),
    ("(?", "a group starts with `(` or `(?:`; there are no options and no comments", 0..<2),
    (#"(a)\1"#, "a back-reference makes no regular language", 3..<5),
    (#"\k<a>"#, "a back-reference makes no regular language", 0..<2),
    (#"a\b"#, boundary, 1..<3), (#"\A"#, boundary, 0..<2), (#"[\b]"#, boundary, 1..<3),
    (#"\p{L}"#, "there are no classes of Unicode properties", 0..<2),
    (#"a[\P{L}]"#, "there are no classes of Unicode properties", 2..<4),
    (#"\t"#, controlEscape, 0..<2), (#"a\x41"#, controlEscape, 1..<3), (#"\0"#, controlEscape, 0..<2),
    (#"\q"#, "this escape means nothing", 0..<2), (#"\é"#, "this escape means nothing", 0..<3),
    (#"a\"#, #"there is nothing after this `\`"#, 1..<2),
    ("a*+", "a possessive quantifier makes no regular language", 1..<3),
    ("a{2,3}+b", "a possessive quantifier makes no regular language", 1..<7),
    ("a**", "a quantifier repeats no quantifier", 2..<3), ("a+?{2}", "a quantifier repeats no quantifier", 3..<4),
    ("a??+", "a quantifier repeats no quantifier", 3..<4),
    ("(a", "this `(` is not closed", 0..<1), ("(a$", "this `(` is not closed", 0..<1),
    ("((é)|b", "this `(` is not closed", 0..<1), ("é(((a)", "this `(` is not closed", 3..<4),
    ("a)b", "this `)` closes nothing", 1..<2), ("a]", "this `]` closes nothing", 1..<2),
    ("a}", "this `}` closes nothing", 1..<2), ("é[ab", "this `[` is not closed", 2..<3),
    ("[", "this `[` is not closed", 0..<1),
    ("[]a]", "this class has no characters", 0..<2), ("[^]", "this class has no characters", 0..<3),
    ("*", "there is nothing here for `*` to repeat", 0..<1), ("a|+", "there is nothing here for `+` to repeat", 2..<3),
    ("(?)", "a group starts with `(` or `(?:`; there are no options and no comments", 0..<2),
    ("(*)", "there is nothing here for `*` to repeat", 1..<2), ("^*", "there is nothing here for `*` to repeat", 1..<2),
    ("{2}", "there is nothing here for a count to repeat", 0..<1),
    ("a|{2}", "there is nothing here for a count to repeat", 2..<3),
    ("a^b", "`^` stands at the start of an expression only", 1..<2),
    ("(^a)", "`^` stands at the start of an expression only", 1..<2),
    ("a$b", "`$` stands at the end of an expression only", 1..<2),
    ("$*", "`$` stands at the end of an expression only", 0..<1),
    ("é[z-a]", "this range ends before it starts", 3..<6),
    (#"[a-\d]"#, "a range goes from one character to another", 1..<5),
    (#"[\w-z]"#, "a range goes from one character to another", 1..<5),
    ("[a[b]]", "a class has no classes in it", 2..<3), ("[a&&b]", "a class is not the intersection of others", 2..<4),
    (#"[^\s\S]"#, "no character is in this class, as no URL has control characters", 0..<7),
    ("a{2", counts, 1..<3), ("a{}", counts, 1..<3), ("a{,2}", counts, 1..<3), ("a{x}", counts, 1..<3),
    ("a{1,2", counts, 1..<5),
    ("a{3,2}", "2 is less than 3", 1..<6), ("a{1001}", "a count is at most 1000", 2..<6),
    ("a{1,99999999999999999999}", "a count is at most 1000", 4..<24),
    ("a\u{1}", control, 1..<2), ("[a\u{85}]", control, 2..<4), (#"[a\u{7F}]"#, control, 2..<8),
    (#"\u{7F}"#, control, 0..<6), (#"\u0000"#, control, 0..<6),
    (#"\u12"#, #"a character is written `\u00E9` or `\u{E9}`"#, 0..<4),
    (#"\u{}"#, #"a character is written `\u00E9` or `\u{E9}`"#, 0..<3),
    (#"\u{1234567}"#, #"a character is written `\u00E9` or `\u{E9}`"#, 0..<9),
    (#"\uD800"#, "Unicode has no such character", 0..<6), (#"\u{110000}"#, "Unicode has no such character", 0..<10),
    (String(repeating: "é", count: 501), "an expression has at most 1000 bytes, and this one has 1002", 1_000..<1_002),
    (String(repeating: "(", count: 60), "groups are nested at most 50 deep", 50..<51),
    ("(a|b)*a(a|b){30}", tooLarge, 0..<16), (".{1000}", tooLarge, 0..<7), ("((a{1000}){1000}){1000}", tooLarge, 0..<23),
    ("((){1000}){1000}", tooLarge, 0..<16),
  ]
}
