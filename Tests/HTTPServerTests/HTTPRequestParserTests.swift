import TestSupport
import Testing

@testable import WaymarkTool

@Suite("A parser of requests")
struct HTTPRequestParserTests {
  @Test("The parser of HTTP requests reads a request with a body and the request that follows")
  func valid() {
    var parser = HTTPRequestParser()
    parser.append(
      "POST /a?b HTTP/1.1\r\nHost: h\r\nX-Empty:\r\nX-Space: \t a b \t\r\nContent-Length: 3\r\n\r\nabcGET / HTTP/1.0\r\n"
        .utf8)
    #expect(
      steps(&parser) == [
        .request(
          HTTPRequest(
            method: "POST", target: "/a?b",
            headers: [
              .init(name: "host", value: "h"), .init(name: "x-empty", value: ""), .init(name: "x-space", value: "a b"),
              .init(name: "content-length", value: "3"),
            ], body: Array("abc".utf8), isPersistent: true)), .incomplete,
      ])
    parser.append("Host: h\r\n\r\n".utf8)
    #expect(
      steps(&parser) == [
        .request(
          HTTPRequest(
            method: "GET", target: "/", headers: [.init(name: "host", value: "h")], isPersistent: false)), .incomplete,
      ])
    #expect(!parser.isPartial)
  }

  @Test(
    "The `Connection` header determines whether the parser marks an HTTP request as persistent",
    arguments: [
      ("Connection: close\r\n", false), ("Connection: keep-alive\r\n", true), ("Connection: x, CLOSE\r\n", false),
      ("", true),
    ])
  func persistence(_ field: String, isPersistent: Bool) throws {
    var parser = HTTPRequestParser()
    parser.append("GET / HTTP/1.1\r\nHost: h\r\n\(field)\r\n".utf8)
    guard case .request(let request) = steps(&parser)[0] else {
      Issue.record("not a request")
      return
    }
    #expect(request.isPersistent == isPersistent)
  }

  static let invalid: [(String, HTTPStatus)] = [
    ("get / HTTP/1.1\r\nHost: h\r\n\r\n", .badRequest),
    ("\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n", .badRequest),
    ("GET  / HTTP/1.1\r\nHost: h\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1 \r\nHost: h\r\n\r\n", .badRequest),
    ("GET /\r\nHost: h\r\n\r\n", .badRequest),
    ("GET * HTTP/1.1\r\nHost: h\r\n\r\n", .badRequest),
    ("GET http://h/ HTTP/1.1\r\nHost: h\r\n\r\n", .badRequest),
    ("GET /\u{E9} HTTP/1.1\r\nHost: h\r\n\r\n", .badRequest),
    ("GET /\t HTTP/1.1\r\nHost: h\r\n\r\n", .badRequest),
    ("GET / http/1.1\r\nHost: h\r\n\r\n", .badRequest),
    ("GET / HTTP/1.2\r\nHost: h\r\n\r\n", .versionNotSupported),
    ("GET / HTTP/1.1\nHost: h\n\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: h\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost : h\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: h\r\n folded\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: h\r\nname\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: h\r\n: value\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: h\r\nX: a\rb\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: h\r\nX: a\0b\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n", .notImplemented),
    ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\nTransfer-Encoding: x\r\n\r\n", .notImplemented),
    ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 1, 1\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 0x1\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length:\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 65537\r\n\r\n", .contentTooLarge),
    ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 18446744073709551617\r\n\r\n", .contentTooLarge),
    ("GET /" + String(repeating: "a", count: 16_384), .headersTooLarge),
    ("GET / HTTP/1.1\r\nHost: h\r\n" + String(repeating: "X: a\r\n", count: 101) + "\r\n", .headersTooLarge),
    ("\u{16}\u{3}\u{1}", .badRequest),
  ]

  @Test("An invalid HTTP request fails with the expected status, as a whole and byte by byte", arguments: invalid)
  func rejected(_ text: String, _ status: HTTPStatus) {
    var (whole, bytewise) = (HTTPRequestParser(), HTTPRequestParser())
    whole.append(text.utf8)
    #expect(steps(&whole) == [.failure(status)])
    // After a failure, the parser accepts nothing.
    whole.append("GET / HTTP/1.1\r\nHost: h\r\n\r\n".utf8)
    #expect(steps(&whole) == [.failure(status)])
    #expect(!whole.isPartial)
    var result: [HTTPRequestParser.Step] = []
    for byte in text.utf8 where result.last != .failure(status) {
      bytewise.append([byte])
      result = steps(&bytewise)
    }
    #expect(result == [.failure(status)])
  }

  @Test("The parser of HTTP requests accepts a head and a body of the largest sizes")
  func largest() {
    let start = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(HTTPRequestParser.largestBody)\r\nX: "
    let head = start + String(repeating: "a", count: HTTPRequestParser.largestHead - start.utf8.count - 4) + "\r\n\r\n"
    var parser = HTTPRequestParser()
    parser.append(head.utf8)
    #expect(steps(&parser) == [.incomplete])
    parser.append([UInt8](repeating: 0, count: HTTPRequestParser.largestBody))
    #expect(parser.capacity == 0)
    guard case .request(let request) = steps(&parser)[0] else {
      Issue.record("not a request")
      return
    }
    #expect(request.body.count == HTTPRequestParser.largestBody)
  }

  @Test("The parser of HTTP requests gives the same results for all random splits of the bytes")
  func splits() {
    var random = SplitMix64(seed: RandomRun.seed)
    var (read, failed) = (0, 0)
    for _ in 0..<RandomRun.rounds(2_000) {
      var bytes: [UInt8] = []
      for _ in 0...random.below(3) { bytes += Self.request(&random) }
      var whole = HTTPRequestParser()
      whole.append(bytes)
      let expected = steps(&whole)
      var split = HTTPRequestParser()
      var found: [HTTPRequestParser.Step] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = 1 + random.below(random.once(in: 2) ? 3 : rest.count)
        split.append(rest.prefix(count))
        rest = rest.dropFirst(count)
        found += steps(&split).filter { $0 != .incomplete }
        if case .failure? = found.last { break }
      }
      #expect(found == expected.filter { $0 != .incomplete }, "\(String(decoding: bytes, as: UTF8.self))")
      if case .request? = expected.first { read += 1 }
      if case .failure? = expected.last { failed += 1 }
    }
    if RandomRun.isFull { #expect(read > 200 && failed > 200, "\(read), \(failed)") }
  }

  @Test("Parsing random bytes as HTTP requests never crashes")
  func randomBytes() {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(5_000) {
      var parser = HTTPRequestParser()
      parser.append((0..<random.below(300)).map { _ in UInt8(random.below(256)) })
      _ = steps(&parser)
    }
  }

  /// Returns a valid request, or a request with a few changed bytes.
  private static func request(_ random: inout SplitMix64) -> [UInt8] {
    let body = String(repeating: "b", count: random.below(20))
    var bytes = Array(
      """
      \(random.pick(["GET", "POST"])) /\(random.pick(["", "a", "?"])) HTTP/1.\(random.pick(["0", "1", "1", "2"]))\r
      Host: \(random.pick(["h", "", "localhost:1"]))\r
      \(random.pick(["", "X: y\r\n", "Connection: close\r\n"]))Content-Length: \(body.utf8.count)\r
      \r
      \(body)
      """.utf8)
    if random.once(in: 3) {
      for _ in 0...random.below(3) {
        bytes[random.below(bytes.count)] = random.pick([0x0A, 0x0D, 0x20, 0x3A, 0x61, UInt8(random.below(256))])
      }
    }
    return bytes
  }

  /// Returns the results until the parser needs more bytes or fails.
  private func steps(_ parser: inout HTTPRequestParser) -> [HTTPRequestParser.Step] {
    var steps: [HTTPRequestParser.Step] = []
    while true {
      steps.append(parser.next())
      guard case .request? = steps.last else { return steps }
    }
  }
}
