import Testing
import WaymarkLinks

@Suite("The rest of a path")
struct RestTests {
  static let compiled = Result {
    try CompiledSpec(
      """
      waymark: 1
      app: Sample
      tabs: { main: { title: Main, icon: star } }
      routes:
        text: { links: ["/text/{rest...}"] }
        list: { params: { rest: List<String> }, links: ["/list/{rest...}"] }
        textOrNone: { links: ["/textOrNone/{rest...?}"] }
        listOrNone: { params: { rest: List<String> }, links: ["/listOrNone/{rest...?}"] }
        fragment: { links: ["/fragment/{rest...}#/{tab}/{more...}"] }
        unnamed: { links: ["/unnamed/{id:Int}/**#{tab}"] }
      """)
  }

  private func arguments(_ url: String) throws -> [Argument]? {
    try Self.compiled.get().plan(url)?.stack.first?.arguments
  }

  @Test("A URL that no link matches is rejected if the URL has over 32 segments", arguments: ["sample:/", "sample://"])
  func limit(start: String) throws {
    let compiled = try Self.compiled.get()
    let longest = start + Array(repeating: "/none", count: 32).joined()
    let (there, beyond) = (compiled.resolve(longest), compiled.resolve(longest + "/none"))
    if case .unmatched = there {} else { Issue.record("\(there)") }
    if case .rejected(.tooManySegments) = beyond {} else { Issue.record("\(beyond)") }
  }

  @Test("A rest capture takes all remaining segments of a path, as a string or as a list")
  func segments() throws {
    #expect(try arguments("sample:text/a") == [.string("a")])
    #expect(try arguments("sample:text/a/b%2Fc/d/") == [.string("a/b%2Fc/d")])
    #expect(try arguments("sample:text") == nil)
    #expect(try arguments("sample:list/a/b%2Fc/d") == [.list(["a", "b/c", "d"].map(Argument.string))])
    #expect(try arguments("sample:list") == nil)
    #expect(try arguments("sample:textOrNone") == [.none])
    #expect(try arguments("sample:textOrNone/a/b") == [.string("a/b")])
    #expect(try arguments("sample:listOrNone") == [.list([])])
    #expect(try arguments("sample:listOrNone/a/b") == [.list(["a", "b"].map(Argument.string))])
    let all = (0..<31).map { "s\($0)" }.joined(separator: "/")
    #expect(try arguments("sample:text/" + all) == [.string(all)])
  }

  @Test("A link captures the rest of a path and the values of the fragment at the same time")
  func fragments() throws {
    #expect(
      try arguments("sample:fragment/a/b#/t/m/n") == [.string("a/b"), .string("t"), .string("m/n")])
    #expect(try arguments("sample:fragment/a#/t/m") == [.string("a"), .string("t"), .string("m")])
    #expect(try arguments("sample:unnamed/7/a/b#t") == [.int(7), .string("t")])
    #expect(try arguments("sample:unnamed/7#t") == nil)
  }

  @Test("A link with 32 captures in the path and 32 captures in the fragment captures all 64 values")
  func manyCaptures() throws {
    let path = (0..<31).map { "{p\($0)}" }.joined(separator: "/")
    let fragment = (0..<32).map { "{f\($0)}" }.joined(separator: "/")
    let compiled = try CompiledSpec(
      "waymark: 1\napp: Sample\ntabs: { main: { title: Main, icon: star } }\n"
        + "routes: { all: { links: [\"/\(path)/{rest...}#\(fragment)\"] } }")
    let values = (0..<64).map { "v\($0)" }
    let url = "sample:\(values[..<32].joined(separator: "/"))#\(values[32...].joined(separator: "/"))"
    #expect(compiled.plan(url)?.stack.first?.arguments == values.map(Argument.string))
  }

  @Test(
    "The printed URL of a list in a rest capture resolves to the same list, and an unprintable list has no URL",
    arguments: [["a"], ["a", "b/c", "d"], ["", "a"], []])
  func printing(_ segments: [String]) throws {
    let compiled = try Self.compiled.get()
    let list = Argument.list(segments.map(Argument.string))
    let isSound = !segments.contains("")
    let url = compiled.url(of: Destination(.push, CaseParts(1, [list])), origin: 0)
    #expect((url == nil) == (segments.isEmpty || !isSound))
    if let url { #expect(try arguments(url) == [list]) }
    let orNone = compiled.url(of: Destination(.push, CaseParts(3, [list])), origin: 0)
    #expect((orNone == nil) == !isSound)
    if let orNone { #expect(try arguments(orNone) == [list]) }
  }
}
