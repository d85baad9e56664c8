import SpecText
import TestSupport
import Testing

@testable import WaymarkTool

@Suite("Framing")
struct FramingTests {
  @Test("The server reads messages that arrive in pieces of any size")
  func pieces() {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(300) {
      let texts = (0..<random.below(8)).map { _ in PositionTests.randomText(&random) }
      let headers = ["Content-Length: ", "content-length:", "Content-Type: a; charset=utf-8\r\nContent-Length: "]
      let bytes = texts.flatMap { Array("\(random.pick(headers))\($0.utf8.count)\r\n\r\n\($0)".utf8) }
      var framer = MessageFramer(.headers)
      var found: [String] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = min(rest.count, 1 + random.below(40))
        framer.append(rest.prefix(count))
        rest = rest.dropFirst(count)
        while let frame = framer.next() {
          guard case .message(let message) = frame else {
            Issue.record("a message is invalid")
            return
          }
          found.append(String(decoding: message, as: UTF8.self))
        }
      }
      #expect(found == texts)
    }
  }

  private static let ping = #"{"jsonrpc":"2.0","id":7,"method":"unknown"}"#

  @Test(
    "The server reports a malformed header or message, and answers the next message",
    arguments: [
      ("Content-Type: text\r\n\r\n", "is missing"),
      ("Content-Length: ten\r\n\r\n", "not a number"),
      ("Content-Length: -1\r\n\r\n", "not a number"),
      ("Content-Length: 99999999999999999999\r\n\r\n", "not a number"),
      ("Content-Length: 3\r\nContent-Length: 4\r\n\r\n", "two different values"),
      ("Content-Length: 5\r\n\r\n{\"a\":", "not valid JSON"),
      ("Content-Length: 2\r\n\r\n[]", "at least one message"),
      ("Content-Length: 1\r\n\r\n3", "a message is an object"),
      ("Content-Length: 2\r\n\r\n{}", "has a `method`"),
    ])
  func malformed(_ start: String, _ message: String) {
    let client = TestClient()
    let answers = client.send(bytes: Array(start.utf8) + TestClient.frame(Self.ping))
    #expect(answers.count == 2)
    #expect(answers.first?["error"]?["message"]?.string?.contains(message) == true, "\(answers.map(\.text))")
    #expect(answers.last?["error"]?["code"]?.int == -32601)
  }

  @Test("The server accepts repeated equal lengths, line feeds, and blank lines in headers")
  func tolerance() {
    let client = TestClient()
    let length = Self.ping.utf8.count
    for header in [
      "Content-Length: \(length)\r\nContent-Length: \(length)\r\n\r\n", "Content-Length: \(length)\n\n",
      "\r\n\r\nContent-Length: \(length)\r\n\r\n", "Content-Length :\(length)\r\n\r\n",
    ] {
      let answers = client.send(bytes: Array((header + Self.ping).utf8))
      #expect(answers.count == 1)
    }
  }

  @Test("A message of more than 64 MiB is skipped, and the server answers the next message")
  func oversized() {
    let client = TestClient()
    let size = MessageFramer.largestMessage + 1
    var answers = client.send(bytes: Array("Content-Length: \(size)\r\n\r\n".utf8))
    let piece = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<64 { answers += client.send(bytes: piece) }
    answers += client.send(bytes: [0x20] + TestClient.frame(Self.ping))
    #expect(answers.map { $0["error"]?["code"]?.int } == [-32600, -32601])
  }

  @Test("Random input bytes never stop the language server")
  func garbage() {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(300) {
      let client = TestClient()
      let valid = Array("Content-Length: 5\r\n\r\n[1,2]".utf8)
      let bytes = (0..<random.below(600)).map { _ in
        random.once(in: 3) ? UInt8(random.below(256)) : valid[random.below(valid.count)]
      }
      _ = client.send(bytes: bytes)
      // The bytes can be the start of a message, so the header of the next message can be lost.
      _ = client.send(bytes: Array("\r\n\r\n".utf8) + [UInt8](repeating: 0x0A, count: 100_000))
      let answers = client.send(bytes: Array("\n\n".utf8) + TestClient.frame(Self.ping))
      #expect(answers.map { $0["error"]?["code"]?.int } == [-32601], "seed \(RandomRun.seed)")
      #expect(client.server.exitStatus == nil)
    }
  }

  @Test("The parser of the server reads printed JSON unchanged, and rejects invalid JSON")
  func json() throws {
    var random = SplitMix64(seed: RandomRun.seed)
    func value(_ depth: Int) -> JSONValue {
      switch random.below(depth > 4 ? 4 : 7) {
      case 0: .null
      case 1: .bool(random.once(in: 2))
      case 2: .number(random.pick(["0", "-1", "12.5", "1e9", "-0.25E-3", "9223372036854775807"]))
      case 3: .string(PositionTests.randomText(&random) + "\"\\\u{1}")
      case 4, 5: .array((0..<random.below(5)).map { _ in value(depth + 1) })
      default:
        .object(
          Dictionary((0..<random.below(5)).map { (PositionTests.randomText(&random) + "\($0)", value(depth + 1)) }) {
            first, _ in first
          })
      }
    }
    for _ in 0..<RandomRun.rounds(500) {
      let example = value(0)
      let bytes = JSONPrinter.bytes(of: example)
      #expect(try JSONPrinter.bytes(of: JSONValue(parsing: bytes)) == bytes)
      #expect(try JSONValue(parsing: bytes).text == example.text)
    }
    for text in [
      "", "{", "[1,]", "{\"a\":1,}", "{a:1}", "01", "1.", "-", "tru", "nullx", "\"\n\"", "\"\\x\"", "\"\\u12G4\"",
      "[1 2]",
      "1 2", String(repeating: "[", count: 200), "'a'", "+1", ".5", "{\"a\" 1}",
    ] {
      #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text.utf8)) }
    }
    #expect(try JSONValue(parsing: Array(#""\ud83d\ude00\ud83d""#.utf8)).string == "😀\u{FFFD}")
  }
}
