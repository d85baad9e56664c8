import SpecText
import Testing

@Suite("Workflow commands")
struct GitHubRendererTests {
  private func commands(_ sample: SampleFindings) throws -> [WorkflowCommand] {
    let text = GitHubRenderer(files: sample.files).render(sample.diagnostics)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.last == "")
    return try lines.dropLast().map { try #require(WorkflowCommand(line: $0), "\($0)") }
  }

  @Test(
    "Each finding becomes a workflow command with its severity, location, and message", arguments: SampleFindings.all)
  func readBack(_ sample: SampleFindings) throws {
    let commands = try commands(sample).filter { $0.name != "notice" }
    #expect(commands.count == sample.diagnostics.count)
    for (command, diagnostic) in zip(commands, sample.diagnostics) {
      let (start, end) = (diagnostic.span.start, diagnostic.span.end)
      let path = PrintableText.of(sample.path(diagnostic.span))
      #expect(command.name == diagnostic.severity.rawValue)
      var expected = [
        "file": path, "line": "\(start.line)", "endLine": "\(end.line)", "title": "waymark: \(diagnostic.id)",
      ]
      if start.line == end.line {
        expected["col"] = "\(start.column)"
        expected["endColumn"] = "\(end.column)"
      }
      #expect(command.properties == expected)
      let lines = command.message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines.count == 1 + diagnostic.related.count + (diagnostic.help == nil ? 0 : 1))
      #expect(lines[0] == "\(path):\(start.line):\(start.column): \(PrintableText.of(diagnostic.message))")
      for (line, related) in zip(lines.dropFirst(), diagnostic.related) {
        #expect(line.hasPrefix("\(PrintableText.of(sample.path(related.span))):\(related.span.start.line):"))
        #expect(line.hasSuffix(PrintableText.of(related.message)))
      }
      if let help = diagnostic.help { #expect(lines.last == "help: \(PrintableText.of(help))") }
    }
  }

  @Test("A workflow command has the syntax that GitHub documents")
  func form() {
    let file = SourceFile(path: "My, App.nav.yaml", bytes: [])
    let span = Span(file: 0, start: SourcePosition(line: 2, column: 5), end: SourcePosition(line: 2, column: 9))
    let finding = Diagnostic(.unusedFragment, "100 %", at: span, help: "less")
    #expect(
      GitHubRenderer(files: [file]).render([finding]) == """
        ::warning file=My%2C App.nav.yaml,line=2,col=5,endLine=2,endColumn=9,title=waymark%3A unused-fragment::\
        My, App.nav.yaml:2:5: 100 %25%0Ahelp: less

        """)
  }

  @Test(
    "A notice counts the findings if GitHub shows only some of the workflow commands",
    arguments: [(10, 10), (11, 0), (0, 11)])
  func notice(errors: Int, warnings: Int) throws {
    let diagnostics =
      Array(repeating: Diagnostic(.unknownName, "message", at: .start(ofFile: 0)), count: errors)
      + Array(repeating: Diagnostic(.unusedFragment, "message", at: .start(ofFile: 0)), count: warnings)
    let files = [SourceFile(path: "App.nav.yaml", bytes: [])]
    let commands = try commands(.init(testDescription: "", files: files, diagnostics: diagnostics))
    #expect(commands.count { $0.name == "notice" } == (max(errors, warnings) > 10 ? 1 : 0))
    if max(errors, warnings) > 10 {
      #expect(commands.last?.message.hasPrefix("\(errors) errors, \(warnings) warn") == true)
    }
  }
}

/// A workflow command as GitHub's runner parses a line.
private struct WorkflowCommand {
  let name: String
  var properties: [String: String] = [:]
  let message: String

  init?(line: String) {
    // Two colons start the command, and the next two colons end its properties.
    let signs = Array(line.unicodeScalars)
    guard signs.starts(with: "::".unicodeScalars),
      let end = (2..<max(2, signs.count - 1)).first(where: { signs[$0] == ":" && signs[$0 + 1] == ":" })
    else { return nil }
    func text(_ signs: some Sequence<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(signs)) }
    let head = signs[2..<end].split(separator: " ", maxSplits: 1)
    guard let first = head.first else { return nil }
    name = text(first)
    message = Self.unescaped(text(signs[(end + 2)...]), ["%0D": "\r", "%0A": "\n"])
    for property in head.dropFirst().flatMap({ $0.split(separator: ",") }) {
      let parts = property.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, properties[text(parts[0])] == nil else { return nil }
      properties[text(parts[0])] = Self.unescaped(
        text(parts[1]), ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ","])
    }
  }

  private static func unescaped(_ text: String, _ escapes: [String: String]) -> String {
    // The runner replaces the escaped percent sign last, so no result of a replacement is unescaped again.
    var result = ""
    var rest = text.unicodeScalars[...]
    while let sign = rest.first {
      let code = String(rest.prefix(3))
      if let meant = code == "%25" ? "%" : escapes[code] {
        result += meant
        rest.removeFirst(3)
      } else {
        result.unicodeScalars.append(sign)
        rest.removeFirst()
      }
    }
    return result
  }
}
