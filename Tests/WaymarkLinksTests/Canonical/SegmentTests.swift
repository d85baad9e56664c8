import Testing
import WaymarkLinks

@Suite("A segment")
struct SegmentTests {
  private func path(_ path: String) throws -> String {
    String(try Canonical("https://ex.com/" + path).text.dropFirst("https://ex.com/".count))
  }

  @Test("is decoded once")
  func decodedOnce() throws {
    #expect(try Canonical("https://ex.com/%2541").segments == ["%41"])
    #expect(try path("%2541") == "%2541")
    #expect(try path("%25252F") == "%25252F")
  }

  @Test("has escapes only where it needs them, in upper case")
  func escapes() throws {
    #expect(try path("%61%7e%2d%5F") == "a~-_")
    #expect(try path("%3a%40%21%24%26%27%28%29%2A%2b%2c%3b%3d") == ":@!$&'()*+,;=")
    #expect(try path("%2f%3f%23%25%5b%5d") == "%2F%3F%23%25%5B%5D")
    #expect(try path("{a}|\"<>^`[]") == "%7Ba%7D%7C%22%3C%3E%5E%60%5B%5D")
  }

  @Test("is not ended by an encoded slash")
  func encodedSlash() throws {
    #expect(try Canonical("https://ex.com/a%2Fb/c").segments == ["a/b", "c"])
    #expect(try Canonical("https://ex.com/%2F").segments == ["/"])
    #expect(try Canonical("https://ex.com/%2F%2f/").segments == ["//"])
    #expect(try Canonical("app://a%2Fb").segments == ["a/b"])
  }

  @Test("is in NFC, however it is written")
  func normalForm() throws {
    for spelling in ["caf\u{E9}", "cafe\u{301}", "caf%C3%A9", "cafe%CC%81", "caf%65%cc%81"] {
      #expect(try path(spelling) == "caf%C3%A9")
    }
    // Canonical ordering makes the order of combining marks irrelevant.
    #expect(try path("q\u{307}\u{323}") == path("q\u{323}\u{307}"))
  }

  @Test("is normalised on its own, so that a mark does not combine with the slash before it")
  func leadingMark() throws {
    #expect(try path("a/\u{301}b") == "a/%CC%81b")
    #expect(try Canonical("https://ex.com/a/\u{301}b").segments.count == 2)
  }

  @Test("keeps its emoji")
  func emoji() throws {
    let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    #expect(try Canonical("https://ex.com/" + family).segments == [family])
    #expect(try path("\u{1F34C}") == "%F0%9F%8D%8C")
    #expect(try path("%f0%9f%8d%8c") == "%F0%9F%8D%8C")
  }

  @Test("keeps its plus signs and its case")
  func verbatim() throws {
    #expect(try Canonical("https://ex.com/a+b/%2B/AbC").segments == ["a+b", "+", "AbC"])
  }

  @Test("may have dots in it")
  func dots() throws {
    #expect(try Canonical("https://ex.com/.../.a/a./..b/%2E%2E%2E").segments == ["...", ".a", "a.", "..b", "..."])
  }

  @Test("that is last may have one slash after it")
  func trailingSlash() throws {
    #expect(try path("a/b/") == "a/b")
    #expect(try path("a/b/?q") == "a/b?q")
    #expect(try path("a/#f") == "a#f")
    #expect(Canonical.refusal(of: "https://ex.com/a//") == .emptySegment)
    #expect(Canonical.refusal(of: "app://a//") == .emptySegment)
  }

  @Test("that is canonical is not written anew")
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
