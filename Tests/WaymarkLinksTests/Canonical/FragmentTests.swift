import Testing
import WaymarkLinks

@Suite("A fragment")
struct FragmentTests {
  @Test("A fragment is separate from the path and the query, and an empty fragment differs from no fragment")
  func apart() throws {
    let url = try Canonical("https://ex.com/a?b=c#d")
    #expect(url.segments == ["a"])
    #expect(url.query == [.init("b", "c")])
    #expect(url.fragment == "d")
    #expect(try Canonical("https://ex.com/a#").fragment == "")
    #expect(try Canonical("https://ex.com/a").fragment == nil)
  }

  @Test("A fragment can contain a path and a query without an effect on the path and query of the URL")
  func pathAndQuery() throws {
    let url = try Canonical("https://ex.com/#/a/%62?c=%64&e%3df=g")
    #expect(url.segments == [])
    #expect(url.query == [])
    #expect(url.fragment == "/a/b?c=d&e%3Df=g")
  }

  @Test("A fragment can contain empty segments and dot segments")
  func lenient() throws {
    #expect(try Canonical("https://ex.com/a#//.././b").fragment == "//.././b")
  }

  @Test("A canonical fragment is in NFC and escapes only the characters that require an escape")
  func escapes() throws {
    #expect(try Canonical("app:a#%7e#e\u{301}?q#=[").fragment == "~%23%C3%A9?q%23=%5B")
  }

  @Test("The URL parser rejects bad escapes, spaces, backslashes and control characters in a fragment")
  func refused() {
    #expect(Canonical.refusal(of: "app:a#%") == .badPercent)
    #expect(Canonical.refusal(of: "app:a#%FF") == .badUTF8)
    #expect(Canonical.refusal(of: "app:a#a b") == .rawSpace)
    #expect(Canonical.refusal(of: "app:a#?q=\\") == .backslash)
    #expect(Canonical.refusal(of: "app:a#%00") == .controlCharacter)
  }
}
