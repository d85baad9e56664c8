import Testing
import WaymarkLinks

@Suite("A literal")
struct LiteralTests {
  static let compiled = Result {
    try CompiledSpec(
      """
      waymark: 1
      app: Sample
      origins:
        app: { schemes: [app] }
        web: { hosts: [ex.com] }
        mail: { schemes: [mail], default: false }
      tabs: { main: { title: Main, icon: star, links: [/] } }
      routes:
        cafe: { links: ["/caf\u{E9}", { url: "/mail/caf%65%CC%81", origins: mail }] }
        space: { links: ["/a%20b/c+d"] }
        slash: { links: ["/a%2fb"] }
        braces: { links: ["/x/%7Bid%7D"] }
        percent: { links: ["/100%25"] }
        banana: { links: [{ url: "/\u{1F34C}/%3F%23", origins: web }] }
        upper: { links: [/Upper/Case] }
        colon: { links: [{ url: "/a:b@c/d", origins: [app] }] }
        family: { links: ["/x/\u{D558}\u{11AB}"] }
      """)
  }

  private func name(_ url: String) throws -> String? {
    let compiled = try Self.compiled.get()
    return compiled.plan(url)?.stack.first.map { compiled.model.routes[$0.index].name.string }
  }

  @Test("A literal matches all equivalent escapes and Unicode forms in a URL")
  func escapes() throws {
    for url in ["https://ex.com/caf%C3%A9", "app:CAFE\u{301}", "app://caf%c3%89", "mail:mail/caf\u{E9}"] {
      #expect(try name(url) == "cafe")
    }
    for url in ["app://a%20b/c+d", "https://ex.com/%61%20%62/c%2Bd"] { #expect(try name(url) == "space") }
    for url in ["app://a%2Fb", "https://ex.com/a%2fb/"] { #expect(try name(url) == "slash") }
    for url in ["app://x/%7Bid%7D", "app:x/{id}"] { #expect(try name(url) == "braces") }
    #expect(try name("https://ex.com/100%25") == "percent")
    #expect(try name("https://ex.com/%F0%9F%8D%8C/%3f%23") == "banana")
    for url in ["app:a:b@c/d", "app://a%3Ab%40c/d"] { #expect(try name(url) == "colon") }
    #expect(try name("app:x/\u{1112}\u{1161}\u{11AB}") == "family")
  }

  @Test("A literal does not match a similar URL with a different decoded path")
  func differences() throws {
    for url in [
      "app://a+b/c+d", "app://a/b", "app://x/id", "https://ex.com/100%2525", "https://ex.com/cafe", "app://x/y",
      "app://upper/case",
    ] {
      #expect(try name(url) == nil)
    }
  }

  @Test("The first literal of a pattern ignores case on a custom scheme but not on the web")
  func folding() throws {
    #expect(try name("app://upper/Case") == "upper")
    #expect(try name("https://ex.com/Upper/Case") == "upper")
    #expect(try name("https://ex.com/upper/Case") == nil)
  }

  @Test("A literal matches only on the origins of its link")
  func origins() throws {
    #expect(try name("mail:mail/caf\u{E9}") == "cafe")
    for url in ["app:mail/caf\u{E9}", "mail:caf\u{E9}", "app:\u{1F34C}/%3F%23", "https://ex.com/a:b@c/d", "mail:"] {
      #expect(try name(url) == nil)
    }
    #expect(try Self.compiled.get().plan("app:")?.tab == 0)
    #expect(try Self.compiled.get().plan("https://EX.com")?.origin == 1)
    #expect(try Self.compiled.get().plan("mail:") == nil)
    #expect(try Self.compiled.get().plan("http://ex.com/") == nil)
  }

  @Test("The printed URL of each route with literals resolves to the same route", arguments: 0..<9)
  func printing(_ route: Int) throws {
    let compiled = try Self.compiled.get()
    let destination = Destination(.push, CaseParts(route))
    let urls = (0..<3).compactMap { compiled.url(of: destination, origin: $0) }
    #expect(!urls.isEmpty)
    for url in urls { #expect(compiled.plan(url)?.destination == destination) }
  }
}

@Suite("A literal beside a capture")
struct AffixTests {
  @Test("A literal beside a capture in the first segment ignores case on a custom scheme, even in a redirect")
  func folding() throws {
    let compiled = try CompiledSpec(
      """
      waymark: 1
      app: Sample
      origins: { app: { schemes: [app] }, web: { hosts: [ex.com] } }
      tabs: { main: { title: Main, icon: star } }
      routes: { item: { links: ["/V\u{C9}{id:Int}A9/V{name}"] } }
      redirects: { "/Old{id:Int}": "/V\u{C9}{id}A9/Vx" }
      """)
    let item = [CaseParts(0, [.int(7), .string("x")])]
    for url in ["app:v\u{E9}7a9/Vx", "app://V\u{C9}7A9/Vx", "https://ex.com/V\u{C9}7A9/Vx"] {
      #expect(compiled.plan(url)?.stack == item, "\(url)")
    }
    for url in ["app:v\u{E9}7a9/vx", "https://ex.com/v\u{E9}7a9/Vx"] { #expect(compiled.plan(url) == nil, "\(url)") }
    guard case .redirected(_, let target) = compiled.resolve("app:old7") else {
      Issue.record("no redirect")
      return
    }
    #expect(compiled.plan(target)?.stack == item)
  }
}
