import SpecModel
import SpecText
import Testing

@Suite("Patterns")
struct PatternParserTests {
  private func parts(_ pattern: String) throws -> [String] {
    let written = try #require(WrittenText(pattern))
    return try written.with { try PatternParser.parse($0).parts }
  }

  @Test("Each part of a pattern has its range in the text")
  func partsAndPlaces() throws {
    #expect(try parts("/") == [])
    #expect(
      try parts("/item-{id:Int}.html/é/{pane?}") == [
        "segment 1..<19: `item-` 1..<6 {`id` 7..<9: `Int` 10..<13} 6..<14 `.html` 14..<19", "literal `é` 20..<21",
        "segment 22..<29: - {`pane` 23..<27 optional} 22..<29 -",
      ])
    #expect(
      try parts("https://{a}.*.x.com:80/{rest...?}?q|p={q:List<Int>}&k=&!n#/b?c={c:Int?}") == [
        "scheme `https` 0..<5", "authority", "host `{a}.*.x.com:80` 8..<22", "{`a` 9..<10} 8..<11", "any 12..<13",
        "label `x` 14..<15", "label `com` 16..<19", "port 80", "rest `rest` 24..<28 optional 23..<33",
        "item 34..<51: `q` 34..<35 | `p` 36..<37 = {`q` 39..<40: `Int` 46..<49 list} 38..<51",
        "item 52..<54: `k` 52..<53 = `` 54..<54", "item 55..<57: `n` 56..<57 absent", "fragment / 58..<71",
        "literal `b` 59..<60", "item 61..<71: `c` 61..<62 = {`c` 64..<65: `Int` 66..<69 optional} 63..<71",
      ])
  }

  @Test(
    "With a custom scheme, the text after two or three slashes is the first segment, not a host",
    arguments: ["s://a/b", "s:///a/b"])
  func customScheme(_ pattern: String) throws {
    let parts = try parts(pattern)
    #expect(parts.filter { $0.hasPrefix("literal") }.map { $0.dropFirst(9).first } == ["a", "b"])
    #expect(!parts.contains { $0.hasPrefix("host") })
    #expect(try self.parts("s://") == ["scheme `s` 0..<1", "authority"])
    #expect(try self.parts("s:///") == ["scheme `s` 0..<1", "authority"])
  }

  @Test("A pattern may consist of only a host")
  func hostOnly() throws {
    #expect(try parts("//a.com") == ["authority", "host `a.com` 2..<7", "label `a` 2..<3", "label `com` 4..<7"])
    #expect(try parts("//a.com/") == parts("//a.com"))
  }

  @Test(
    "The help for a capture of another router gives a valid pattern, and one with the written text as fixed text",
    arguments: [
      "/<int:id>", "/<path:p>", "/<path:p>/edit", "/a?file=<path:p>", "/a?file=<p?>&b=1", "/[...slug]", "/[[...slug]]",
      "/[...slug]/edit", "/[[id]]/edit", "/a?x=[[...slug]]", "/:name", "/:name?", "/:rest*", "/:rest*/edit",
      "/a?x=:rest*", "/a?x=:name(\\d+)&y=1", "/(\\d+)", "/item-(\\d+)", "/item-(.*)", "/(.*)/edit", "/a?x=(.*)",
      "/a?x=n(\\d+)", "/(?<kind>a|b)", "/a?x=${name}", "/%@", "/a?x=%d",
      "/a#<path:p>",
    ])
  func foreignCaptures(_ pattern: String) throws {
    let written = try #require(WrittenText(pattern))
    let (error, range) = try #require(written.with { text in foreignCapture(text) })
    let help = try #require(error.help)
    let texts = help.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    #expect(texts.filter { $0 != "matching" }.count == 2)
    for text in texts where text != "matching" {
      let bytes = Array(pattern.utf8)
      let corrected = String(
        decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...], as: UTF8.self)
      #expect(throws: Never.self, "\(corrected)") { try parts(corrected) }
    }
  }

  private func foreignCapture(_ text: Text) -> (error: SyntaxError, range: Range<Int>)? {
    do throws(SyntaxError) {
      _ = try PatternParser.parse(text)
      return nil
    } catch {
      return (error, error.range)
    }
  }

  @Test(
    "The help for braces in the notation of another router gives a valid pattern",
    arguments: [
      "/{*path}", "/{*path}/edit", "/a?file={*path}", "/a?file={path*}&b=1", "/{id:\\d+}", "/x-{name:.*}",
      "/{name:.*}/edit", "/a?x={name:.*}", "/{int:id}", "/{path:rest}/edit", "/a?x={path:rest}", "/a#{*path}",
    ])
  func foreignBraces(_ pattern: String) throws {
    let written = try #require(WrittenText(pattern))
    let (error, range) = try #require(written.with { text in foreignCapture(text) })
    let replacement = try #require(error.help?.split(separator: "`").dropFirst().first)
    let bytes = Array(pattern.utf8)
    let corrected = String(
      decoding: bytes[..<range.lowerBound] + Array(replacement.utf8) + bytes[range.upperBound...], as: UTF8.self)
    #expect(throws: Never.self, "\(corrected)") { try parts(corrected) }
  }

  @Test("An error in a pattern has the range of the faulty characters", arguments: faults)
  func places(_ fault: Fault) throws {
    let written = try #require(WrittenText(fault.pattern))
    written.with { text in
      do throws(SyntaxError) {
        let syntax = try PatternParser.parse(text)
        Issue.record("it has parts: \(syntax.parts)")
      } catch {
        #expect(error.range == fault.place, "\(error.message)")
      }
    }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let pattern: String
    /// The range of the error in bytes.
    let place: Range<Int>

    init(_ pattern: String, _ place: Range<Int>) {
      self.pattern = pattern
      self.place = place
    }

    var testDescription: String { pattern }
  }

  private static let faults = [
    // The start of a pattern.
    Fault("", 0..<0), Fault("home", 0..<1), Fault("é/a", 0..<2), Fault("?a=1", 0..<1), Fault("s:/a", 1..<2),
    Fault("a.com:80/b", 0..<1), Fault("https://", 0..<8), Fault("///a", 0..<2), Fault("//u@a.com", 2..<4),
    Fault("//a.com:x/b", 8..<9), Fault("//a..com", 4..<5), Fault("s://u@a/b", 4..<6), Fault("s://a:80/b", 5..<8),
    Fault("s://{a:Int}:80", 11..<14), Fault("//{a}/b", 2..<5), Fault("//a.{b}.com", 4..<7),
    // Paths.
    Fault("/a/", 2..<3), Fault("/a//b", 2..<3), Fault("/é//b", 3..<4), Fault("/:id", 1..<4), Fault("/{a}{b}", 4..<5),
    Fault("/{a?}/b", 1..<5), Fault("/a-{b?}", 1..<7), Fault("/{a...}/b", 1..<7), Fault("/**/b", 1..<3),
    Fault("/a{b...}", 2..<8), Fault("/a**", 2..<4), Fault("/*", 1..<2), Fault("/{a}/{a}", 5..<8), Fault("/a}", 2..<3),
    Fault("/{a:List<Int>}", 1..<14),
    Fault("/" + Array(repeating: "a", count: 33).joined(separator: "/"), 0..<66),
    Fault("/" + String(repeating: "a", count: 8_192), 0..<8_193),
    // Captures.
    Fault("/{a", 1..<2), Fault("/{a/b}", 1..<2), Fault("/{}", 1..<3),
    Fault("/{a b}", 1..<6), Fault("/a|b", 2..<3), Fault("/{A}", 2..<3),
    Fault("/{é}", 2..<4), Fault("/{a?:Int}", 3..<4), Fault("/{a:}", 4..<4), Fault("/{...}", 1..<6),
    Fault("/{a...:Int}", 6..<10), Fault("/{a?...}", 3..<4), Fault("/{a...b}", 6..<7), Fault("/{a:Int-8}", 4..<9),
    // Queries.
    Fault("/?", 1..<2), Fault("/?&a=1", 2..<3), Fault("/?a=1&", 5..<6), Fault("/?a", 2..<3), Fault("/?=1", 2..<3),
    Fault("/?a|=1", 4..<5), Fault("/?a=1&a=2", 6..<7), Fault("/?a|b=1&!b", 9..<10), Fault("/?!", 2..<3),
    Fault("/?!a=1", 4..<6), Fault("/?!a|b", 4..<5), Fault("/?a={b}c", 7..<8), Fault("/?a=b{c}", 5..<6),
    Fault("/?{a}=1", 2..<3), Fault("/?a={b...}", 4..<10), Fault("/?a=1?", 5..<6), Fault("/?a=b=c", 5..<6),
    Fault("/?a=b|c", 5..<6), Fault("/?a=*", 4..<5), Fault("/?a=}", 4..<5), Fault("/{a}?b={a}", 7..<10),
    Fault("s://{a}.x.com/{a}", 14..<17), Fault("//{a}.x.com/{a}", 12..<15),
    Fault("/?" + (0...64).map { "k\($0)=" }.joined(separator: "&"), 0..<316),
    // Fragments.
    Fault("/#", 1..<2), Fault("/#/", 2..<3), Fault("/#?a=1", 1..<2), Fault("/#a#b", 3..<4), Fault("/#a/", 3..<4),
    Fault("/{a}#{a}", 5..<8), Fault("/#a?", 3..<4), Fault("/#{a?}/b", 2..<6),
  ]
}
