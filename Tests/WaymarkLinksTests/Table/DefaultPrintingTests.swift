import Testing
import WaymarkLinks

@Suite("Default values in printed URLs")
struct DefaultPrintingTests {
  private func url(_ links: [String], deprecated: Int? = nil, _ arguments: [Argument]) throws -> String? {
    let links = links.enumerated().map { index, url in
      "{ url: \"\(url)\"\(index == deprecated ? ", deprecated: old" : "") }"
    }
    let compiled = try CompiledSpec(
      """
      waymark: 1
      app: Sample
      tabs: { main: { title: Main, icon: star } }
      routes:
        route: { params: { x: String = a, y: Int = 7 }, links: [\(links.joined(separator: ", "))] }
        other: { links: [/taken] }
      """)
    return compiled.url(of: Destination(.push, CaseParts(0, arguments)), origin: 0)
  }

  @Test("A printed URL omits a default value if the capture is optional")
  func leftOut() throws {
    #expect(try url(["/r/{x?}"], [.string("a"), .int(7)]) == "sample://r")
    #expect(try url(["/r/{x...?}"], [.string("a"), .int(7)]) == "sample://r")
    #expect(try url(["/r?x={x?}&y={y?}"], [.string("a"), .int(8)]) == "sample://r?y=8")
    #expect(try url(["/r#{x?}"], [.string("a"), .int(7)]) == "sample://r")
    #expect(try url(["/r#/{x?}"], [.string("a"), .int(7)]) == "sample://r#/")
  }

  @Test("A printed URL contains a default value if the capture is required")
  func written() throws {
    #expect(try url(["/r/{x}"], [.string("a"), .int(7)]) == "sample://r/a")
    #expect(try url(["/r/{x...}"], [.string("a"), .int(7)]) == "sample://r/a")
    #expect(try url(["/r?x={x}&y={y}"], [.string("a"), .int(7)]) == "sample://r?x=a&y=7")
    #expect(try url(["/r#{x...}"], [.string("a"), .int(7)]) == "sample://r#a")
  }

  @Test("An optional default value appears in a printed URL if the shorter URL matches another link")
  func taken() throws {
    #expect(try url(["/taken/{x?}"], [.string("a"), .int(7)]) == "sample://taken/a")
  }

  @Test("A printed URL is that of a deprecated link only if no other link leads to the screen")
  func deprecated() throws {
    let arguments = [Argument.string("b"), .int(7)]
    #expect(try url(["/old/{x}", "/new/{x}"], arguments) == "sample://old/b")
    #expect(try url(["/old/{x}", "/new/{x}"], deprecated: 0, arguments) == "sample://new/b")
    #expect(try url(["/old/{x}"], deprecated: 0, arguments) == "sample://old/b")
  }

  @Test("A printed URL can contain a default value in the path and omit a default value in the query")
  func mixed() throws {
    // The segment is printed because the URL without the segment matches another link. The key can be omitted.
    #expect(try url(["/taken/{x?}?y={y?}"], [.string("a"), .int(7)]) == "sample://taken/a")
  }
}
