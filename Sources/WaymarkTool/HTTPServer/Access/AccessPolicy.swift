/// The requests that a server on the loopback interface answers. Every page in a browser can send requests there, so
/// only those of the server's own pages and of the address bar are accepted.
package struct AccessPolicy: Sendable {
  private let hosts: [String]
  private let token: AccessToken
  package let address: String

  package init(port: UInt16, token: AccessToken) {
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    self.token = token
    address = "http://\(hosts[0])/\(token.text)/"
  }

  package enum Decision: Sendable {
    /// The value is the rest of the path after the token and a slash.
    case accepted(path: String)
    case rejected(HTTPResponse)
  }

  package func check(_ request: HTTPRequest) -> Decision {
    // With DNS rebinding, the name of another site has the address of the loopback interface.
    guard let host = request["host"].first.map({ $0.lowercased() }), hosts.contains(host) else {
      return .rejected(
        HTTPResponse(
          .misdirectedRequest, "this is not an address of `waymark serve`; open the address that the command printed"))
    }
    let sites = request["sec-fetch-site"]
    guard sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) else { return .rejected(Self.otherSite) }
    let origins = request["origin"]
    guard origins.allSatisfy({ $0.lowercased() == "http://" + host }) else { return .rejected(Self.otherSite) }
    // Browsers send the origin with each request that can change something.
    guard request.method == "GET" || origins.count == 1 else { return .rejected(Self.otherSite) }
    let parts = request.target.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, token.matches(parts[0]) else { return .rejected(Self.notFound) }
    return .accepted(path: String(parts[1]))
  }

  package static let notFound = HTTPResponse(.notFound, "not found; open the address that `waymark serve` printed")

  private static let otherSite = HTTPResponse(
    .forbidden, "requests from other sites are rejected; open the address that `waymark serve` printed")
}

/// A secret part of a page's address, which the terminal shows. If the command opens the browser, other users can
/// briefly find it in the list of processes.
package struct AccessToken: Sendable {
  package let text: String

  package init() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    text = String((0..<32).map { _ in alphabet.randomElement(using: &generator)! })
  }

  /// Compares all bytes, so the time doesn't show how many are correct.
  func matches(_ other: Substring) -> Bool {
    let (token, other) = (Array(text.utf8), Array(other.utf8))
    var difference: UInt8 = token.count == other.count ? 0 : 1
    for index in token.indices { difference |= token[index] ^ (index < other.count ? other[index] : 0) }
    return difference == 0
  }
}
