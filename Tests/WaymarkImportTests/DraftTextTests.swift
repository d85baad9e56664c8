import SpecText
import Testing

@testable import WaymarkImport

struct DraftTextTests {
  @Test(
    "The importer normalizes a valid host to lowercase with captures in camel case and rejects an invalid host",
    arguments: [
      ("Example.COM", "example.com"), ("*.example.com", "*.example.com"),
      ("{Lang_Code}.example.com", "{langCode}.example.com"),
      ("example.com:8443", "example.com:8443"), ("a b", nil), ("", nil), ("*", nil), ("{x}", nil), ("example.{x}", nil),
      ("example.com:0", nil), ("a..b", nil), ("-a.b", nil), ("user@host", nil), ("a/b", nil),
    ])
  func aHostIsNormalized(text: String, host: String?) {
    #expect(DraftHost.normalized(text) == host)
  }

  @Test(
    "The importer normalizes a valid URL scheme to lowercase and rejects an invalid scheme",
    arguments: [
      ("MyApp", "myapp"), ("myapp://", "myapp"), ("1app", nil), ("my app", nil), ("", nil), ("a+b-c.d", "a+b-c.d"),
    ])
  func aSchemeIsNormalized(text: String, scheme: String?) {
    #expect(SchemeText.normalized(text) == scheme)
  }

  @Test("The union of the types of two imported captures is the smallest type that includes both types")
  func theUnionOfTypesIsTheSmallestType() {
    typealias Kind = ImportedPattern.CaptureType
    let cases: [(Kind, Kind, Kind)] = [
      (.int, .uint, .int), (.int, .double, .double), (.uuid, .date, .slug), (.int, .uuid, .slug),
      (.string, .int, .string),
      (.range(1, 5), .range(3, 9), .range(1, 9)), (.range(nil, 5), .range(3, nil), .range(nil, nil)),
      (.values(["a"]), .values(["b", "a"]), .values(["a", "b"])), (.values(["1", "2"]), .int, .int),
      (.values(["a b"]), .int, .string), (.matching("a"), .matching("b"), .string), (.bool, .int, .slug),
      (.range(0, 5), .uint, .uint), (.range(-1, 5), .uint, .int),
    ]
    for (first, second, union) in cases {
      #expect(first.union(second) == union)
      #expect(
        second.union(first).normalized == (second == .values(["b", "a"]) ? .values(["b", "a"]) : union.normalized))
    }
  }

  @Test("Patterns of a draft spec escape the reserved characters in literal segments and query items")
  func reservedCharactersOfLiteralsAreEscaped() throws {
    var pattern = DraftPattern()
    pattern.segments = [
      .literal(":a"), .literal("x{y}*"), .capture("id", prefix: "@", suffix: ":z", isOptional: false),
    ]
    pattern.query = [.init(key: "!k", value: .literal("a=b&c")), .init(key: "n", value: .absent)]
    let text = PatternText(types: ["id": "Int"])
    #expect(try text.text(pattern) == "/%3Aa/x%7By%7D%2A/@{id:Int}:z?%21k=a%3Db%26c&!n")
    #expect(try text.text(pattern, start: "app://") == "app://%3Aa/x%7By%7D%2A/@{id:Int}:z?%21k=a%3Db%26c&!n")
    #expect(try text.text(DraftPattern(), start: "https://a.b") == "https://a.b/")
    #expect(try text.text(DraftPattern(), start: "app://") == "app://")
  }

  @Test("Each line of a comment in a draft spec starts with `#`, whatever characters the text contains")
  func aCommentStaysAComment() {
    let lines = CommentText.lines(
      "a\nb: c\u{85}\u{2028}# \u{FFFF}\u{202E} " + String(repeating: "word ", count: 500), indentation: 4)
    #expect(lines.count < 12)
    for line in lines {
      #expect(line.hasPrefix("    # "))
      #expect(line.count <= 120)
      #expect(
        !line.unicodeScalars.contains {
          $0.value < 0x20 || $0.value == 0x85 || $0.value == 0x2028 || $0.value == 0xFFFF
        })
    }
  }

  @Test("A rest in the middle of an imported pattern becomes variants with zero to three segments, as in the examples")
  func aRestInTheMiddleBecomesSegments() {
    let pattern = ImportedPattern([
      .rest(name: "server", allowsEmpty: true), .literal("channels"), .capture(.init("server")),
    ])
    let expansion = PatternExpansion(
      pattern, examples: ["app://a/b/c/channels/d", "https://x.y/channels/d"], reserved: [])
    #expect(expansion.depths == [0, 1, 2, 3])
    #expect(expansion.variants.map { $0.captures.map(\.name) }.last == ["server", "server2", "server3", "server4"])
  }
}
