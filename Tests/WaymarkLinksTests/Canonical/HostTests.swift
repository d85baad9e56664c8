import Testing
import WaymarkLinks

@Suite("A host")
struct HostTests {
  private func host(_ host: String) throws -> String {
    try Canonical("https://" + host + "/a").host
  }

  @Test("A canonical host is lowercase and has no root dot")
  func plain() throws {
    #expect(try host("EX.Com") == "ex.com")
    #expect(try host("ex.com.") == "ex.com")
    #expect(try host("EX.COM.:443") == "ex.com")
    #expect(try host("a_b.x-y.de") == "a_b.x-y.de")
    #expect(try host("127.0.0.1") == "127.0.0.1")
    #expect(try host("localhost") == "localhost")
  }

  @Test("A web URL without a path gets the canonical path `/`")
  func bare() throws {
    for url in ["https://ex.com", "https://ex.com/", "https://ex.com.", "https://ex.com:443", "https://ex.com:"] {
      #expect(try Canonical(url).text == "https://ex.com/")
    }
    #expect(try Canonical("https://ex.com?q=1").text == "https://ex.com/?q=1")
    #expect(try Canonical("https://ex.com#f").text == "https://ex.com/#f")
  }

  @Test("A non-ASCII host becomes Punycode after lowercase folding and NFC")
  func punycode() throws {
    for spelling in [
      "m\u{FC}nchen.de", "M\u{DC}NCHEN.de", "mu\u{308}nchen.DE", "MU\u{308}NCHEN.de.", "xn--mnchen-3ya.de",
    ] {
      #expect(try host(spelling) == "xn--mnchen-3ya.de")
    }
    #expect(try host("www.b\u{FC}cher.example") == "www.xn--bcher-kva.example")
    #expect(try host("\u{4F8B}\u{5B50}.\u{6D4B}\u{8BD5}") == "xn--fsqu00a.xn--0zwm56d")
  }

  @Test("Lowercase folding and NFC of a host can yield an ASCII letter or a forbidden ASCII character")
  func foldsToASCII() throws {
    // The lowercase form of the kelvin sign is the ASCII letter `k`.
    #expect(try host("\u{212A}.de") == "k.de")
    // NFC replaces the Greek question mark with a semicolon.
    #expect(Canonical.refusal(of: "https://a\u{37E}.de/") == .badHost)
  }

  @Test("A host label can have at most 63 bytes, counted after Punycode encoding")
  func labelLengths() throws {
    let longest = String(repeating: "a", count: 63)
    #expect(try host(longest + ".de") == longest + ".de")
    for host in [longest + "a", longest + "a.de", "de." + longest + "a", longest + "a:80"] {
      #expect(Canonical.refusal(of: "https://" + host + "/") == .badHost)
    }
    // The length limit applies to the encoded form. Punycode can encode 90 bytes of UTF-8 in fewer bytes than the
    // limit.
    let dense = String(repeating: "\u{4E2D}", count: 30)
    #expect(try host(dense + ".de").utf8.count <= 66)
    #expect(try host(dense + ".de") == Canonical("https://" + host(dense + ".de")).host)
    let sparse = String(String.UnicodeScalarView((0..<30).map { Unicode.Scalar(0x100 + 41 * UInt32($0))! }))
    #expect(Canonical.refusal(of: "https://" + sparse + ".de/") == .badHost)
  }

  @Test("A host can have at most 253 bytes, not counting a root dot")
  func length() throws {
    let labels = String(repeating: "a.", count: 126)
    #expect(try host(labels + "a").utf8.count == 253)
    #expect(try host(labels + "a.").utf8.count == 253)
    #expect(Canonical.refusal(of: "https://" + labels + "aa/") == .badHost)
    #expect(Canonical.refusal(of: "HTTPS://" + labels + "aa/") == .badHost)
  }

  @Test(
    "The URL parser rejects a host with an empty label",
    arguments: [".", ".ex.com", "ex..com", "ex.com..", "..", ".:80"])
  func emptyLabel(_ host: String) {
    #expect(Canonical.refusal(of: "https://" + host + "/a") == .badHost)
  }

  @Test(
    "The URL parser rejects a host with brackets, asterisks or other forbidden characters",
    arguments: ["[::1]", "a,b", "a*b", "a!b", "*.ex.com", "a;b", "a\"b", "a|b", "{x}"])
  func badCharacter(_ host: String) {
    #expect(Canonical.refusal(of: "https://" + host + "/a") == .badHost)
  }

  @Test("The URL parser rejects a web URL without a host")
  func missing() {
    for url in ["https://", "https:///a", "https:a", "https:/a", "https://?q", "https://#f", "https://:443/", "http:"] {
      #expect(Canonical.refusal(of: url) == .noHost)
    }
  }
}
