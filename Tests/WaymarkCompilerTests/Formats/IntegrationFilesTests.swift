import Foundation
import SpecText
import TestSupport
import Testing

/// Tests of the files that other programs use: `Integrations`, and the hook definition.
///
/// `Tests/Integration/ci.sh` runs these files.
@Suite("Integrations")
struct IntegrationFilesTests {
  private static let root = TestFiles.folder.deletingLastPathComponent()

  // MARK: The problem matcher

  private struct Matchers: Decodable {
    struct Matcher: Decodable {
      let owner: String
      let pattern: [Pattern]
    }
    struct Pattern: Decodable {
      let regexp: String
      let file, line, column, severity, message, code: Int
    }
    let problemMatcher: [Matcher]
  }

  private struct Problem: Equatable {
    let file, line, column, severity, message, code: String
  }

  private func pattern() throws -> Matchers.Pattern {
    let file = Self.root.appendingPathComponent("Integrations/GitHub/waymark-problem-matcher.json")
    let matchers = try JSONDecoder().decode(Matchers.self, from: Data(contentsOf: file)).problemMatcher
    #expect(matchers.count == 1 && matchers[0].owner == "waymark" && matchers[0].pattern.count == 1)
    return matchers[0].pattern[0]
  }

  /// Returns the problems that GitHub finds in a log. GitHub matches each line separately.
  private func problems(in log: String, _ pattern: Matchers.Pattern) throws -> [Problem] {
    let expression = try NSRegularExpression(pattern: pattern.regexp)
    return log.split(separator: "\n").compactMap { line in
      let line = String(line)
      guard let match = expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) else {
        return nil
      }
      func group(_ number: Int) -> String {
        Range(match.range(at: number), in: line).map { String(line[$0]) } ?? ""
      }
      return Problem(
        file: group(pattern.file), line: group(pattern.line), column: group(pattern.column),
        severity: group(pattern.severity), message: group(pattern.message), code: group(pattern.code))
    }
  }

  @Test("The GitHub problem matcher recognizes exactly the findings in a build log", arguments: SampleFindings.all)
  func problemMatcher(_ sample: SampleFindings) throws {
    let log = """
      Building for debugging...
      [3/7] Compiling App App.swift
      \(TextRenderer(files: sample.files, style: .compact).render(sample.diagnostics))
      App.swift:3:4: warning: 'old' is deprecated [#DeprecatedDeclaration]
      App.c:3:4: warning: unused [-Wunused]
      waymark: error: cannot read nowhere: there is no such file
      14 errors, 1 warning in 3 files
      error: the specs have findings
      """
    let expected = sample.diagnostics.map { diagnostic in
      Problem(
        file: PrintableText.of(sample.path(diagnostic.span)), line: "\(diagnostic.span.start.line)",
        column: "\(diagnostic.span.start.column)", severity: diagnostic.severity.rawValue,
        message: PrintableText.of(TextRenderer.line(of: diagnostic)), code: "\(diagnostic.id)")
    }
    let problems = try problems(in: log, try pattern())
    #expect(problems.count == expected.count)
    for (problem, expected) in zip(problems, expected) { #expect(problem == expected) }
  }

  @Test("The GitHub problem matcher ignores notes and incomplete findings")
  func notes() throws {
    let log = """
      App.nav.yaml:1:2: note: Other.nav.yaml:3:4: error: not a finding [unknown-name]
      App.nav.yaml:1:2: error: no name behind it
      App.nav.yaml:1: error: no column [unknown-name]
      """
    #expect(try problems(in: log, try pattern()) == [])
  }

  // MARK: YAML

  /// Returns the values of a file by their keys, such as `jobs.lint.steps.0.run`.
  private func values(_ path: String) throws -> [String: String] {
    let data = try Data(contentsOf: Self.root.appendingPathComponent(path))
    let (tree, diagnostics) = YAMLLoader.load(SourceFile(path: path, bytes: Array(data)), index: 0)
    #expect(diagnostics.isEmpty)
    var values: [String: String] = [:]
    func visit(_ node: YAMLNode, _ path: String) {
      var index = 0
      switch node.kind {
      case .mapping: node.forEachPair { visit($1, "\(path)\(path.isEmpty ? "" : ".")\($0.text.string)") }
      case .sequence:
        node.forEachElement {
          visit($0, "\(path)\(path.isEmpty ? "" : ".")\(index)")
          index += 1
        }
      case .scalar, .alias: values[path] = node.isNull ? "" : node.text.string
      }
    }
    let whole = try #require(tree)
    withExtendedLifetime(whole) { visit(whole.root, "") }
    return values
  }

  @Test("The GitHub workflow lints with annotations and SARIF, and has only the necessary permissions")
  func workflow() throws {
    let path = "Integrations/GitHub/waymark.yml"
    let values = try values(path)
    let steps = values.filter { $0.key.hasPrefix("jobs.lint.steps.") }
    let runs = steps.filter { $0.key.hasSuffix(".run") }.map(\.value)
    #expect(runs.contains("swift package waymark-lint --strict --format github"))
    let sarif = try #require(runs.first { $0.contains("--format sarif >") })
    let log = try #require(steps.first { $0.key.hasSuffix(".with.sarif_file") }?.value)
    #expect(sarif.contains("--format sarif >\(log) || test -s \(log)"))
    #expect(
      steps.filter { $0.key.hasSuffix(".uses") }.values.sorted() == [
        "actions/checkout@v6", "github/codeql-action/upload-sarif@v4",
      ])
    #expect(
      values.filter { $0.key.hasPrefix("permissions.") } == [
        "permissions.contents": "read", "permissions.security-events": "write", "permissions.actions": "read",
      ])
    // The script parses the workflow line by line.
    let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    let lines = text.split(separator: "\n").compactMap { $0.wholeMatch(of: /\ +(?:- )?run: (.*)/).map { String($0.1) } }
    #expect(lines.sorted() == runs.sorted())
  }

  @Test("The pre-commit hooks build the tool with Swift, and run only for spec files and the files that rules read")
  func hook() throws {
    let values = try values(".pre-commit-hooks.yaml")
    #expect(values["0.id"] == "waymark-lint" && values["1.id"] == "waymark-format" && values["2.id"] == nil)
    // The second hook gets the names of the files.
    #expect(values["1.language"] == "swift" && values["1.entry"] == "waymark format")
    #expect(values["1.require_serial"] == "true")
    #expect(values["0.language"] == "swift" && values["0.pass_filenames"] == "false")
    #expect(values["0.entry"]?.hasPrefix("waymark lint") == true)
    func hooks(of path: String) throws -> [String] {
      try ["0", "1"].filter { hook in
        let files = try NSRegularExpression(pattern: try #require(values["\(hook).files"]))
        return files.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
      }
    }
    for path in ["App.nav.yaml", "Sources/My App/Features/Cart.nav.yaml"] {
      #expect(try hooks(of: path) == ["0", "1"])
    }
    let read = [
      "App/Info.plist", "App/App.entitlements", "en.lproj/Localizable.strings", "App/Localizable.xcstrings",
      "Web/apple-app-site-association", ".well-known/apple-app-site-association.json",
    ]
    for path in read { #expect(try hooks(of: path) == ["0"], "\(path)") }
    let others = ["App.yaml", "App.nav.yaml.orig", "Appxnav.yaml", "strings", "apple-app-site-association/README.md"]
    for path in others { #expect(try hooks(of: path) == [], "\(path)") }
  }
}
