import Testing
import WaymarkLinks

/// Regression tests for pairs of links from random specs.
@Suite("Narrower links")
struct NarrowerLinkTests {
  private func compiled(_ links: [String], types: String = "") throws -> CompiledSpec {
    try CompiledSpec(
      """
      waymark: 1
      app: Sample
      origins: { app: { schemes: [sample] }, web: { hosts: [ex.com] } }
      types: { \(types) }
      tabs: { main: { title: Main, icon: star } }
      routes:
      \(links.enumerated().map { "  route\($0): { links: [{ url: \"\($1)\" }] }" }.joined(separator: "\n"))
      """)
  }

  @Test("A link with a capture of a single text wins over a broader link with the text as a literal")
  func singleText() throws {
    let compiled = try compiled(
      ["/{x:Only}/{y:Int}", "/a/{y}", "/b?k={x:Only}&m={y:Int}", "/b?k=a&m={y}"], types: "Only: { values: { one: a } }")
    #expect(compiled.plan("https://ex.com/a/7")?.stack == [CaseParts(0, [.string("one"), .int(7)])])
    #expect(compiled.plan("sample:a/x")?.link == 1)
    #expect(compiled.plan("https://ex.com/b?m=7&k=a")?.stack == [CaseParts(2, [.string("one"), .int(7)])])
    #expect(compiled.plan("https://ex.com/b?m=x&k=a")?.link == 3)
    #expect(compiled.url(of: Destination(.push, CaseParts(0, [.string("one"), .int(7)])), origin: 0) == "sample://a/7")
    #expect(compiled.url(of: Destination(.push, CaseParts(0, [.string("two"), .int(7)])), origin: 0) == nil)
  }

  @Test("A capture of a single uppercase text matches on the web but not in the first segment of a custom scheme")
  func singleUpperText() throws {
    let compiled = try compiled(["/{x:Upper}/{y:Int}", "/{x}/{y}"], types: "Upper: { values: { home: Home } }")
    #expect(compiled.plan("https://ex.com/Home/7")?.link == 0)
    #expect(compiled.plan("sample:Home/7")?.link == 1)
    #expect(compiled.plan("sample:home/7")?.link == 1)
  }

  @Test(
    "A link with a narrower capture wins even if another capture accepts the same texts by a different type",
    arguments: [("Number", "Int"), ("Int", "Number")])
  func sameTexts(_ first: String, _ second: String) throws {
    for order in [[0, 1], [1, 0]] {
      let links = ["/{x:\(first)}/{y:UInt}", "/{x:\(second)}/{y:Slug}"]
      let compiled = try compiled(order.map { links[$0] }, types: "Number: { is: Int }")
      #expect(compiled.plan("https://ex.com/1/7")?.link == order.firstIndex(of: 0))
      #expect(compiled.plan("https://ex.com/1/x")?.link == order.firstIndex(of: 1))
    }
  }

  @Test(
    "A link with narrower query values wins, no matter which other types the spec uses",
    arguments: ["Bool", "Date", "UUID"])
  func sumsOfRanks(_ other: String) throws {
    let compiled = try compiled(
      [
        "/x/{z:\(other)}", "/a?k={x:Number}&m={y:UInt}", "/a?k={x:Int}&m={y:Int}",
      ], types: "Number: { is: Int }")
    #expect(compiled.plan("sample:a?k=1&m=7")?.link == 1)
    #expect(compiled.plan("sample:a?k=1&m=-7")?.link == 2)
  }

  @Test("On a host of two origins, the link with `beats` wins, and other hosts find links of their own origins")
  func hostOfTwoOrigins() throws {
    let compiled = try CompiledSpec(
      """
      waymark: 1
      app: Sample
      origins: { shop: { hosts: [www.ex.com, ex.org] }, all: { hosts: ["*.ex.com", "*.co.ex.net"] } }
      tabs: { main: { title: Main, icon: star } }
      routes:
        wide: { links: [{ url: "/{x}", origins: [shop] }] }
        narrow: { links: [{ url: "/a", origins: [all], beats: [wide] }] }
      """)
    #expect(compiled.plan("https://www.ex.com/a")?.link == 1)
    #expect(compiled.plan("https://www.ex.com/b")?.link == 0)
    #expect(compiled.plan("https://x.ex.com/b") == nil)
    #expect(compiled.plan("https://ex.org/a")?.link == 0)
    #expect(compiled.plan("https://a.co.ex.net/a")?.link == 1)
  }
}
