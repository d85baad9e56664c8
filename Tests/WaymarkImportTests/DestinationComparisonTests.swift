import SpecText
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkLinks

@testable import WaymarkImport

@Suite("Comparisons with an existing app")
struct DestinationComparisonTests {
  private static func source(_ text: String) -> SourceFile { SourceFile(path: "names.csv", bytes: Array(text.utf8)) }

  // MARK: Answers

  private static func destination(in line: [UInt8]) throws -> String? {
    try line.withUnsafeBufferPointer { try HandlerAnswer.destination(in: $0) }
  }

  @Test(
    "A line that a URL handler prints becomes the name of a destination, or no destination",
    arguments: [
      ("home\r", "home"), ("", nil), ("-", nil), ("null", nil), ("  detail ", "detail"), ("\tÜber uns", "Über uns"),
    ])
  func answers(line: String, destination: String?) throws {
    #expect(try Self.destination(in: Array(line.utf8)) == destination)
  }

  @Test(
    "A line of a URL handler with binary data, escape sequences, or more than 1,024 bytes throws an error",
    arguments: [[0xFF], [0x1B, 0x5B], [0], [UInt8](repeating: 0x61, count: 1_025), [0xC3]])
  func binary(_ line: [UInt8]) {
    #expect(throws: HandlerError.self) { try Self.destination(in: line) }
  }

  @Test("The longest line that a URL handler may print has 1,024 bytes")
  func length() throws {
    #expect(try Self.destination(in: [UInt8](repeating: 0x61, count: 1_024))?.count == 1_024)
    try HandlerAnswer.checkLength(1_024)
    #expect(throws: HandlerError.self) { try HandlerAnswer.checkLength(1_025) }
  }

  @Test("Each outcome of a URL has a distinct code and survives a round trip through the header of an asked URL")
  func codes() {
    let outcomes: [SpecOutcome] = LinkURLError.allCases.map { .refused($0) } + [.unmatched, .link(0), .link(70_000)]
    #expect(Set(outcomes.map(\.code)).count == outcomes.count)
    for outcome in outcomes {
      let header = AskedURL.header(requests: 1 << 50, outcome, length: 2_048)
      #expect(header.count == AskedURL.headerSize)
      let asked = AskedURL(header: header[...])
      #expect(asked.outcome == outcome)
      #expect(asked.requests == 1 << 50)
      #expect(asked.length == 2_048)
    }
  }

  // MARK: Names

  @Test("Names in the file of destination names have priority over derived names")
  func names() throws {
    let names = try DestinationNames(Self.source("destination,name\n\"A, b\",detail\nLegacy,\nFruitVC,fruitDetail\n"))
    #expect(names.names(for: "A, b") == ["detail"])
    #expect(names.names(for: "Legacy") == [])
    #expect(names.names(for: "FruitVC") == ["fruitDetail"])
    #expect(names.names(for: "fruitDetail").contains("fruitDetail"))
    #expect(DestinationNames().names(for: "FruitDetail").contains("fruitDetail"))
  }

  @Test(
    "A damaged file of destination names throws a format error",
    arguments: ["a\n", "a,b,c\n", ",b\n", "a,b\na,c\n", "a,\"b\n", "\u{FFFD}"])
  func damagedNames(_ text: String) {
    #expect(throws: FormatError.self) { try DestinationNames(Self.source(text)) }
  }

  @Test("A file of destination names that is not UTF-8 throws a format error")
  func binaryNames() {
    let bytes = (0..<256).map { UInt8($0) }
    #expect(throws: FormatError.self) { try DestinationNames(SourceFile(path: "x", bytes: bytes)) }
  }

  // MARK: Groups

  private static func add(
    _ url: String, _ destination: String?, _ comparison: inout DestinationComparison, _ finder: LinkFinder
  ) throws {
    var url = url
    try url.withUTF8 { bytes in
      let outcome = SpecOutcome(finder.find(bytes), of: bytes, finder)
      try comparison.add(bytes, requests: 3, destination: destination, outcome: outcome)
    }
  }

  @Test("The comparison with a URL handler groups disagreements by both answers and has a hint for each group")
  func groups() throws {
    let finder = try LogCheckTests.finder()
    var comparison = DestinationComparison(finder, names: DestinationNames())
    for (url, destination) in [
      ("fruits://home", "Home"), ("fruits://fruits/1", "fruitDetail"), ("fruits://f/1", "fruitDetail"),
      ("fruits://nope", nil), ("nope", nil), ("fruits://fruits/2", nil), ("fruits://fruits/3", nil),
      ("fruits://home", "search"), ("fruits://nope", "search"), ("nope", "search"), ("fruits://fruits/4", "unknown"),
      ("fruits://old/4", "unknown"),
    ] {
      try Self.add(url, destination, &comparison, finder)
    }
    #expect(comparison.agreed.urls == 5)
    #expect(comparison.disagreed.urls == 7)
    #expect(comparison.disagreed.requests == 21)
    #expect(comparison.groups.count == 5)
    for group in comparison.groups.keys { #expect(!comparison.hint(for: group).isEmpty) }
  }

  @Test(
    "The hint for a disagreement with a URL handler suggests a pattern, a changed redirect, or `beats`",
    arguments: [
      ("fruits://fruits/1", "search", "no link to `search` matches: add a pattern to its links"),
      ("fruits://f/1", "search", "change the redirect `/f/{id:Int}`"),
      ("fruits://any/new", "any", "both links match if the app is right: add `beats` to `any`"),
    ])
  func hints(url: String, destination: String, hint: String) throws {
    let spec = LogCheckTests.spec.replacing(
      "redirects:\n",
      with: "  any: { in: [home], params: { id: String }, links: [\"/any/{id}\"] }\n"
        + "  new: { in: [home], links: [/any/new] }\nredirects:\n")
    let finder = try #require(LinkFinder(LogCheckTests.compile(spec)))
    var comparison = DestinationComparison(finder, names: DestinationNames())
    try Self.add(url, destination, &comparison, finder)
    let group = try #require(comparison.groups.keys.first)
    #expect(comparison.hint(for: group).hasPrefix(hint))
  }

  @Test("The comparison rejects a URL handler that prints values instead of names of destinations")
  func tooManyDestinations() throws {
    let finder = try LogCheckTests.finder()
    var comparison = DestinationComparison(finder, names: DestinationNames())
    #expect(throws: HandlerError.self) {
      for number in 0...DestinationComparison.mostDestinations {
        try Self.add("fruits://home", "item \(number)", &comparison, finder)
      }
    }
  }

  @Test("The URL handler receives no URLs with control characters, invalid UTF-8, or too many bytes")
  func asked() {
    for (url, canAsk) in [
      ("https://a.example/é", true), ("a\nb", false), ("a\tb", false), ("a\u{7F}", false),
      (String(repeating: "x", count: 3_000), false),
    ] {
      var url = url
      #expect(url.withUTF8 { AskedURL.canAsk($0) } == canAsk)
    }
    #expect([UInt8]([0x61, 0xFF]).withUnsafeBufferPointer { AskedURL.canAsk($0) } == false)
  }

  @Test("Errors about a URL handler name the number of its answers, the last URL, and the cause of its end")
  func progress() throws {
    var progress = HandlerProgress(total: 1_000)
    for _ in 0..<812 { try progress.count() }
    progress.lastURL = Array("app://x".utf8)[...]
    let early = #expect(throws: HandlerError.self) { try progress.check(status: 0, of: "x") }
    #expect(early?.message.contains("only 812 of 1,000 URLs; the last was `app://x`") == true)
    for (status, text) in [(127, "not a command"), (126, "may be run"), (3, "exit status 3"), (139, "signal 11")] {
      let error = #expect(throws: HandlerError.self) { try progress.check(status: Int32(status), of: "x") }
      #expect(error?.message.contains(text) == true)
    }
    for _ in 812..<1_000 { try progress.count() }
    try progress.check(status: 0, of: "x")
    #expect(throws: HandlerError.self) { try progress.count() }
  }
}
