import RegularSets
import Testing

@Suite("An expression that is not read")
struct ExpressionErrorTests {
  @Test("An invalid regular expression throws an error with a message, a range, and help", arguments: faults)
  func message(_ expression: String, _ message: String, _ range: Range<Int>) throws {
    let error = try #require(throws: RegularExpressionError.self) { try RegularSet.matching(expression) }
    #expect(error.message == message)
    #expect(error.range == range)
    #expect(error.help?.isEmpty == false && !message.hasSuffix("."))
  }

  private static let lookAround = "lookaround is not supported"
  private static let named = "named groups are not supported, because an expression captures nothing"
  private static let boundary = "boundaries are not supported, because an expression always matches the whole text"
  private static let controlEscape = #"escapes such as `\t`, `\x41` and `\0` are not supported"#
  private static let counts = "this count is invalid"
  private static let control = "URLs cannot contain this control character"
  private static let tooLarge = "the expression needs more than 4096 states, or too many steps to compute the states"

  static let faults: [(String, String, Range<Int>)] = [
    ("a(?=b)", lookAround, 1..<4), ("(?!b)", lookAround, 0..<3), ("é(?<=b)", lookAround, 2..<6),
    ("(?<!b)", lookAround, 0..<4),
    ("(?<name>b)", named, 0..<3), ("a(?P<name>b)", named, 1..<5), ("(?'name'b)", named, 0..<3),
    ("(?>a)", "atomic groups are not supported", 0..<3),
    ("a(?i)b", "groups that start with `(?` are not supported, except `(?:`", 1..<3),
    ("(?", "groups that start with `(?` are not supported, except `(?:`", 0..<2),
    (#"(a)\1"#, "back-references are not supported", 3..<5),
    (#"\k<a>"#, "back-references are not supported", 0..<2),
    (#"a\b"#, boundary, 1..<3), (#"\A"#, boundary, 0..<2), (#"[\b]"#, boundary, 1..<3),
    (#"\p{L}"#, "classes of Unicode properties are not supported", 0..<2),
    (#"a[\P{L}]"#, "classes of Unicode properties are not supported", 2..<4),
    (#"\t"#, controlEscape, 0..<2), (#"a\x41"#, controlEscape, 1..<3), (#"\0"#, controlEscape, 0..<2),
    (#"\q"#, "this escape is unknown", 0..<2), (#"\é"#, "this escape is unknown", 0..<3),
    (#"a\"#, #"this `\` has no character after it"#, 1..<2),
    ("a*+", "possessive quantifiers are not supported", 1..<3),
    ("a{2,3}+b", "possessive quantifiers are not supported", 1..<7),
    ("a**", "a quantifier cannot follow another quantifier", 2..<3),
    ("a+?{2}", "a quantifier cannot follow another quantifier", 3..<4),
    ("a??+", "a quantifier cannot follow another quantifier", 3..<4),
    ("(a", "this `(` is not closed", 0..<1), ("(a$", "this `(` is not closed", 0..<1),
    ("((é)|b", "this `(` is not closed", 0..<1), ("é(((a)", "this `(` is not closed", 3..<4),
    ("a)b", "this `)` has no matching `(`", 1..<2), ("a]", "this `]` has no matching `[`", 1..<2),
    ("a}", "this `}` has no matching `{`", 1..<2), ("é[ab", "this `[` is not closed", 2..<3),
    ("[", "this `[` is not closed", 0..<1),
    ("[]a]", "this character class is empty", 0..<2), ("[^]", "this character class is empty", 0..<3),
    ("*", "`*` has nothing to repeat", 0..<1), ("a|+", "`+` has nothing to repeat", 2..<3),
    ("(?)", "groups that start with `(?` are not supported, except `(?:`", 0..<2),
    ("(*)", "`*` has nothing to repeat", 1..<2), ("^*", "`*` has nothing to repeat", 1..<2),
    ("{2}", "the count has nothing to repeat", 0..<1),
    ("a|{2}", "the count has nothing to repeat", 2..<3),
    ("a^b", "`^` is only valid at the start of the expression", 1..<2),
    ("(^a)", "`^` is only valid at the start of the expression", 1..<2),
    ("a$b", "`$` is only valid at the end of the expression", 1..<2),
    ("$*", "`$` is only valid at the end of the expression", 0..<1),
    ("é[z-a]", "the end of this range precedes its start", 3..<6),
    (#"[a-\d]"#, "both ends of a range must be single characters", 1..<5),
    (#"[\w-z]"#, "both ends of a range must be single characters", 1..<5),
    ("[a[b]]", "character classes cannot be nested", 2..<3),
    ("[a&&b]", "character classes cannot be intersected", 2..<4),
    (#"[^\s\S]"#, "this character class matches no characters, because URLs cannot contain control characters", 0..<7),
    ("a{2", counts, 1..<3), ("a{}", counts, 1..<3), ("a{,2}", counts, 1..<3), ("a{x}", counts, 1..<3),
    ("a{1,2", counts, 1..<5),
    ("a{3,2}", "the maximum count 2 is less than the minimum 3", 1..<6),
    ("a{1001}", "a count cannot exceed 1000", 2..<6),
    ("a{1,99999999999999999999}", "a count cannot exceed 1000", 4..<24),
    ("a\u{1}", control, 1..<2), ("[a\u{85}]", control, 2..<4), (#"[a\u{7F}]"#, control, 2..<8),
    (#"\u{7F}"#, control, 0..<6), (#"\u0000"#, control, 0..<6),
    (#"\u12"#, #"this `\u` does not start a valid escape"#, 0..<4),
    (#"\u{}"#, #"this `\u` does not start a valid escape"#, 0..<3),
    (#"\u{1234567}"#, #"this `\u` does not start a valid escape"#, 0..<9),
    (#"\uD800"#, "this escape is not a Unicode character", 0..<6),
    (#"\u{110000}"#, "this escape is not a Unicode character", 0..<10),
    (String(repeating: "é", count: 501), "the expression has 1002 bytes, but the limit is 1000", 1_000..<1_002),
    (String(repeating: "(", count: 60), "groups are nested more than 50 levels deep", 50..<51),
    ("(a|b)*a(a|b){30}", tooLarge, 0..<16), (".{1000}", tooLarge, 0..<7), ("((a{1000}){1000}){1000}", tooLarge, 0..<23),
    ("((){1000}){1000}", tooLarge, 0..<16),
  ]
}
