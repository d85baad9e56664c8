import Testing
import WaymarkLinks

@Suite("Rejected URLs")
struct RefusalTests {
  /// The rejected URLs by error.
  ///
  /// The URLs are bytes, because some are not valid UTF-8.
  static let examples: [LinkURLError: [[UInt8]]] = [
    .tooLong: ["app:" + String(repeating: "a", count: 2_045)].map(bytes),
    .noScheme: ["", ":", "/home", "home", "1app:a", "+app:a", "a_b:c", "//ex.com/a", "app", "\u{E9}:a", "?q:", "#:"]
      .map(bytes),
    .noHost: ["https:", "https:///a", "http:/a"].map(bytes),
    .badHost: ["https://ex,com/", "https://a..b", "https://[::1]/"].map(bytes),
    .encodedHost: ["https://ex%2Ecom/", "https://%65x.com/a", "https://user%40ex.com/"].map(bytes),
    .userinfo: [
      "https://a@ex.com/", "https://a:b@ex.com/", "https://@ex.com", "app://a@home", "app://a:b@home", "app://@",
    ].map(bytes),
    .badPort: ["https://ex.com:x/", "https://ex.com:65536", "https://ex.com:0"].map(bytes),
    .portInAppScheme: ["app://home:99/x", "app://home:"].map(bytes),
    .emptySegment: ["https://ex.com//", "https://ex.com/a//b", "app:////a", "app:a//b", "app://a//"].map(bytes),
    .dotSegment: [
      "https://ex.com/.", "https://ex.com/a/../b", "app://..", "app:./a", "app:a/%2e", "app:a/.%2E/b", "app:%2e%2E",
      "app://a/%2E./",
    ].map(bytes),
    .tooManySegments: ["app:" + String(repeating: "a/", count: 32) + "a"].map(bytes),
    .badPercent: [
      "app:%", "app:a%2", "app:%zz", "app:%4", "app:%C3%", "app:a?%g0", "app:a?b=%", "app:a#%1", "app:%%41",
    ].map(bytes),
    .badUTF8: [
      "app:%FF", "app:%C3", "app:%C3a", "app:%80", "app:%C0%AF", "app:%E0%80%AF", "app:%ED%A0%80",
      "app:%F4%90%80%80", "app:%F8%88%80%80%80", "app:a?%FF", "app:a?b=%E2%82", "app:\u{C3}%A9%A9",
    ].map(bytes) + [
      bytes("app:a") + [0xFF], bytes("app:a?") + [0xC3], bytes("https://ex") + [0xC3],
      bytes("app:") + [0xED, 0xA0, 0x80],
    ],
    .controlCharacter: [
      "app:a\0", "app:a\n", "app:%00", "app:%0A", "app:%7f", "app:\u{7F}", "app:%C2%85", "app:\u{85}", "app:a?\t",
      "app:a?b=%1F", "\u{1}app:a", "https://ex.com\r/", "https://ex.com:8\n/",
    ].map(bytes),
    .rawSpace: ["app:a b", " app:a", "ap p:a", "app:a ", "https://ex .com/", "app:a?b= ", "https://ex.com: 80"].map(
      bytes),
    .backslash: ["app:a\\b", "app:\\\\a", "https://ex.com\\@evil.com/a", "app:a?b=\\"].map(bytes),
  ]

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("The examples of rejected URLs cover every case of `LinkURLError`")
  func allReasons() {
    #expect(Set(Self.examples.keys) == Set(LinkURLError.allCases))
  }

  @Test(
    "The URL parser rejects each example of a case of `LinkURLError` with the error of the case",
    arguments: LinkURLError.allCases)
  func reason(_ refusal: LinkURLError) throws {
    for url in try #require(Self.examples[refusal]) {
      #expect(Canonical.refusal(of: url) == refusal, "\(String(decoding: url, as: UTF8.self))")
    }
  }

  @Test("Every case of `LinkURLError` has a distinct explanation")
  func explanations() {
    #expect(Set(LinkURLError.allCases.map(\.explanation)).count == LinkURLError.allCases.count)
  }
}
