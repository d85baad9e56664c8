import Foundation
import SpecText
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("JUnit")
struct JUnitRendererTests {
  private func report(_ sample: SampleFindings, isStrict: Bool = false) -> String {
    JUnitRenderer(files: sample.files, isStrict: isStrict).render(sample.diagnostics)
  }

  @Test(
    "A JUnit report conforms to the schemas of Jenkins and other tools", arguments: SampleFindings.all, [false, true])
  func schema(_ sample: SampleFindings, isStrict: Bool) throws {
    let report = try #require(ReportElement.root(of: report(sample, isStrict: isStrict)))
    #expect(report.name == "testsuites")
    #expect(try JUnitFacts().faults(in: report) == [])
  }

  static let broken: [(text: String, replacement: String, fault: String)] = [
    ("<testcase name=", "<testcase nam=", "testcase: has no attribute nam"),
    ("<testcase name=\"a\"", "<testcase", "testcase: lacks name"),
    ("<testsuite name=\"b\" tests=\"1\"", "<testsuite name=\"b\"", "testsuite: lacks tests"),
    ("<failure type=\"c\"", "<failure", "failure: lacks type"),
    ("<failure", "<error2/><failure", "testcase: has no element error2"),
    ("time=\"0\"", "time=\"now\"", "time is no time"),
    ("tests=\"1\"", "tests=\"many\"", "tests is no count"),
    ("<testcase", "text<testcase", "testsuite: holds text"),
  ]

  @Test("The schema check of JUnit reports detects each planted fault", arguments: broken)
  func negative(_ sample: (text: String, replacement: String, fault: String)) throws {
    let good = """
      <testsuites><testsuite name="b" tests="1" failures="1" errors="0" time="0"><testcase name="a" classname="b" time="0">\
      <failure type="c">text</failure></testcase></testsuite></testsuites>
      """
    #expect(try JUnitFacts().faults(in: try #require(ReportElement.root(of: good))) == [])
    let broken = good.replacing(sample.text, with: sample.replacement, maxReplacements: 1)
    let faults = try JUnitFacts().faults(in: try #require(ReportElement.root(of: broken)))
    #expect(faults.contains { $0.contains(sample.fault) }, "\(faults)")
  }

  @Test(
    "A JUnit report has a suite for each file and a case for each finding, with correct counts",
    arguments: SampleFindings.all)
  func cases(_ sample: SampleFindings) throws {
    let report = try #require(ReportElement.root(of: report(sample)))
    var paths: [String] = []
    for path in sample.files.map(\.path) where !paths.contains(path) { paths.append(path) }
    #expect(report.children.map { $0["name"] } == paths.map(PrintableText.of))
    for (suite, path) in zip(report.children, paths) {
      let findings = sample.diagnostics.filter { sample.path($0.span) == path }
      #expect(suite.children.count == max(1, findings.count))
      #expect(Set(suite.children.map { $0["name"] }).count == suite.children.count)
      for (child, finding) in zip(suite.children, findings) {
        let outcome = try #require(child.children.first)
        #expect(outcome.name == (finding.severity == .error ? "failure" : "skipped"))
        #expect(outcome["type"] == (finding.severity == .error ? "\(finding.id)" : nil))
        #expect(outcome["message"] == representable(PrintableText.of(finding.message)))
        #expect(
          child["name"]?.hasPrefix("\(finding.id): \(representable(PrintableText.of(finding.message)))") == true)
        let text = TextRenderer(files: sample.files, style: .compact).render([finding])
        #expect(outcome.text == representable(text))
      }
    }
    for element in [report] + report.children {
      let cases = element.name == "testsuites" ? element.children.flatMap(\.children) : element.children
      #expect(element["tests"] == "\(cases.count)")
      #expect(element["failures"] == "\(cases.count { $0.children.first?.name == "failure" })")
      #expect(element["errors"] == "0")
      if element.name == "testsuite" {
        #expect(element["skipped"] == "\(cases.count { $0.children.first?.name == "skipped" })")
      }
    }
  }

  @Test("A file without findings has one passing case in the JUnit report")
  func clean() throws {
    let files = ["A.nav.yaml", "B.nav.yaml"].map { SourceFile(path: $0, bytes: []) }
    let report = try #require(ReportElement.root(of: JUnitRenderer(files: files, isStrict: true).render([])))
    #expect(report["tests"] == "2" && report["failures"] == "0")
    #expect(report.children.allSatisfy { $0.children.count == 1 && $0.children[0].children.isEmpty })
  }

  @Test("A warning is a skipped case in a JUnit report, and a failure in strict mode")
  func strict() throws {
    let warning = Diagnostic(.unusedFragment, "message", at: .start(ofFile: 0))
    let files = [SourceFile(path: "A.nav.yaml", bytes: [])]
    for (isStrict, outcome) in [(false, "skipped"), (true, "failure")] {
      let report = try #require(
        ReportElement.root(of: JUnitRenderer(files: files, isStrict: isStrict).render([warning])))
      #expect(report.children[0].children[0].children.map(\.name) == [outcome])
      #expect(report["failures"] == (isStrict ? "1" : "0"))
    }
  }

  /// Returns a text in which U+FFFD replaces the two characters that XML 1.0 cannot represent.
  private func representable(_ text: String) -> String {
    text.replacing("\u{FFFE}", with: "\u{FFFD}").replacing("\u{FFFF}", with: "\u{FFFD}")
  }
}

/// The facts from the schemas of JUnit reports about the elements that Waymark prints: `Fixtures/junit.facts.json`.
private struct JUnitFacts {
  private let elements: JSONValue

  init() throws {
    elements = try TestFiles.decode(JSONValue.self, from: "junit.facts.json")["elements"] ?? .null
  }

  func faults(in element: ReportElement) -> [String] {
    guard let facts = elements[element.name] else { return ["the facts have no \(element.name)"] }
    func texts(_ name: String) -> [String] { facts[name]?.elements.compactMap(\.text) ?? [] }
    var faults = texts("required").filter { element[$0] == nil }.map { "\(element.name): lacks \($0)" }
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      switch facts["attributes"]?[name]?.text {
      case nil: faults.append("\(element.name): has no attribute \(name)")
      case "time"? where value.wholeMatch(of: /[0-9]{0,3}(\.[0-9]*)?/) == nil: faults.append("\(name) is no time")
      case "count"? where Int(value) == nil: faults.append("\(name) is no count")
      default: break
      }
    }
    if facts["text"] != .bool(true), !element.text.allSatisfy(\.isWhitespace) {
      faults.append("\(element.name): holds text")
    }
    for child in element.children {
      guard texts("children").contains(child.name) else {
        faults.append("\(element.name): has no element \(child.name)")
        continue
      }
      faults += self.faults(in: child)
    }
    return faults
  }
}

/// An element of a parsed report.
private final class ReportElement {
  let name: String
  let attributes: [String: String]
  var children: [ReportElement] = []
  var text = ""

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns the root element, or `nil` if the text is not valid XML.
  static func root(of xml: String) -> ReportElement? {
    let reader = Reader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.document.children.first : nil
  }

  private final class Reader: NSObject, XMLParserDelegate {
    let document = ReportElement("", [:])
    private lazy var open = [document]

    func parser(
      _: XMLParser, didStartElement name: String, namespaceURI _: String?, qualifiedName _: String?,
      attributes: [String: String]
    ) {
      let element = ReportElement(name, attributes)
      open.last?.children.append(element)
      open.append(element)
    }

    func parser(_: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?) {
      open.removeLast()
    }

    func parser(_: XMLParser, foundCharacters text: String) { open.last?.text += text }
  }
}
