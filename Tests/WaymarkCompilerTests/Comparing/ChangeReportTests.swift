import Foundation
import SpecText
import Testing

@testable import WaymarkCompiler

@Suite("Reports of changes")
struct ChangeReportTests {
  private static let hostile = [
    "a`b", "`a", "<img src=x onerror=alert(1)>", "[x](https://evil.example)", "@everyone", "www.evil.example", "a\nb",
    "a|b", "\u{202E}abc", "\u{1B}[31mred", "# head", "**x**", "a\\`b", "%0A::error::x", "::error::x", "<!-- x",
  ]

  private static func change(_ text: String, kind: Change.Class = .url, isBreaking: Bool = true) -> Change {
    let span = Span(
      file: 0, start: SourcePosition(line: 3, column: 5), end: SourcePosition(line: 3, column: 9))
    return Change(
      kind, isBreaking: isBreaking, of: text, "the link `\(text)` lands nowhere now",
      help: "add a redirect for `\(text)`",
      witness: .init(url: "https://a.b/\(text)", before: "in `home`", after: "nowhere"), before: span, after: span)
  }

  private static func report(_ changes: [Change], allowed: Set<String> = []) -> ChangeReport {
    ChangeReport(
      changes, oldFiles: [SourceFile(path: "main:App.nav.yaml", bytes: [])],
      newFiles: [SourceFile(path: "App.nav.yaml", bytes: [])], isAllowed: { allowed.contains($0.subject) })
  }

  /// Returns Markdown text without code.
  private static func prose(_ markdown: String) -> String {
    let codes = [/<code>.*?<\/code>/, /`[^`\n]*`/]
    return codes.reduce(markdown) { $0.replacing($1, with: "") }
  }

  @Test("A Markdown report of changes shows hostile text of a spec only as code", arguments: Self.hostile)
  func markdown(_ text: String) {
    let markdown = Self.report([Self.change(text)]).markdown
    let prose = Self.prose(markdown)
    #expect(
      prose.replacing("<br>", with: "").replacing("**breaking:** ", with: "").contains { "<>[]@*|\\`".contains($0) }
        == false, "\(markdown)")
    #expect(!prose.contains("www.") && !prose.contains("evil"))
    #expect(markdown.split(separator: "\n").count == 3)
  }

  @Test(
    "A report of changes escapes control characters, and has one workflow command for each change",
    arguments: Self.hostile)
  func lines(_ text: String) {
    let report = Self.report([Self.change(text)])
    let shown = report.text(color: false)
    #expect(shown.unicodeScalars.allSatisfy { $0 == "\n" || PrintableText.isPrintable(String($0)) })
    let commands = report.annotations.split(separator: "\n")
    #expect(commands.count == 1 && commands[0].hasPrefix("::error file=App.nav.yaml,line=3,col=5,"))
  }

  @Test("The JSON report of changes contains the class, positions, and witness of each change")
  func json() throws {
    let report = Self.report(
      [Self.change("a"), Self.change("b", kind: .state), Self.change("c", kind: .source, isBreaking: false)],
      allowed: ["b", "c"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any])
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(object["summary"] as? [String: Int] == ["breaking": 1, "allowed": 1, "others": 1])
    #expect(changes.map { $0["class"] as? String } == ["URL", "STATE", "SOURCE"])
    #expect(changes.map { $0["isBreaking"] as? Bool } == [true, true, false])
    #expect(changes.map { $0["isAllowed"] as? Bool } == [false, true, false])
    #expect(changes[0]["before"] as? NSDictionary == ["file": "main:App.nav.yaml", "line": 3, "column": 5])
    #expect(
      changes[0]["witness"] as? [String: String] == ["url": "https://a.b/a", "before": "in `home`", "after": "nowhere"])
    #expect(
      Set(changes[0].keys) == [
        "class", "isBreaking", "isAllowed", "subject", "message", "help", "witness", "before", "after",
      ])
  }

  @Test("The summary of changes counts breaking changes by class, allowed changes, and other changes")
  func summary() {
    let changes = [
      Self.change("a"), Self.change("b"), Self.change("c", kind: .state), Self.change("d", isBreaking: false),
    ]
    #expect(Self.report(changes).summary == "3 breaking changes (2 URL, 1 STATE), 1 other")
    #expect(
      Self.report(changes, allowed: ["a", "d"]).summary == "2 breaking changes (1 URL, 1 STATE), 1 allowed, 1 other")
    #expect(Self.report(changes, allowed: ["a", "b", "c"]).summary == "no breaking changes, 3 allowed, 1 other")
    #expect(Self.report([]).summary == "no changes")
    #expect(!Self.report(changes, allowed: ["a", "b", "c"]).fails && Self.report(changes, allowed: ["a"]).fails)
  }

  @Test("A long report of changes fits the size limit of a comment, and counts the omitted changes")
  func length() {
    let long = String(repeating: "x", count: 5_000)
    let report = Self.report((0..<500).map { Self.change("\(long)\($0)") })
    #expect(report.markdown.count < 65_536 && report.markdown.contains("more\n"))
    #expect(report.text(color: false).contains("and 400 more"))
  }
}
