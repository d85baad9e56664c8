import TestSupport
import Testing
import WaymarkLinks

@Suite("Large link tables")
struct LargeTableTests {
  @Test(
    "A link table of up to 10,000 links finds each link, and each destination has a URL", arguments: [1_000, 10_000])
  func manyLinks(_ count: Int) throws {
    var yaml = "waymark: 1\napp: Sample\ntabs: { main: { title: Main, icon: star } }\nroutes:\n"
    for index in 0..<count {
      yaml += "  route\(index): { links: [\"/section\(index % 97)/{id:Int}/item\(index)/{name}\"] }\n"
    }
    let compiled = try CompiledSpec(yaml)
    for index in 0..<count {
      let plan = try #require(compiled.plan("sample://section\(index % 97)/\(-index)/item\(index)/x%2Fy"))
      try #require(plan.link == index)
      try #require(plan.stack == [CaseParts(index, [.int(-index), .string("x/y")])])
      try #require(plan.destination.flatMap { compiled.url(of: $0, origin: 0) } != nil)
    }
    #expect(compiled.plan("sample://section1/1/item2/x") == nil)
    #expect(compiled.plan("sample://section0/0/item\(97 * count)/x") == nil)
    #expect(compiled.plan("sample://section0/x/item0/x") == nil)
  }

  @Test("A link table of up to 100,000 links compiles and finds each link of an evenly spaced sample")
  func veryManyLinks() throws {
    let count = RandomRun.rounds(1_000) * 100
    var yaml = "waymark: 1\napp: Sample\ntabs: { main: { title: Main, icon: star } }\nroutes:\n"
    for route in 0..<100 {
      yaml += "  route\(route):\n    params: { id: Int, name: String }\n    links:\n"
      for index in stride(from: route, to: count, by: 100) { yaml += "      - \(path(index))\n" }
    }
    // The test measures no time, but a loop over all links for each link would take hours.
    let compiled = try CompiledSpec(yaml)
    for index in stride(from: 0, to: count, by: 101) {
      let url = "sample://section\(index % 97)/\(-index)/item\(index)/x%2Fy"
      let plan = try #require(compiled.plan(url))
      try #require(plan.stack == [CaseParts(index % 100, [.int(-index), .string("x/y")])])
      try #require(compiled.plan(url + "/z") == nil)
    }
    #expect(compiled.plan("sample://section1/1/item2/x") == nil)
    #expect(compiled.plan("sample://section0/x/item0/x") == nil)
  }

  private func path(_ index: Int) -> String { "\"/section\(index % 97)/{id:Int}/item\(index)/{name}\"" }

  @Test(
    "The link table distinguishes literals of up to 1,900 bytes by their last byte",
    arguments: [126, 127, 128, 129, 254, 255, 381, 1_900])
  func longLiterals(_ count: Int) throws {
    let literal = String(repeating: "x", count: count)
    let compiled = try CompiledSpec(
      """
      waymark: 1
      app: Sample
      tabs: { main: { title: Main, icon: star } }
      routes:
        whole: { links: [/\(literal)] }
        other: { links: [/\(literal.dropLast())y] }
        longer: { links: ["/\(literal)/{id}/z"] }
        any: { links: ["/{id}"] }
      """)
    #expect(compiled.plan("sample:" + literal)?.link == 0)
    #expect(compiled.plan("sample:" + literal.dropLast() + "y")?.link == 1)
    #expect(compiled.plan("sample:" + literal + "/1/z")?.link == 2)
    #expect(compiled.plan("sample:" + literal.dropLast())?.link == 3)
    #expect(compiled.plan("sample:" + literal + "x")?.link == 3)
    #expect(compiled.plan("sample:" + literal.dropLast() + "z")?.link == 3)
    #expect(compiled.plan("sample:" + literal + "/1/y") == nil)
    #expect(compiled.url(of: Destination(.push, CaseParts(0)), origin: 0) == "sample://" + literal)
  }

  @Test("A link table with paths of 32 segments finds the narrowest link and all 32 captures")
  func deepPaths() throws {
    let captures = (0..<32).map { "{p\($0)}" }.joined(separator: "/")
    let literals = (0..<31).map { _ in "a" }.joined(separator: "/")
    let compiled = try CompiledSpec(
      """
      waymark: 1
      app: Sample
      tabs: { main: { title: Main, icon: star } }
      routes:
        captures: { links: ["/\(captures)"] }
        literals: { links: ["/\(literals)/{id:Int}"] }
        shorter: { links: ["/\(captures.dropLast("/{p31}".count))"] }
      """)
    let values = (0..<32).map { "v\($0)" }
    let plan = try #require(compiled.plan("sample:" + values.joined(separator: "/")))
    #expect(plan.destination == Destination(.push, CaseParts(0, values.map(Argument.string))))
    #expect(compiled.url(of: try #require(plan.destination), origin: 0) == "sample://" + values.joined(separator: "/"))
    #expect(compiled.plan("sample:\(literals)/7")?.link == 1)
    #expect(compiled.plan("sample:\(literals)/x")?.stack.first?.arguments.last == .string("x"))
    #expect(compiled.plan("sample:\(literals)")?.link == 2)
    #expect(compiled.plan("sample:" + (values.dropLast(2)).joined(separator: "/")) == nil)
    guard case .rejected(.tooManySegments) = compiled.resolve("sample:" + (values + ["v32"]).joined(separator: "/"))
    else {
      Issue.record("a URL with 33 segments is not rejected")
      return
    }
  }

  @Test("The compiler rejects a literal that exceeds the maximum length of a URL", arguments: ["x", "\u{E9}", "%41"])
  func impossibleLiteral(_ character: String) throws {
    func spec(_ count: Int) -> String {
      let literal = String(repeating: character, count: count)
      return "waymark: 1\napp: S\ntabs: { main: { title: Main, icon: star, links: [\"/\(literal)\"] } }"
    }
    let length = character == "\u{E9}" ? 6 : 1
    let longest = spec(2_047 / length)
    #expect(throws: Never.self) { try CompiledSpec(longest) }
    #expect(throws: CompiledSpec.Failure.self) { try CompiledSpec(spec(2_047 / length + 1)) }
  }
}
