import Foundation
import LinkResolving
import SpecText
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkLinks

@testable import WaymarkImport

@Suite("Checks of logs")
struct LogCheckTests {
  static let spec = """
    waymark: 1
    app: Fruits
    origins:
      web: { hosts: [fruits.example] }
      app: { schemes: [fruits] }
    tabs:
      home: { title: Home, icon: house, links: [/home] }
    routes:
      fruitDetail:
        in: [home]
        params: { id: Int }
        links: ["/fruits/{id}", { url: "/old/{id}", deprecated: gone }]
      search:
        in: [home]
        params: { q: String? }
        links: ["/search?q={q}"]
    redirects:
      "/f/{id:Int}": "/fruits/{id}"
      "/g/{name}": "/nothing/{name}"

    """

  static func compile(_ text: String = spec) -> Compilation {
    Compiler.compile(
      SourceFile(path: "Fruits.nav.yaml", bytes: Array(text.utf8)), goal: .linkTable, include: { _ in .success([]) })
  }

  static func finder() throws -> LinkFinder { try #require(LinkFinder(compile())) }

  @Test("The finder of links agrees with the URL resolver for random URLs")
  func finder() throws {
    let compilation = Self.compile()
    let finder = try #require(LinkFinder(compilation))
    let resolver = try #require(compilation.resolver)
    var random = SplitMix64(seed: RandomRun.seed)
    let parts = [
      "https://", "fruits://", "http://", "fruits.example", "/", "//", "fruits", "old", "f", "g", "home", "search",
      "?q=",
      "42", "-1", "%41", "%zz", "é", " ", "@", "#x", "\\", "\u{0}", "a", "..", ".", ":80", "HOME",
    ]
    for _ in 0..<RandomRun.rounds(20_000) {
      let count = Int.random(in: 0...8, using: &random)
      var url = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let finding = url.withUTF8 { finder.find($0) }
      let expected: LinkFinder.Finding
      switch resolver.resolve(url).outcome {
      case .landed:
        let link = resolver.spec.linkTable.withUnsafeBufferPointer { table in
          url.withUTF8 { LinkTable(table).link(of: $0) }
        }
        expected = .link(try #require(link))
      case .redirected:
        guard case .redirect = finding else {
          Issue.record("\(url) \(finding)")
          continue
        }
        continue
      case .unmatched: expected = .unmatched
      case .refused(let reason): expected = .refused(reason)
      }
      #expect(finding == expected, "\(url)")
    }
  }

  @Test("The finder of links follows a redirect to its destination and finds no destination for a broken redirect")
  func redirects() throws {
    let finder = try Self.finder()
    func name(_ url: String) -> String? {
      var url = url
      return url.withUTF8 { bytes in
        finder.destination(of: finder.find(bytes), bytes).map { finder.catalog.links[$0].name }
      }
    }
    #expect(name("fruits://f/3") == "fruitDetail")
    #expect(name("fruits://g/3") == nil)
    #expect(name("fruits://fruits/3") == "fruitDetail")
    #expect(name("fruits://nope") == nil)
  }

  @Test(
    "The finder completes a path without a host with the first default origin that has a matching link",
    arguments: [
      (
        "{ hosts: [a.example, '*.b.example'] }", "{ schemes: [fruits, old] }",
        [("/fruits/1", "https://a.example/fruits/1"), ("/x", "https://a.example/x"), ("/app", "fruits://app")]
      ),
      (
        "{ schemes: [old] }", "{ schemes: [fruits], default: false }",
        [("/fruits/1", "old://fruits/1"), ("/", "old://")]
      ),
      ("{ schemes: [old] }", "{ schemes: [fruits] }", [("//x", "https://x"), ("old://x", nil), ("", nil), ("x", nil)]),
    ] as [(String, String, [(String, String?)])])
  func paths(web: String, app: String, cases: [(String, String?)]) throws {
    let spec = """
      waymark: 1
      app: Fruits
      origins: { web: \(web), app: \(app) }
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      routes:
        fruit: { in: [home], params: { id: Int }, links: ["/fruits/{id}"] }
        app: { in: [home], links: [{ url: /app, origins: [app] }] }

      """
    let compilation = Self.compile(spec)
    #expect(compilation.diagnostics.errors.map(\.message) == [])
    let finder = try #require(LinkFinder(compilation))
    for (path, url) in cases {
      let completed = Array(path.utf8).withUnsafeBufferPointer { finder.completed($0) }
      #expect(completed.map { String(decoding: $0, as: UTF8.self) } == url)
    }
  }

  // MARK: URLs

  @Test("The table of URLs adds the counts of equal URLs with equal destinations", arguments: [1, 3, 50, 100_000])
  func distinctURLs(_ size: Int) {
    var random = SplitMix64(seed: RandomRun.seed)
    var table = DistinctURLs(mostURLs: size, mostBytes: size * 20)
    var expected: [[String?]: Int] = [:]
    var found: [[String?]: Int] = [:]
    func drain() {
      table.drain { url, requests, destination in
        found[[String(decoding: url, as: UTF8.self), destination], default: 0] += requests
      }
    }
    for _ in 0..<2_000 {
      var url = String(repeating: "u", count: Int.random(in: 0...40, using: &random))
      let destination = [nil, "", "a", "b"].randomElement(using: &random) ?? nil
      let count = Int.random(in: 0...5, using: &random)
      expected[[url, destination], default: 0] += count
      if table.isFull { drain() }
      url.withUTF8 { table.add($0, destination: destination, requests: count) }
    }
    drain()
    #expect(found == expected)
    table.drain { _, _, _ in Issue.record("The table must be empty") }
  }

  @Test("The count of requests in a log stops at the largest integer instead of overflowing")
  func overflow() {
    var tally = URLTally()
    var url = "x"
    for _ in 0..<3 { url.withUTF8 { tally.add($0, requests: .max) } }
    #expect(tally.requests == .max)
    #expect(tally.urls == 3)
  }

  @Test(
    "A share in the report of a log rounds to 0.0% or 100.0% only if the share is exact",
    arguments: [(0, 10, "0.0%"), (1, 100_000, "<0.1%"), (1, 3, "33.3%"), (99_999, 100_000, "99.9%"), (5, 5, "100.0%")])
  func share(_ part: Int, _ all: Int, _ text: String) {
    var (tally, total) = (URLTally(), URLTally())
    var url = "x"
    url.withUTF8 {
      tally.add($0, requests: part)
      total.add($0, requests: all)
    }
    #expect(tally.share(of: total) == text)
  }

  @Test(
    "Numbers in the report of a log have commas between groups of three digits",
    arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
  func grouped(_ number: Int, _ text: String) { #expect(number.grouped == text) }

  @Test(
    "The shape of an unmatched URL replaces identifiers in the path with asterisks and omits the query",
    arguments: [
      ("https://a.example/items/42/x?y=1", "https://a.example/items/*/x"), ("app://user/my-first-post", "app://user/*"),
      ("app:a/1", "app:a/*"), ("nothing", "nothing"), ("https://a.example", "https://a.example"), ("", ""),
      ("https://a.example/a/b/c/d/e/f/g/h/i/j", "https://a.example/a/b/c/d/e/f/g/h/…"),
    ])
  func shape(_ url: String, _ shape: String) {
    var url = url
    #expect(url.withUTF8 { URLShape.shape(of: $0) } == shape)
  }

  @Test("Groups of unmatched URLs in a log check stay within their limit and still count every URL")
  func shapes() throws {
    var check = LogCheck(try Self.finder())
    func letters(_ number: Int) -> String {
      String(String(number).map { Character(UnicodeScalar(UInt8($0.asciiValue! + 49))) })
    }
    for number in 0..<10_000 {
      var url = "https://h\(letters(number / 2)).example/\(letters(number))"
      _ = url.withUTF8 { check.add($0, requests: 2) }
    }
    let groups = check.shapes.groups.map(\.tally)
    #expect(groups.count == 2 * ShapeTallies.mostShapes + 1)
    #expect(groups.reduce(0) { $0 + $1.urls } == 10_000)
    #expect(check.unmatched.requests == 20_000)
    let report = LogReport(check, nil, .log, compilation: Self.compile(), spec: "x")
    #expect(!report.isClean)
    #expect(report.text.utf8.count < 20_000)
  }
}
