import Testing
import WaymarkLinks

@Suite("A fragment of one optional capture")
struct OptionalFragmentTests {
  private static let compiled = Result {
    try CompiledSpec(
      """
      waymark: 1
      app: Sample
      tabs: { main: { title: Main, icon: star } }
      types: { Small: { is: Int, range: 1...9 } }
      routes:
        any: { params: { n: String? }, links: ["/any#{n?}"] }
        small: { params: { n: Small = 3 }, links: ["/small#{n?}"] }
        page: { links: ["/any"] }
        slash: { params: { n: String? }, links: ["/slash#/{n?}"] }
        item: { params: { n: String? }, links: ["/item#{n?}?k=1"] }
      redirects:
        "/old/{n?}": "/any#{n?}"
      """)
  }

  private func screen(_ url: String) throws -> (index: Int, arguments: [Argument])? {
    try Self.compiled.get().plan(url)?.stack.first.map { ($0.index, $0.arguments) }
  }

  @Test("An optional fragment capture matches a URL with a fragment, an empty fragment or no fragment")
  func matching() throws {
    for (url, index, argument) in [
      ("sample:any#x", 0, Argument.string("x")), ("sample:any#", 0, Argument.none), ("sample:any", 0, Argument.none),
      ("sample:small#9", 1, .int(9)), ("sample:small", 1, .int(3)),
      // A link without a fragment in its pattern is less specific and matches all other fragments.
      ("sample:any#/x", 2, nil), ("sample:any#x/y", 2, nil),
    ] as [(String, Int, Argument?)] {
      let found = try #require(try screen(url), "\(url)")
      #expect(found.index == index && found.arguments == (argument.map { [$0] } ?? []), "\(url)")
    }
    #expect(try screen("sample:small#10") == nil)
  }

  @Test("A URL needs a fragment if the pattern has a slash or a query item beside the optional capture")
  func others() throws {
    #expect(try screen("sample:slash") == nil)
    #expect(try screen("sample:slash#/")?.index == 3)
    #expect(try screen("sample:item") == nil)
    #expect(try screen("sample:item#?k=1")?.index == 4)
  }

  @Test("A printed URL omits an optional fragment that has no value or its default value")
  func printing() throws {
    let compiled = try Self.compiled.get()
    #expect(compiled.url(of: Destination(.push, CaseParts(0, [.none])), origin: 0) == "sample://any")
    #expect(compiled.url(of: Destination(.push, CaseParts(0, [.string("x")])), origin: 0) == "sample://any#x")
    #expect(compiled.url(of: Destination(.push, CaseParts(1, [.int(3)])), origin: 0) == "sample://small")
    #expect(compiled.url(of: Destination(.push, CaseParts(3, [.none])), origin: 0) == "sample://slash#/")
  }

  @Test("The target of a redirect omits an optional fragment without a value")
  func redirects() throws {
    func target(_ url: String) throws -> String? {
      guard case .redirected(_, let target) = try Self.compiled.get().resolve(url) else { return nil }
      return target
    }
    #expect(try target("sample:old/x") == "sample://any#x")
    #expect(try target("sample:old") == "sample://any")
  }
}
