import SpecText
import TestSupport
import Testing

@testable import WaymarkTool

@Suite("Positions")
struct PositionTests {
  /// Characters of one to four bytes, of one and two UTF-16 units, and of several scalars.
  static let pieces = ["a", "é", "e\u{301}", "€", "😀", "👩‍👩‍👧", "\u{FEFF}", " ", ":", "\n", "\r\n", "\r", "\t", "中"]

  static func randomText(_ random: inout SplitMix64) -> String {
    let start = random.once(in: 4) ? "\u{FEFF}" : ""
    return start + (0..<random.below(40)).map { _ in random.pick(pieces) }.joined()
  }

  @Test("An offset in a text converts to a position and back in each encoding", arguments: PositionEncoding.allCases)
  func roundTrip(_ encoding: PositionEncoding) {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(2_000) {
      let string = Self.randomText(&random)
      let text = DocumentText(string)
      for offset in 0...text.bytes.count
      where offset == text.bytes.count || text.bytes[offset] & 0xC0 != 0x80 {
        let position = text.position(of: offset, encoding)
        let line = text.line(position.line)
        // Within a line break, the position is the end of the line.
        let expected = min(offset, line.upperBound)
        #expect(text.offset(of: position, encoding) == expected, "\(string.debugDescription) at \(offset)")
      }
    }
  }

  @Test("The character of a position counts the code units of its encoding")
  func units() {
    let text = DocumentText("aé😀中z\nb")
    let end = text.bytes.count - 3
    #expect(text.position(of: end, .utf8) == Position(line: 0, character: 10))
    #expect(text.position(of: end, .utf16) == Position(line: 0, character: 5))
    #expect(text.position(of: end, .utf32) == Position(line: 0, character: 4))
  }

  @Test("A position outside of the text becomes the nearest position in the text")
  func clamping() {
    let text = DocumentText("ab\r\ncd")
    #expect(text.offset(of: Position(line: 0, character: 99), .utf16) == 2)
    #expect(text.offset(of: Position(line: 9, character: 0), .utf16) == 6)
    #expect(text.offset(of: Position(line: -3, character: -1), .utf16) == 0)
    #expect(text.offset(of: Position(line: .max, character: .max), .utf8) == 6)
    // A position in the middle of a surrogate pair is before the character.
    #expect(DocumentText("😀").offset(of: Position(line: 0, character: 1), .utf16) == 0)
  }

  @Test("An offset in a text has the same position in the language server and in the compiler")
  func compilerPositions() {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(1_000) {
      // The compiler ends lines only at line feeds.
      let string = String(String.UnicodeScalarView(Self.randomText(&random).unicodeScalars.filter { $0 != "\r" }))
      let text = DocumentText(string)
      let source = SourceFile(path: "a", bytes: Array(string.utf8))
      let lines = SourceLines(source)
      let mark = source.bytes.count - source.withoutByteOrderMark.bytes.count
      for offset in mark...text.bytes.count
      where offset == text.bytes.count || text.bytes[offset] & 0xC0 != 0x80 {
        let position = text.sourcePosition(of: offset)
        #expect(lines.offset(of: position).map { $0 + mark } == offset, "\(string.debugDescription) at \(offset)")
        #expect(text.offset(of: position) == offset)
      }
    }
  }

  @Test("A file URI and a path convert to each other")
  func uris() {
    for path in ["/a/b.nav.yaml", "/Ü ber/100%/a#b?.yaml", "/中/😀.yaml", "/a+b&c=d"] {
      #expect(DocumentURI.path(of: DocumentURI.uri(of: path)) == path)
    }
    #expect(DocumentURI.path(of: "file://localhost/a%20b") == "/a b")
    #expect(DocumentURI.path(of: "file:/a") == "/a")
    #expect(DocumentURI.path(of: "FILE:///a?x#y") == "/a")
    #expect(DocumentURI.path(of: "file:///a%2") == "/a%2")
    for uri in ["untitled:Untitled-1", "https://a/b", "file://server/share", "file:a", "file:///a%00b", ""] {
      #expect(DocumentURI.path(of: uri) == nil)
    }
  }
}
