import Testing
import WaymarkNavigation

@Suite("An origin")
struct OriginTests {
  private func compiled(_ origins: String) throws -> CompiledSpec {
    try CompiledSpec(
      """
      waymark: 1
      app: Sample
      origins: { \(origins) }
      tabs: { main: { title: Main, icon: star, links: [/, /A/b] } }
      """)
  }

  @Test("is the app's name as a scheme where the spec has none")
  func standard() throws {
    let compiled = try CompiledSpec(
      "waymark: 1\napp: Sample\ntabs: { main: { title: Main, icon: star, links: [/a] } }")
    #expect(compiled.plan("sample://a")?.origin == 0)
    #expect(compiled.plan("https://sample/a") == nil)
  }

  @Test("is each of its schemes on each of its hosts")
  func combinations() throws {
    let compiled = try compiled("web: { schemes: [https, http], hosts: [a.com, B.com] }")
    for url in ["https://a.com/A/b", "http://a.com", "https://b.com", "http://b.com/A/b/"] {
      #expect(compiled.plan(url)?.origin == 0)
    }
    #expect(compiled.plan("https://c.com") == nil)
    #expect(compiled.plan("https://a.com/a/b") == nil)
    #expect(compiled.url(of: Destination(.tab, CaseParts(0)), origin: 0) == "https://a.com/")
  }

  @Test("has a host in canonical form, however the spec writes it")
  func hosts() throws {
    let compiled = try compiled("web: { hosts: [\"B\u{DC}CHER.example.:443\"] }")
    #expect(compiled.plan("https://xn--bcher-kva.example/")?.tab == 0)
    #expect(compiled.url(of: Destination(.tab, CaseParts(0)), origin: 0) == "https://xn--bcher-kva.example/")
  }

  @Test("has the port that the spec names, on every scheme")
  func ports() throws {
    let compiled = try compiled(
      "web: { schemes: [https, http], hosts: [\"a.com:8080\", \"b.com:443\", \"c.com:80\", d.com] }")
    let matches = [
      "https://a.com:8080", "http://a.com:8080", "https://b.com", "http://b.com:443", "https://c.com:80",
      "http://c.com",
      "https://d.com", "http://d.com",
    ]
    for url in matches { #expect(compiled.plan(url)?.tab == 0, "\(url)") }
    let misses = ["https://a.com", "http://b.com", "https://c.com", "https://d.com:80", "http://d.com:443"]
    for url in misses { #expect(compiled.plan(url) == nil, "\(url)") }
  }

  @Test("that is a custom scheme prints a URL that is folded")
  func printing() throws {
    let compiled = try compiled("app: { schemes: [MyApp, other] }")
    #expect(compiled.plan("OTHER:a/b")?.tab == 0)
    #expect(compiled.url(of: Destination(.tab, CaseParts(0)), origin: 0) == "myapp://")
  }
}
