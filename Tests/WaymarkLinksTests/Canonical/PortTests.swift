import Testing
import WaymarkLinks

@Suite("A port")
struct PortTests {
  @Test("that is the scheme's own, or empty, is dropped")
  func standard() throws {
    for authority in ["https://ex.com", "https://ex.com:", "https://ex.com:443", "https://ex.com:0443"] {
      #expect(try Canonical(authority + "/a").text == "https://ex.com/a")
    }
    for authority in ["http://ex.com", "http://ex.com:", "HTTP://ex.com:80"] {
      #expect(try Canonical(authority + "/a").text == "http://ex.com/a")
    }
  }

  @Test("that is another is kept")
  func other() throws {
    #expect(try Canonical("https://ex.com:80/a").port == 80)
    #expect(try Canonical("http://ex.com:443/a").port == 443)
    #expect(try Canonical("https://ex.com:8443").text == "https://ex.com:8443/")
    #expect(try Canonical("https://ex.com:008443/").text == "https://ex.com:8443/")
    #expect(try Canonical("https://EX.com.:65535/").text == "https://ex.com:65535/")
  }

  @Test(
    "is a number from 1 to 65535", arguments: ["65536", "99999999999999999999", "8a", "-1", "+80", "80:80", "0", "00"])
  func bad(_ port: String) {
    #expect(Canonical.refusal(of: "https://ex.com:" + port + "/a") == .badPort)
  }

  @Test("is no password")
  func password() {
    for url in ["https://user:word@ex.com/", "https://user:123@ex.com/", "https://user:99999999@ex.com/"] {
      #expect(Canonical.refusal(of: url) == .userinfo)
    }
    #expect(Canonical.refusal(of: "https://ex.com:80/@a") == nil)
  }

  @Test("does not stand on a custom scheme")
  func customScheme() {
    for url in ["app://home:1/a", "app://home:", "app://:1", "app://a:b?c"] {
      #expect(Canonical.refusal(of: url) == .portInAppScheme)
    }
    #expect(Canonical.refusal(of: "app://home/a:1?b:2#c:3") == nil)
  }
}
