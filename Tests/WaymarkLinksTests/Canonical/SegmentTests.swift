import Testing
import WaymarkLinks

@Suite("A segment")
struct SegmentTests {
  private func path(_ path: String) throws -> String {
    String(try Canonical("https://ex.com/" + path).text.dropFirst("https://ex.com/".count))
  }

  @Test("The URL parser decodes the percent escapes of a segment exactly once")
  func decodedOnce() throws {
    #expect(try Canonical("https://ex.com/%2541").segments == ["%41"])
    #expect(try path("%2541") == "%2541")
    #expect(try path("%25252F") == "%25252F")
  }

  @Test("A canonical segment escapes only the characters that require an escape, in uppercase hexadecimal")
  func escapes() throws {
    #expect(try path("%61%7e%2d%5F") == "a~-_")
    #expect(try path("%3a%40%21%24%26%27%28%29%2A%2b%2c%3b%3d") == ":@!$&'()*+,;=")
    #expect(try path("%2f%3f%23%25%5b%5d") == "%2F%3F%23%25%5B%5D")
    #expect(try path("{a}|\"<>^`[]") == "%7Ba%7D%7C%22%3C%3E%5E%60%5B%5D")
  }

  @Test("An encoded slash does not end a path segment")
  func encodedSlash() throws {
    #expect(try Canonical("https://ex.com/a%2Fb/c").segments == ["a/b", "c"])
    #expect(try Canonical("https://ex.com/%2F").segments == ["/"])
    #expect(try Canonical("https://ex.com/%2F%2f/").segments == ["//"])
    #expect(try Canonical("app://a%2Fb").segments == ["a/b"])
  }

  @Test("All spellings of an accented letter in a segment yield the same NFC")
  func normalForm() throws {
    for spelling in ["caf\u{E9}", "cafe\u{301}", "caf%C3%A9", "cafe%CC%81", "caf%65%cc%81"] {
      #expect(try path(spelling) == "caf%C3%A9")
    }
    // Canonical ordering makes the order of combining marks irrelevant.
    #expect(try path("q\u{307}\u{323}") == path("q\u{323}\u{307}"))
  }

  @Test("A combining mark at the start of a segment does not combine with the preceding slash")
  func leadingMark() throws {
    #expect(try path("a/\u{301}b") == "a/%CC%81b")
    #expect(try Canonical("https://ex.com/a/\u{301}b").segments.count == 2)
  }

  @Test("A path segment keeps emoji with joiners, and escapes emoji as UTF-8")
  func emoji() throws {
    let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    #expect(try Canonical("https://ex.com/" + family).segments == [family])
    #expect(try path("\u{1F34C}") == "%F0%9F%8D%8C")
    #expect(try path("%f0%9f%8d%8c") == "%F0%9F%8D%8C")
  }

  @Test("A segment of a web URL keeps plus signs and uppercase letters")
  func verbatim() throws {
    #expect(try Canonical("https://ex.com/a+b/%2B/AbC").segments == ["a+b", "+", "AbC"])
  }

  @Test("A path segment can consist of three dots, and can start or end with dots")
  func dots() throws {
    #expect(try Canonical("https://ex.com/.../.a/a./..b/%2E%2E%2E").segments == ["...", ".a", "a.", "..b", "..."])
  }

  @Test("A canonical URL drops one trailing slash, and the URL parser rejects two trailing slashes")
  func trailingSlash() throws {
    #expect(try path("a/b/") == "a/b")
    #expect(try path("a/b/?q") == "a/b?q")
    #expect(try path("a/#f") == "a#f")
    #expect(Canonical.refusal(of: "https://ex.com/a//") == .emptySegment)
    #expect(Canonical.refusal(of: "app://a//") == .emptySegment)
  }

  @Test("The URL parser rewrites a URL only if the scheme, the host or a segment is not canonical yet")
  func untouched() throws {
    for url in ["https://ex.com/a/b", "app:home/%20/x", "app://home/a?b=c#d", "https://ex.com./", "https://ex.com/%2F"]
    {
      #expect(try !Canonical(url).isRewritten)
    }
    for url in ["https://ex.com/%2f", "HTTPS://ex.com/", "https://EX.com/", "app:Home", "https://ex.com/\u{E9}"] {
      #expect(try Canonical(url).isRewritten)
    }
  }
}
