import SpecText
import TestSupport
import Testing

@testable import WaymarkImport

/// The formats of logs of URLs, and the errors for other files.
@Suite struct URLLogTests {
  /// Reads lines, each as its URL, its count, and its label, or as the reason of its refusal.
  private static func read(_ text: [UInt8]) throws -> [String] {
    var reader = URLLogReader(file: 0)
    var lines: [String] = []
    try text.withUnsafeBufferPointer { try reader.check($0, unfinished: 0) }
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      try Array(line).withUnsafeBufferPointer { line in
        try reader.read(line) { entry in
          switch entry {
          case .url(let url, let count, let label):
            let label = label.map { " " + String(decoding: $0, as: UTF8.self) } ?? ""
            lines.append("\(String(decoding: url, as: UTF8.self)) \(count)" + label)
          case .refused(_, let reason): lines.append(reason)
          }
        }
      }
    }
    try reader.finish()
    return lines
  }

  @Test(
    "Each supported format of a line yields the URL, the count, and the name of the screen",
    arguments: [
      ("https://example.com/about", "https://example.com/about 1"),
      ("https://example.com/about 3", "https://example.com/about 3"),
      ("https://example.com/about,3\r", "https://example.com/about 3"),
      ("      3 https://example.com/about", "https://example.com/about 3"),
      ("3\thttps://example.com/about\tabout", "https://example.com/about 3 about"),
      ("https://example.com/about\tabout\t3", "https://example.com/about 3 about"),
      ("count,destination,url\n3,about,\"https://example.com/a,b\"", "https://example.com/a,b 3 about"),
      ("url\nhttps://example.com/a,7", "https://example.com/a 1"),
      ("\u{FEFF}# comment\n\n/about", "/about 1"),
      ("1.2.3.4 - - [x] \"GET /about HTTP/1.1\" 200 512 \"-\" \"Mozilla/5.0\"", "/about 1"),
      ("GET /about", "/about 1"), ("GET /about?a=b HTTP/2", "/about?a=b 1"), ("  7 GET /about HTTP/1.1", "/about 7"),
      ("HEAD https://example.com/about", "https://example.com/about 1"),
    ])
  func formats(text: String, expected: String) throws {
    #expect(try Self.read(Array(text.utf8)) == [expected])
  }

  @Test(
    "A line without a URL, or with a request that shows no page, is refused with a reason",
    arguments: [
      ("hello world", "the line has no URL"),
      ("1.2.3.4 - - [x] \"POST /about HTTP/1.1\" 200 512", "the request has another method than GET and HEAD"),
      ("1.2.3.4 - - [x] \"GET /about HTTP/1.1\" 404 0", "the answer has an error status"),
      ("1.2.3.4 - - [x] \"GET //favicon.ico HTTP/1.1\" 200 0", "it has two slashes in a row"),
      ("GET //favicon.ico", "it has two slashes in a row"), ("3 GET //favicon.ico", "it has two slashes in a row"),
      ("//favicon.ico 3", "it has two slashes in a row"),
      ("POST /about", "the request has another method than GET and HEAD"), ("HOME /about", "the line has no URL"),
      (String(repeating: "x", count: 20_000), "the line has over 16384 bytes"),
    ])
  func refusedLines(line: String, reason: String) throws {
    #expect(try Self.read(Array("/a\n\(line)".utf8)) == ["/a 1", reason])
  }

  @Test(
    "The reader of logs throws the expected error for other kinds of files",
    arguments: [
      ("", "the file contains no URLs"), ("\n# comment\n", "the file contains no URLs"),
      ("hello\nworld\n", "the file contains no URLs; its first line is `hello`"),
      ("<!DOCTYPE html>\n", "the file is HTML or XML, not a list of URLs"),
      ("{\"url\": \"https://example.com/a\"}\n", "the file is JSON, not a list of URLs"),
      ("https://example.com/a\u{0}b\n", "the file contains a NUL character"),
    ])
  func otherFiles(text: String, message: String) {
    let error = #expect(throws: FormatError.self) { try Self.read(Array(text.utf8)) }
    #expect(error?.message == message)
  }

  @Test("A log that is not UTF-8 is an error with the line")
  func invalidUTF8() {
    let error = #expect(throws: FormatError.self) { try Self.read(Array("/a\n/".utf8) + [0xFF]) }
    #expect(error?.span.start.line == 2)
  }

  @Test("A randomly damaged line is an error, or it is refused, or it has a URL")
  func damagedLines() {
    let seeds = [
      "https://example.com/users/1\t3\tuser", "   7 app://x/y?z=1#/f", "1.2.3.4 - - [x] \"GET /a HTTP/1.1\" 200 1",
      "https://example.com/a,7",
    ]
    for round in 0..<RandomRun.rounds(2_000) {
      var random = SplitMix64(seed: RandomRun.seed &+ UInt64(round))
      var bytes = Array(random.pick(seeds).utf8)
      for _ in 0...random.below(8) {
        let index = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: index)
        default: bytes.insert(random.pick(Array("\"%/?#&=,;\t\r{}[]\\ :@".utf8)), at: index)
        }
      }
      guard let lines = try? Self.read(Array("/a\n".utf8) + bytes) else { continue }
      #expect(lines.allSatisfy { !$0.isEmpty })
    }
  }
}
