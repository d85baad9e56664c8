import SpecText
import Testing

@testable import WaymarkImport

struct DraftOriginTests {
  /// Returns the lines under `origins` and the other lines.
  private func origins(_ input: DraftInput) -> (origins: [String], rest: [String]) {
    let draft = Draft(input.app)
    #expect(!draft.compilation.diagnostics.hasErrors)
    let lines = draft.files[0].text.split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(of: "origins:") else { return ([], lines) }
    let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix(" ") } ?? lines.count
    return (Array(lines[(start + 1)..<end]), Array(lines[..<start] + lines[end...]))
  }

  @Test(
    "Hosts that no link distinguishes become one origin of the draft spec",
    arguments: ["www.trails.example", "trails-app.example"])
  func hostsThatNoLinkDistinguishesAreOneOrigin(host: String) {
    var input = DraftInput("Trails")
    input.app.schemes = [.init("trails", input.nextSpan())]
    input.app.hosts = ["trails.example", host].map { .init(.init($0), input.nextSpan()) }
    input.link("/trails/:id", to: "trail")
    input.link("/parks/:id", to: "park", schemes: ["https"], hosts: ["trails.example"])
    let (origins, rest) = origins(input)
    #expect(origins == ["  app: {schemes: [trails]}", "  web: {hosts: [trails.example, \(host)]}"])
    #expect(rest.contains("  park: {links: [{url: \"/parks/{id}\", origins: [web]}]}"))
  }

  @Test("Hosts with different links become different origins of the draft spec")
  func hostsOfDifferentLinksAreDifferentOrigins() {
    var input = DraftInput("Trails")
    input.app.hosts = ["trails.example", "help.trails.example", "www.trails.example"].map {
      .init(.init($0), input.nextSpan())
    }
    input.link("/trails/:id", to: "trail", hosts: ["trails.example"])
    input.link("/parks/:id", to: "park", hosts: ["trails.example"])
    input.link("/faq", to: "faq", hosts: ["help.trails.example"])
    #expect(
      origins(input).origins == [
        "  web: {hosts: [trails.example, www.trails.example]}",
        "  help: {hosts: [help.trails.example], default: false}",
      ])
  }

  @Test("The origin with the most links becomes the default origin of the draft spec")
  func theMostFrequentOriginIsTheDefault() {
    var input = DraftInput("Wiki")
    for path in ["/a", "/b", "/c"] { input.link(path, to: nil, hosts: ["wiki.example"]) }
    input.link("/upload", to: nil, hosts: ["upload.example"])
    input.link("/free", to: nil)
    let (origins, rest) = origins(input)
    #expect(origins == ["  web: {hosts: [wiki.example]}", "  upload: {hosts: [upload.example], default: false}"])
    #expect(rest.contains("  free: {links: [{url: /free, origins: [web, upload]}]}"))
  }

  @Test("An imported capture in a path keeps its name unless a host of the same link has a capture of that name")
  func aCaptureHasItsNameUnlessAHostOfItsLinkHasTheName() {
    var input = DraftInput("Blog")
    input.link("/post/:site", to: "newPost", schemes: ["https"], hosts: ["blog.example"])
    input.link("/post/:site", to: "newPost", schemes: ["blog"])
    input.link("/about", to: "about", hosts: ["{site}.blog.example", "blog.example"])
    input.link("/stats/:site", to: "stats", hosts: ["{site}.blog.example"])
    let draft = Draft(input.app)
    #expect(draft.links.filter { $0.name == "newPost" }.map(\.pattern) == ["/post/{site}"])
    #expect(draft.links.filter { $0.name == "stats" }.map(\.pattern) == ["/stats/{site2}"])
  }

  @Test("An imported pattern with plain HTTP also accepts HTTPS in the draft spec, and the report mentions HTTPS")
  func aPatternWithPlainHTTPAlsoAcceptsHTTPS() {
    var input = DraftInput("Wiki")
    input.link("/a", to: nil, schemes: ["http"], hosts: ["wiki.example"])
    #expect(origins(input).origins == ["  web: {schemes: [https, http], hosts: [wiki.example]}"])
    let draft = Draft(input.app)
    #expect(!draft.needsDecision)
    #expect(draft.files.last?.text.contains("names only `http`, the draft also accepts `https` (1 time)") ?? false)
  }

  @Test("Schemes and hosts of logs join the origins, and those of platform files stay")
  func originsOfLogs() {
    var input = DraftInput("Shop")
    input.link("/a", to: "a")
    input.app.loggedOrigins = ["firefox://", "http://localhost:8065/", "https://shop.example/"]
    #expect(
      origins(input).origins == [
        "  app: {schemes: [firefox]}", "  web: {hosts: [shop.example]}",
        "  localhost8065: {schemes: [https, http], hosts: [localhost:8065]}",
      ])
    input.app.schemes = [.init("shop", input.nextSpan())]
    input.app.loggedOrigins = ["https://shop.example/"]
    #expect(origins(input).origins == ["  app: {schemes: [shop]}", "  web: {hosts: [shop.example]}"])
  }

  @Test("An app with 60 groups of hosts has 60 origins")
  func manyOrigins() {
    var input = DraftInput("Shop")
    for index in 0..<60 { input.link("/a\(index)", to: "a\(index)", hosts: ["h\(index).example"]) }
    #expect(origins(input).origins.count == 60)
  }

  @Test("A claim without a host belongs to the default origins of the draft spec")
  func aClaimWithoutAHostIsOnTheDefaultOrigins() {
    var input = DraftInput("Fruits")
    for path in ["/a", "/b", "/c"] { input.link(path, to: nil, hosts: ["fruits.example"]) }
    input.link("/search", to: nil, schemes: ["fruits"])
    input.claim("/a")
    #expect(origins(input).rest.contains("  - /a"))
  }
}
