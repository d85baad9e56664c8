import Testing
import WaymarkLinks

@Suite("A default, printed,")
struct DefaultPrintingTests {
  private func url(_ links: [String], _ arguments: [Argument]) throws -> String? {
    let compiled = try CompiledSpec(
      """
      waymark: 1
      app: Sample
      tabs: { main: { title: Main, icon: star } }
      routes:
        route: { params: { x: String = a, y: Int = 7 }, links: [\(links.map { "\"\($0)\"" }.joined(separator: ", "))] }
        other: { links: [/taken] }
      """)
    return compiled.url(of: Destination(.push, CaseParts(0, arguments)), origin: 0)
  }

  @Test("is left out where the pattern can do without it")
  func leftOut() throws {
    #expect(try url(["/r/{x?}"], [.string("a"), .int(7)]) == "sample://r")
    #expect(try url(["/r/{x...?}"], [.string("a"), .int(7)]) == "sample://r")
    #expect(try url(["/r?x={x?}&y={y?}"], [.string("a"), .int(8)]) == "sample://r?y=8")
    #expect(try url(["/r#{x?}"], [.string("a"), .int(7)]) == "sample://r")
    #expect(try url(["/r#/{x?}"], [.string("a"), .int(7)]) == "sample://r#/")
  }

  @Test("is written where the pattern wants a value")
  func written() throws {
    #expect(try url(["/r/{x}"], [.string("a"), .int(7)]) == "sample://r/a")
    #expect(try url(["/r/{x...}"], [.string("a"), .int(7)]) == "sample://r/a")
    #expect(try url(["/r?x={x}&y={y}"], [.string("a"), .int(7)]) == "sample://r?x=a&y=7")
    #expect(try url(["/r#{x...}"], [.string("a"), .int(7)]) == "sample://r#a")
  }

  @Test("is written where the URL without it is another link's")
  func taken() throws {
    #expect(try url(["/taken/{x?}"], [.string("a"), .int(7)]) == "sample://taken/a")
  }

  @Test("is written for itself, and not with the others")
  func mixed() throws {
    // The segment is printed because the URL without the segment matches another link. The key can be omitted.
    #expect(try url(["/taken/{x?}?y={y?}"], [.string("a"), .int(7)]) == "sample://taken/a")
  }
}
