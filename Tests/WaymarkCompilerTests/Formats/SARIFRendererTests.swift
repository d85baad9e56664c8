import Foundation
import SpecText
import Testing
import WaymarkRules

@Suite("SARIF")
struct SARIFRendererTests {
  private func log(_ sample: SampleFindings) throws -> JSONValue { try JSONValue(text(sample)) }

  private func text(_ sample: SampleFindings) throws -> String {
    try SARIFRenderer(files: sample.files, version: "0.1.0") { RuleBook.page(named: $0.name)?.sarif }
      .render(sample.diagnostics)
  }

  private func results(_ log: JSONValue) -> [JSONValue] { log["runs"]?.elements.first?["results"]?.elements ?? [] }

  @Test("A SARIF log conforms to the official schema", arguments: SampleFindings.all)
  func schema(_ sample: SampleFindings) throws {
    let log = try log(sample)
    #expect(try SARIFFacts().faults(in: log) == [])
    #expect(results(log).count == sample.diagnostics.count)
  }

  static let broken: [(path: String, value: JSONValue?, fault: String)] = [
    ("runs/0/tool", nil, "/runs/0: lacks tool"),
    ("runs/0/colour", .string("red"), "/runs/0: has no property colour"),
    ("runs/0/results", .object([:]), "/runs/0/results: is no array"),
    ("runs/0/results/0", .string("x"), "/runs/0/results/0: is no object"),
    ("runs/0/results/0/ruleId", .number(1), "/runs/0/results/0/ruleId: is no string"),
    ("runs/0/results/0/ruleIndex", .number(0.5), "/runs/0/results/0/ruleIndex: is no integer"),
    ("runs/0/results/0/level", .string("fatal"), "/runs/0/results/0/level: is none of its values"),
    ("runs/0/language", .string("English"), "/runs/0/language: does not match"),
    ("$schema", .string("schema.json"), "/$schema: is no uri"),
    ("runs/0/results/0/locations/0/physicalLocation/artifactLocation/uri", .string("a b"), "/uri: is no uri-reference"),
    ("runs/0/results/0/locations/0/physicalLocation/artifactLocation/uri", .string("a%b"), "/uri: is no uri-reference"),
    (
      "runs/0/results/0/locations/0/physicalLocation/artifactLocation/uri", .string("1a:b"), "/uri: is no uri-reference"
    ),
    ("runs/0/results/0/locations/0/physicalLocation/region/startLine", .number(0), "/startLine: is less than 1"),
    (
      "runs/0/results/0/locations/0/physicalLocation/region/startLine", nil, "/region: has none of what it needs one of"
    ),
    ("runs/0/results/0/rank", .number(101), "/rank: is more than 100"),
    ("runs/0/results/1/fixes/0/artifactChanges", .array([]), "/artifactChanges: has too few"),
    ("runs/0/tool/driver/rules/1", .object(["id": .string("a-rule-without-a-page")]), "/rules: repeats one"),
    ("runs/0/results/0/partialFingerprints/x", .number(1), "/partialFingerprints/x: is no string"),
    ("runs/0/results/0/message", .object([:]), "/message: has none of what it needs one of"),
    ("runs/0/conversion", .object([:]), "/runs/0/conversion: the facts have no conversion"),
  ]

  @Test("The schema check of SARIF logs detects each planted fault", arguments: broken)
  func negative(_ sample: (path: String, value: JSONValue?, fault: String)) throws {
    let log = try log(.hostile).with(sample.path, sample.value)
    let faults = try SARIFFacts().faults(in: log)
    #expect(faults.count == 1 && faults[0].contains(sample.fault), "\(faults)")
  }

  @Test("A SARIF result has the rule, location, witness, and fix-its of its finding", arguments: SampleFindings.all)
  func results(_ sample: SampleFindings) throws {
    let log = try log(sample)
    let rules = try #require(log["runs"]?.elements.first?["tool"]?["driver"]?["rules"]?.elements)
    #expect(rules.compactMap { $0["id"]?.text } == Set(sample.diagnostics.map(\.id.name)).sorted())
    for (result, diagnostic) in zip(results(log), sample.diagnostics) {
      let index = try #require(result["ruleIndex"]?.number)
      #expect(rules[Int(index)]["id"] == result["ruleId"])
      #expect(result["ruleId"]?.text == "\(diagnostic.id)")
      #expect(result["level"]?.text == diagnostic.severity.rawValue)
      let place = try #require(result["locations"]?.elements.first?["physicalLocation"])
      #expect(path(place["artifactLocation"]) == simplified(sample.path(diagnostic.span)))
      #expect(place["region"] == region(diagnostic.span))
      #expect((result["properties"]?["witness"]?["both"])?.text == diagnostic.witness?.both)
      #expect((result["fixes"]?.elements ?? []).count == diagnostic.fixes.count)
      for (fix, expected) in zip(result["fixes"]?.elements ?? [], diagnostic.fixes) {
        let change = try #require(fix["artifactChanges"]?.elements.first)
        let replacement = try #require(change["replacements"]?.elements.first)
        #expect(path(change["artifactLocation"]) == simplified(sample.path(expected.span)))
        #expect(replacement["deletedRegion"] == region(expected.span))
        #expect((replacement["insertedContent"]?["text"]?.text ?? "") == expected.replacement)
      }
    }
  }

  @Test(
    "A SARIF message has the text of its finding, and links only to the related locations",
    arguments: SampleFindings.all)
  func messages(_ sample: SampleFindings) throws {
    for (result, diagnostic) in zip(results(try log(sample)), sample.diagnostics) {
      let message = try SARIFMessage(try #require(result["message"]?["text"]?.text))
      let lines =
        [diagnostic.message] + diagnostic.related.map(\.message) + (diagnostic.help.map { ["help: " + $0] } ?? [])
      #expect(message.words.hasPrefix(PrintableText.of(diagnostic.message)))
      #expect(message.words.split(separator: "\n", omittingEmptySubsequences: false).count == lines.count)
      #expect(message.links == diagnostic.related.indices.map { "\($0 + 1)" })
      let related = result["relatedLocations"]?.elements ?? []
      #expect(related.map { $0["id"]?.number.map { "\(Int($0))" } } == message.links)
      for (place, expected) in zip(related, diagnostic.related) {
        #expect(try SARIFMessage(place["message"]?["text"]?.text ?? "").words == PrintableText.of(expected.message))
        #expect(place["physicalLocation"]?["region"] == region(expected.span))
      }
    }
  }

  @Test("SARIF fingerprints are unique, and stay the same when the lines of findings move")
  func fingerprints() throws {
    let sample = SampleFindings.hostile
    func fingerprints(_ sample: SampleFindings) throws -> [String] {
      results(try log(sample)).compactMap { $0["partialFingerprints"]?["waymark/v1"]?.text }
    }
    let moved = sample.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.span.start.line += 5
      diagnostic.span.end.line += 5
      return diagnostic
    }
    let before = try fingerprints(sample)
    #expect(Set(before).count == sample.diagnostics.count)
    #expect(before == (try fingerprints(.init(testDescription: "", files: sample.files, diagnostics: moved))))
    var other = sample.diagnostics[0]
    other.message += "."
    #expect(try fingerprints(.init(testDescription: "", files: sample.files, diagnostics: [other]))[0] != before[0])
  }

  @Test("Equal findings produce identical SARIF logs")
  func deterministic() throws {
    #expect(try text(.hostile) == text(.hostile))
  }

  @Test("The descriptions of rules in SARIF fit the length limits of GitHub", arguments: RuleBook.pages.map(\.id))
  func descriptions(_ id: DiagnosticID) throws {
    let page = try #require(RuleBook.page(named: id.name))
    #expect(page.sarif.summary.count <= 1_024 && page.sarif.reason.count <= 1_024)
    #expect(page.sarif.summary.hasSuffix(".") && page.sarif.markdown.contains(page.explanation.reason))
  }

  // MARK: Support

  private func region(_ span: Span) -> JSONValue {
    .object([
      "startLine": .number(Double(span.start.line)), "startColumn": .number(Double(span.start.column)),
      "endLine": .number(Double(span.end.line)), "endColumn": .number(Double(span.end.column)),
    ])
  }

  /// Returns the path of a location, decoded according to RFC 3986.
  private func path(_ location: JSONValue?) -> String? {
    guard let uri = location?["uri"]?.text else { return nil }
    let isRelative = location?["uriBaseId"]?.text == "%SRCROOT%"
    guard isRelative != uri.hasPrefix("file:///") else { return nil }
    return (isRelative ? uri : String(uri.dropFirst("file://".count))).removingPercentEncoding
  }

  private func simplified(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
}

/// A message as a viewer parses it, according to sections 3.11.5 and 3.11.6 of the SARIF standard.
private struct SARIFMessage {
  var words = ""
  var links: [String] = []

  struct Fault: Error {
    let text: String
  }

  init(_ text: String) throws {
    for (index, line) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { words += "\n" }
      try read(String(line))
    }
  }

  private mutating func read(_ line: String) throws {
    // Brackets inside the text of a link are escaped with a backslash.
    let link = /\[((?:[^\[\]\\]|\\.)*)\]\(([^)]*)\)/.matchingSemantics(.unicodeScalar)
    let hasEscapes = ["](", "\\[", "\\]"].contains { line.unicodeScalars.contains($0.unicodeScalars) }
    var rest = line.unicodeScalars[...]
    while let sign = rest.popFirst() {
      switch sign {
      case "{", "}":
        guard rest.popFirst() == sign else { throw Fault(text: "an argument in \(line)") }
      case "\\" where hasEscapes:
        guard let next = rest.popFirst(), "[]\\".unicodeScalars.contains(next) else {
          throw Fault(text: "half an escape in \(line)")
        }
        words.unicodeScalars.append(next)
        continue
      case "[":
        guard let match = "[\(String(rest))".prefixMatch(of: link) else { break }
        try read(String(match.1))
        links.append(String(match.2))
        rest.removeFirst(match.0.unicodeScalars.count - 1)
        continue
      default: break
      }
      words.unicodeScalars.append(sign)
    }
  }
}
