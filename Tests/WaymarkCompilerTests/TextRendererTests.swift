import SpecText
import Testing

@Suite("Text of findings")
struct TextRendererTests {
  private func excerpt(_ line: String, column: Int, length: Int) -> [Substring] {
    let file = SourceFile(path: "App.nav.yaml", bytes: Array(line.utf8))
    let start = SourcePosition(line: 1, column: column)
    let span = Span(file: 0, start: start, end: SourcePosition(line: 1, column: column + length))
    let text = TextRenderer(files: [file], style: .excerpts(color: false)).render([
      Diagnostic(.unknownName, "message", at: span)
    ])
    return text.split(separator: "\n").dropFirst().map { $0.dropFirst("    1 | ".count) }
  }

  @Test("The caret of a finding is at the right column after wide characters, combining marks, and tabs")
  func widths() {
    #expect(excerpt("日本: x", column: 5, length: 1) == ["日本: x", "      ^"])
    #expect(excerpt("e\u{301}: x", column: 5, length: 1) == ["e\u{301}: x", "   ^"])
    #expect(excerpt("\tx: yes", column: 5, length: 3) == ["\tx: yes", "\t   ^~~"])
  }

  @Test("The caret of a finding at the end of a line follows the last character")
  func endOfLine() {
    #expect(excerpt("icon:", column: 6, length: 0) == ["icon:", "     ^"])
  }

  @Test("An excerpt of a long line shows only the text around the caret")
  func longLine() {
    let lines = excerpt(
      String(repeating: "a", count: 500) + "x" + String(repeating: "b", count: 500), column: 501, length: 1)
    #expect(lines[0].count == 142)
    #expect(lines[0].hasPrefix("…aaaa") && lines[0].hasSuffix("bbbb…"))
    #expect(lines[0].dropFirst(lines[1].count - 1).first == "x")
  }

  @Test("Control characters in a finding reach the terminal only as visible symbols")
  func controls() {
    let lines = excerpt("a\u{1B}[31m\u{202E}b", column: 1, length: 1)
    #expect(lines[0] == "a␛[31m�b")
    let file = SourceFile(path: "\u{1B}.yaml", bytes: [])
    let finding = Diagnostic(.unknownName, "there is no `\u{1B}]0;title\u{7}`", at: .start(ofFile: 0))
    let text = TextRenderer(files: [file], style: .compact).render([finding])
    #expect(text == "\\u{1B}.yaml:1:1: error: there is no `\\u{1B}]0;title\\u{7}` [unknown-name]\n")
  }

  @Test("The text of findings has colors only on request")
  func colors() {
    let file = SourceFile(path: "A", bytes: Array("x".utf8))
    let finding = Diagnostic(.unusedFragment, "message", at: .start(ofFile: 0))
    let colored = TextRenderer(files: [file], style: .excerpts(color: true)).render([finding])
    #expect(colored.contains("\u{1B}[1;33mwarning"))
    #expect(!TextRenderer(files: [file], style: .excerpts(color: false)).render([finding]).contains("\u{1B}"))
  }
}
