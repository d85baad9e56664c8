import SpecText
import TestSupport
import Testing

@testable import WaymarkTool

@Suite("Documents")
struct DocumentTests {
  @Test(
    "Random edits give a document in the server the same text as in the client", arguments: PositionEncoding.allCases)
  func edits(_ encoding: PositionEncoding) {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(200) {
      let start = PositionTests.randomText(&random)
      var document = OpenDocument(uri: "untitled:a", version: 1, text: start)
      var mirror = Array(start.utf8)
      for _ in 0..<20 {
        let text = DocumentText(mirror)
        let boundaries = (0...mirror.count).filter { $0 == mirror.count || mirror[$0] & 0xC0 != 0x80 }
        let places = [random.pick(boundaries), random.pick(boundaries)].sorted().map { offset in
          // A client has no position within a line break.
          text.offset(of: text.position(of: offset, encoding), encoding)
        }
        let new = PositionTests.randomText(&random)
        let change = JSONValue.object([
          "range": .range(places[0]..<places[1], in: text, encoding), "text": .string(new),
        ])
        let isChange = document.apply(change, encoding)
        #expect(isChange)
        mirror.replaceSubrange(places[0]..<places[1], with: new.utf8)
        #expect(document.text.bytes == mirror)
      }
    }
  }

  @Test("A malformed change leaves the text of a document unchanged")
  func malformed() {
    var document = OpenDocument(uri: "untitled:a", version: 1, text: "ab")
    for change in [
      .null, .object([:]), .object(["text": .int(1)]), .object(["text": .string("x"), "range": .object([:])]),
    ] as [JSONValue] {
      let isChange = document.apply(change, .utf16)
      #expect(!isChange)
      #expect(document.text.bytes == Array("ab".utf8))
    }
    // The positions of a range in the wrong order are exchanged.
    let range = JSONValue.object([
      "start": .position(Position(line: 0, character: 2)), "end": .position(Position(line: 0, character: 1)),
    ])
    let isChange = document.apply(.object(["text": .string("x"), "range": range]), .utf16)
    #expect(isChange)
    #expect(document.text.bytes == Array("ax".utf8))
  }
}
