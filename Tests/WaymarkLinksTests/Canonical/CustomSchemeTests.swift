import Testing
import WaymarkLinks

@Suite("URLs with a custom scheme")
struct CustomSchemeTests {
  static let starts = ["app://", "app:///", "app:/", "app:", "APP://", "aPp:"]

  @Test("A URL with a custom scheme has the same canonical path after `:`, `:/`, `://` and `:///`", arguments: starts)
  func fourForms(_ start: String) throws {
    #expect(try Canonical(start + "a/b").text == "app:a/b")
    #expect(try Canonical(start + "a").text == "app:a")
    #expect(try Canonical(start + "a/b/").segments == ["a", "b"])
  }

  @Test("All four spellings of the root of a custom scheme yield the same canonical URL", arguments: starts)
  func root(_ start: String) throws {
    #expect(try Canonical(start).text == "app:")
    #expect(try Canonical(start).segments.isEmpty)
    #expect(try Canonical(start + "?q").query == [.init("q", "")])
    #expect(try Canonical(start + "#f").fragment == "f")
  }

  @Test("The canonical URL of a custom scheme lowercases only the first path segment", arguments: starts)
  func foldsFirst(_ start: String) throws {
    #expect(try Canonical(start + "HOME/Detail/A").segments == ["home", "Detail", "A"])
    #expect(try Canonical(start + "hOmE").text == "app:home")
    #expect(try Canonical(start + "home/Detail").text == "app:home/Detail")
  }

  @Test("Percent-encoded letters in the first segment of a custom scheme become lowercase", arguments: starts)
  func foldsEncodedFirst(_ start: String) throws {
    #expect(try Canonical(start + "%48o%4De/%41").text == "app:home/A")
    #expect(try Canonical(start + "A%2FB/C").text == "app:a%2Fb/C")
    #expect(try Canonical(start + "a%20B").text == "app:a%20b")
  }

  @Test("Non-ASCII letters in the first segment of a custom scheme become lowercase", arguments: starts)
  func foldsNonASCIIFirst(_ start: String) throws {
    #expect(try Canonical(start + "\u{DC}BER/\u{DC}").text == "app:%C3%BCber/%C3%9C")
    #expect(try Canonical(start + "%C3%9Cber").text == "app:%C3%BCber")
    #expect(try Canonical(start + "%c3%bcber").text == "app:%C3%BCber")
    #expect(try Canonical(start + "\u{391}\u{39A}\u{3A1}\u{391}").text == "app:%CE%B1%CE%BA%CF%81%CE%B1")
    #expect(try Canonical(start + "A\u{30A}").text == "app:%C3%A5")
    #expect(try Canonical(start + "\u{212B}").text == "app:%C3%A5")
  }

  @Test("The first segment of a custom scheme can contain `:` and `@` unless `//` precedes the segment")
  func colonInFirst() throws {
    for start in ["app:", "app:/", "app:///"] {
      #expect(try Canonical(start + "a:b@c/d").text == "app:a:b@c/d")
    }
    #expect(try Canonical("app://x/a:b@c").segments == ["x", "a:b@c"])
    #expect(try Canonical("app://a%3Ab%40c").text == "app:a:b@c")
  }

  @Test("Only the schemes http and https have a host; other schemes treat the host as a path segment")
  func webSchemes() throws {
    #expect(try Canonical("HTTP://a/b").host == "a")
    #expect(try Canonical("https://a/b").segments == ["b"])
    for scheme in ["httpss", "htt", "ftp", "httpx", "h-ttp"] {
      #expect(try Canonical(scheme + "://a/b").segments == ["a", "b"])
      #expect(try Canonical(scheme + "://a/b").host == "")
    }
  }
}
