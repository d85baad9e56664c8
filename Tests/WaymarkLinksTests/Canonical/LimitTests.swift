import Testing
import WaymarkLinks

@Suite("The limits of a URL")
struct LimitTests {
  @Test("A URL can have at most 2,048 bytes", arguments: ["https://ex.com/", "app:", "app://a?", "app://a#"])
  func bytes(_ start: String) throws {
    let longest = start + String(repeating: "x", count: 2_048 - start.utf8.count)
    #expect(try Canonical(longest).text.utf8.count <= 2_048)
    #expect(Canonical.refusal(of: longest + "x") == .tooLong)
  }

  @Test("The limit of 2,048 bytes also applies to the canonical form of a URL")
  func canonicalBytes() {
    let spelling = "app:" + String(repeating: "\u{E9}", count: 341)
    #expect(Canonical.refusal(of: spelling) == .tooLong)
    #expect(Canonical.refusal(of: String(spelling.dropLast())) == nil)
  }

  @Test(
    "A URL can have at most 32 path segments, with or without a trailing slash",
    arguments: ["https://ex.com/", "app://", "app:///", "app:/", "app:"])
  func segments(_ start: String) throws {
    let most = start + Array(repeating: "x", count: 32).joined(separator: "/")
    #expect(try Canonical(most).segments.count == 32)
    #expect(try Canonical(most + "/").segments.count == 32)
    #expect(Canonical.refusal(of: most + "/x") == .tooManySegments)
    #expect(Canonical.refusal(of: most + "/x/") == .tooManySegments)
  }
}
