import Testing
import WaymarkLinks

@Suite("On a custom scheme")
struct CustomSchemeTests {
  static let starts = ["app://", "app:///", "app:/", "app:", "APP://", "aPp:"]

  @Test("a path can start in four ways", arguments: starts)
  func fourForms(_ start: String) throws {
    #expect(try Canonical(start + "a/b").text == "app:a/b")
    #expect(try Canonical(start + "a").text == "app:a")
    #expect(try Canonical(start + "a/b/").segments == ["a", "b"])
  }

  @Test("the root can be written in four ways", arguments: starts)
  func root(_ start: String) throws {
    #expect(try Canonical(start).text == "app:")
    #expect(try Canonical(start).segments.isEmpty)
    #expect(try Canonical(start + "?q").query == [.init("q", "")])
    #expect(try Canonical(start + "#f").fragment == "f")
  }

  @Test("the first segment is folded to lower case, and no other", arguments: starts)
  func foldsFirst(_ start: String) throws {
    #expect(try Canonical(start + "HOME/Detail/A").segments == ["home", "Detail", "A"])
    #expect(try Canonical(start + "hOmE").text == "app:home")
    #expect(try Canonical(start + "home/Detail").text == "app:home/Detail")
  }

  @Test("an encoded first segment is folded too", arguments: starts)
  func foldsEncodedFirst(_ start: String) throws {
    #expect(try Canonical(start + "%48o%4De/%41").text == "app:home/A")
    #expect(try Canonical(start + "A%2FB/C").text == "app:a%2Fb/C")
    #expect(try Canonical(start + "a%20B").text == "app:a%20b")
  }

  @Test("a first segment beyond ASCII is folded too", arguments: starts)
  func foldsNonASCIIFirst(_ start: String) throws {
    #expect(try Canonical(start + "\u{DC}BER/\u{DC}").text == "app:%C3%BCber/%C3%9C")
    #expect(try Canonical(start + "%C3%9Cber").text == "app:%C3%BCber")
    #expect(try Canonical(start + "%c3%bcber").text == "app:%C3%BCber")
    #expect(try Canonical(start + "\u{391}\u{39A}\u{3A1}\u{391}").text == "app:%CE%B1%CE%BA%CF%81%CE%B1")
    #expect(try Canonical(start + "A\u{30A}").text == "app:%C3%A5")
    #expect(try Canonical(start + "\u{212B}").text == "app:%C3%A5")
  }

  @Test("`:` and `@` stand in a first segment that no `//` is before")
  func colonInFirst() throws {
    for start in ["app:", "app:/", "app:///"] {
      #expect(try Canonical(start + "a:b@c/d").text == "app:a:b@c/d")
    }
    #expect(try Canonical("app://x/a:b@c").segments == ["x", "a:b@c"])
    #expect(try Canonical("app://a%3Ab%40c").text == "app:a:b@c")
  }

  @Test("the web's schemes and no others have a host")
  func webSchemes() throws {
    #expect(try Canonical("HTTP://a/b").host == "a")
    #expect(try Canonical("https://a/b").segments == ["b"])
    for scheme in ["httpss", "htt", "ftp", "httpx", "h-ttp"] {
      #expect(try Canonical(scheme + "://a/b").segments == ["a", "b"])
      #expect(try Canonical(scheme + "://a/b").host == "")
    }
  }
}
