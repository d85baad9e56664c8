import Testing
import WaymarkLinks

@Suite("A query")
struct QueryTests {
  private func items(_ query: String) throws -> [Canonical.Item] {
    try Canonical("https://ex.com/a?" + query).query
  }

  @Test("A canonical query keeps its items in order, including repeated keys")
  func order() throws {
    #expect(try items("b=1&a=2&b=3") == [.init("b", "1"), .init("a", "2"), .init("b", "3")])
  }

  @Test("A query allows empty keys and empty values, and skips empty items")
  func empty() throws {
    #expect(try items("") == [])
    #expect(try items("a") == [.init("a", "")])
    #expect(try items("a=") == [.init("a", "")])
    #expect(try items("=b") == [.init("", "b")])
    #expect(try items("&a&&b&") == [.init("a", ""), .init("b", "")])
  }

  @Test("Only unencoded `&` and `=` separate the items, keys and values of a query")
  func encodedDelimiters() throws {
    #expect(try items("a%26b=c%26d") == [.init("a&b", "c&d")])
    #expect(try items("a%3Db=c%3dd=e") == [.init("a=b", "c=d=e")])
    #expect(try Canonical("https://ex.com/?a%3db=%3d").text == "https://ex.com/?a%3Db==")
  }

  @Test("A canonical query keeps plus signs, slashes and question marks")
  func verbatim() throws {
    #expect(try items("q=a+b%20c") == [.init("q", "a+b c")])
    #expect(try items("q=a/b?c:d@e") == [.init("q", "a/b?c:d@e")])
    #expect(try items("q=//../.") == [.init("q", "//../.")])
  }

  @Test("A canonical query is in NFC and escapes only the characters that require an escape")
  func normalForm() throws {
    let text = "https://ex.com/?%C3%A9=%C3%A9"
    for spelling in ["\u{E9}=\u{E9}", "e\u{301}=%c3%a9", "%C3%A9=%65%cc%81"] {
      #expect(try Canonical("https://ex.com/?" + spelling).text == text)
    }
    #expect(try Canonical("https://ex.com/?%61=%7e[%5d").text == "https://ex.com/?a=~%5B%5D")
  }

  @Test("The query of a URL with a custom scheme keeps uppercase letters")
  func customScheme() throws {
    #expect(try Canonical("app://Home?A=B").text == "app:home?A=B")
  }
}
