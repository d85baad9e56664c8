import SpecModel
import SpecText
import Testing
import WaymarkCompiler
import WaymarkRules

@Suite("Domains of sites")
struct AssociationSiteTests {
  private static let spec = """
    waymark: 1
    app: Shop
    origins:
      web: { hosts: [shop.example.com, "*.shop.example.com", "{locale}.example.org", "*.{shop}.example.net"] }
      local: { hosts: ["localhost:8443", "plain.example.com:80", "tls.example.com:443"], default: false }
      foreign: { hosts: [bücher.example], default: false }
    tabs:
      home: { title: Home, icon: house, links: [/offers] }
    """

  private func site(_ domain: String) throws -> AssociationSite {
    let root = SourceFile(path: "Shop.nav.yaml", bytes: Array(Self.spec.utf8))
    let compilation = Compiler.compile(root, goal: .linkTable) { _ in .success([]) }
    return try AssociationSite(domain, in: try #require(compilation.links).model)
  }

  @Test(
    "A domain in any notation is valid for a site check if a host of the spec matches the domain",
    arguments: [
      ("shop.example.com", "https://shop.example.com"), ("SHOP.Example.COM.", "https://shop.example.com"),
      ("shop.example.com:443", "https://shop.example.com"), ("de.shop.example.com", "https://de.shop.example.com"),
      ("a.b.shop.example.com", "https://a.b.shop.example.com"), ("de.example.org", "https://de.example.org"),
      ("a.b.example.net", "https://a.b.example.net"), ("localhost:8443", "https://localhost:8443"),
      ("plain.example.com", "https://plain.example.com"), ("tls.example.com", "https://tls.example.com"),
      ("Bücher.example", "https://xn--bcher-kva.example"), ("xn--bcher-kva.example", "https://xn--bcher-kva.example"),
    ])
  func found(_ domain: String, _ start: String) throws {
    let site = try site(domain)
    #expect(site.start == start)
    #expect(site.url == start + "/.well-known/apple-app-site-association")
  }

  @Test(
    "A text that is not a valid domain, or matches no host of the spec, is rejected for a site check",
    arguments: [
      "example.com", "shop.example.com:8443", "localhost", "a.b.example.org", "b.example.net", ".shop.example.com",
      "-o.shop.example.com", "a b.shop.example.com", "a%2Fb.shop.example.com", "a\u{0}.shop.example.com",
      "a/b.shop.example.com", "a@b.shop.example.com", "a#.shop.example.com", "a?.shop.example.com",
      "a\\.shop.example.com", "[::1]", "*.shop.example.com", "", ":443", "shop.example.com:0", "shop.example.com:65536",
      "a\n.shop.example.com", "a'.shop.example.com", "$(id).shop.example.com",
    ])
  func rejected(_ domain: String) {
    #expect(throws: AssociationSite.DomainError.self) { try site(domain) }
  }

  @Test("The error for an unknown domain lists five hosts of the spec, and counts the other hosts")
  func list() throws {
    let error = #expect(throws: AssociationSite.DomainError.self) { try site("nothing.test") }
    #expect(
      error?.message == "`nothing.test` is not a host of the spec; the hosts are `shop.example.com`, "
        + "`*.shop.example.com`, `{locale}.example.org`, `*.{shop}.example.net`, `localhost:8443` and 3 more; specify "
        + "one of them, or add `nothing.test` to the `hosts` of an origin")
  }
}
