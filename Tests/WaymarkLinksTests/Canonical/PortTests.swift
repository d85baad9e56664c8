import Testing
import WaymarkLinks

@Suite("A port")
struct PortTests {
  @Test("A canonical URL drops an empty port and the default port of its scheme")
  func standard() throws {
    for authority in ["https://ex.com", "https://ex.com:", "https://ex.com:443", "https://ex.com:0443"] {
      #expect(try Canonical(authority + "/a").text == "https://ex.com/a")
    }
    for authority in ["http://ex.com", "http://ex.com:", "HTTP://ex.com:80"] {
      #expect(try Canonical(authority + "/a").text == "http://ex.com/a")
    }
  }

  @Test("A canonical URL keeps a port that differs from the default of its scheme")
  func other() throws {
    #expect(try Canonical("https://ex.com:80/a").port == 80)
    #expect(try Canonical("http://ex.com:443/a").port == 443)
    #expect(try Canonical("https://ex.com:8443").text == "https://ex.com:8443/")
    #expect(try Canonical("https://ex.com:008443/").text == "https://ex.com:8443/")
    #expect(try Canonical("https://EX.com.:65535/").text == "https://ex.com:65535/")
  }

  @Test(
    "The URL parser rejects a port that is not a number from 1 to 65535",
    arguments: ["65536", "99999999999999999999", "8a", "-1", "+80", "80:80", "0", "00"])
  func bad(_ port: String) {
    #expect(Canonical.refusal(of: "https://ex.com:" + port + "/a") == .badPort)
  }

  @Test("The URL parser rejects a password before a host as user information and not as a bad port")
  func password() {
    for url in ["https://user:word@ex.com/", "https://user:123@ex.com/", "https://user:99999999@ex.com/"] {
      #expect(Canonical.refusal(of: url) == .userinfo)
    }
    #expect(Canonical.refusal(of: "https://ex.com:80/@a") == nil)
  }

  @Test("The URL parser rejects a port in a URL with a custom scheme")
  func customScheme() {
    for url in ["app://home:1/a", "app://home:", "app://:1", "app://a:b?c"] {
      #expect(Canonical.refusal(of: url) == .portInAppScheme)
    }
    #expect(Canonical.refusal(of: "app://home/a:1?b:2#c:3") == nil)
  }
}
