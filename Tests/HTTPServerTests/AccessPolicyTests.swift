import Testing

@testable import WaymarkTool

@Suite("The policy for requests")
struct AccessPolicyTests {
  private static let token = AccessToken()
  private let policy = AccessPolicy(port: 8080, token: token)

  private func result(_ method: String, _ target: String, _ headers: [(String, String)]) -> String {
    let request = HTTPRequest(
      method: method, target: target, headers: headers.map { .init(name: $0.0, value: $0.1) })
    return switch policy.check(request) {
    case .accepted(let path): path
    case .rejected(let response): "\(response.status.rawValue)"
    }
  }

  @Test("The access policy accepts requests of the server's own pages and of the address bar")
  func accepted() {
    let page = "/\(Self.token.text)/"
    #expect(policy.address == "http://127.0.0.1:8080" + page)
    #expect(result("GET", page, [("host", "127.0.0.1:8080")]) == "")
    #expect(result("GET", page + "a/b", [("host", "LOCALHOST:8080"), ("sec-fetch-site", "none")]) == "a/b")
    let own = [("host", "localhost:8080"), ("origin", "http://localhost:8080"), ("sec-fetch-site", "same-origin")]
    #expect(result("POST", page + "open", own) == "open")
  }

  @Test(
    "The access policy rejects requests with another host, origin, or site",
    arguments: [
      ("421", [("host", "example.com")]), ("421", [("host", "example.com:8080")]), ("421", []),
      ("421", [("host", "127.0.0.1")]), ("421", [("host", "127.0.0.1:80")]), ("421", [("host", "127.0.0.1.:8080")]),
      ("403", [("host", "localhost:8080"), ("origin", "http://127.0.0.1:8080")]),
      ("403", [("host", "localhost:8080"), ("origin", "null")]),
      ("403", [("host", "localhost:8080"), ("sec-fetch-site", "same-site")]),
      ("403", [("host", "localhost:8080"), ("sec-fetch-site", "cross-site")]),
    ] as [(String, [(String, String)])])
  func rejected(_ status: String, _ headers: [(String, String)]) {
    #expect(result("GET", "/\(Self.token.text)/", headers) == status)
  }

  @Test("A POST request without an origin gets the status 403 from the access policy")
  func origin() {
    #expect(result("POST", "/\(Self.token.text)/open", [("host", "localhost:8080")]) == "403")
  }

  @Test("Requests with another token get the status 404 from the access policy")
  func tokens() {
    let token = Self.token.text
    let others = [
      "", "/", String(token.dropLast()), token + "A", String(token.dropLast()) + (token.hasSuffix("A") ? "B" : "A"),
      AccessToken().text, token.uppercased() == token ? token.lowercased() : token.uppercased(),
      "%41" + token.dropFirst(),
    ]
    for other in others {
      #expect(result("GET", "/\(other)/", [("host", "localhost:8080")]) == "404", "\(other)")
    }
    #expect(result("GET", "/\(token)", [("host", "localhost:8080")]) == "404")
  }

  @Test("Each of one thousand access tokens has 32 bytes and differs from all others")
  func randomTokens() {
    let tokens = Set((0..<1_000).map { _ in AccessToken().text })
    #expect(tokens.count == 1_000)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 })
  }

  @Test("The HTTP server writes each line of an event on a separate data line")
  func events() {
    #expect(HTTPServer.event("notice", "a\nb\r\nc") == "event: notice\ndata: a\ndata: b\ndata: c\n\n")
    #expect(HTTPServer.event("notice", "") == "event: notice\ndata: \n\n")
  }
}
