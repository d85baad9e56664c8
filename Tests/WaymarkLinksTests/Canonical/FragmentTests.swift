import Testing
import WaymarkLinks

@Suite("A fragment")
struct FragmentTests {
  @Test("is kept apart from path and query")
  func apart() throws {
    let url = try Canonical("https://ex.com/a?b=c#d")
    #expect(url.segments == ["a"])
    #expect(url.query == [.init("b", "c")])
    #expect(url.fragment == "d")
    #expect(try Canonical("https://ex.com/a#").fragment == "")
    #expect(try Canonical("https://ex.com/a").fragment == nil)
  }

  @Test("may hold a path and a query of its own")
  func pathAndQuery() throws {
    let url = try Canonical("https://ex.com/#/a/%62?c=%64&e%3df=g")
    #expect(url.segments == [])
    #expect(url.query == [])
    #expect(url.fragment == "/a/b?c=d&e%3Df=g")
  }

  @Test("is not refused for empty or dot segments")
  func lenient() throws {
    #expect(try Canonical("https://ex.com/a#//.././b").fragment == "//.././b")
  }

  @Test("has escapes only where it needs them and is in NFC")
  func escapes() throws {
    #expect(try Canonical("app:a#%7e#e\u{301}?q#=[").fragment == "~%23%C3%A9?q%23=%5B")
  }

  @Test("is refused for what is refused everywhere")
  func refused() {
    #expect(Canonical.refusal(of: "app:a#%") == .badPercent)
    #expect(Canonical.refusal(of: "app:a#%FF") == .badUTF8)
    #expect(Canonical.refusal(of: "app:a#a b") == .rawSpace)
    #expect(Canonical.refusal(of: "app:a#?q=\\") == .backslash)
    #expect(Canonical.refusal(of: "app:a#%00") == .controlCharacter)
  }
}
