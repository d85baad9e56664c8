import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler

@testable import WaymarkTool

@Suite("Formatting")
struct FormattingTests {
  private func applied(_ edits: [JSONValue], to string: String) throws -> String {
    var document = OpenDocument(uri: "untitled:a", version: 1, text: string)
    for edit in edits.reversed() {
      let isChange = document.apply(
        .object(["range": edit["range"] ?? .null, "text": edit["newText"] ?? .null]), .utf16)
      #expect(isChange)
    }
    return document.text.string(0..<document.text.bytes.count)
  }

  @Test("The formatting edits of the server produce the same text as `waymark format`", arguments: RenameTests.folders)
  func format(_ folder: URL) throws {
    var formatted = 0
    for file in TestFiles.specs(in: folder) {
      // Spaces at the ends of lines change the layout of every spec.
      let string = try String(contentsOf: file, encoding: .utf8).replacing("\n", with: "  \n")
      let client = TestClient()
      client.open("untitled:a", string)
      let answer = client.request(
        "textDocument/formatting", .object(["textDocument": .object(["uri": .string("untitled:a")])]))
      switch SpecFormatter.format(SourceFile(path: "a", bytes: Array(string.utf8))) {
      case .formatted(let result):
        let text = try applied(try #require(answer.array), to: string)
        #expect(Array(text.utf8) == result.bytes)
        formatted += 1
      case .invalid: #expect(answer["code"]?.int == -32803)
      }
    }
    #expect(formatted > 0)
  }

  @Test("The formatting edits between two random texts turn the first text into the second text")
  func lines() throws {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(2_000) {
      let common = [PositionTests.randomText(&random), PositionTests.randomText(&random)]
      let old = DocumentText(common[0] + PositionTests.randomText(&random) + common[1])
      let new = DocumentText(common[0] + PositionTests.randomText(&random) + common[1])
      let edits = Formatting.edits(from: old, to: new).map { WorkspaceEdit.json($0, in: old, .utf16) }
      #expect(try applied(edits, to: old.string(0..<old.bytes.count)).utf8.elementsEqual(new.bytes))
    }
  }
}
