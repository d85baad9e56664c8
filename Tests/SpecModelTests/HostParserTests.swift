import SpecModel
import SpecText
import Testing

@Suite("Hosts")
struct HostParserTests {
  private func parts(_ host: String) throws -> [String] {
    let written = try #require(WrittenText(host))
    return try written.with { try HostParser.parse($0).parts }
  }

  @Test("Each part of a host has its range in the text")
  func partsAndPlaces() throws {
    #expect(
      try parts("{a}.*.münchen.de:8443") == [
        "host `{a}.*.münchen.de:8443` 0..<21", "{`a` 1..<2} 0..<3", "any 4..<5", "label `münchen` 6..<13",
        "label `de` 14..<16", "port 8443",
      ])
    #expect(try parts("example.com.") == ["host `example.com.` 0..<12", "label `example` 0..<7", "label `com` 8..<11"])
    #expect(try parts("localhost.:80") == ["host `localhost.:80` 0..<13", "label `localhost` 0..<9", "port 80"])
  }

  @Test(
    "An error in a host has the range of the faulty characters",
    arguments: [
      ("https://a.com", 0..<13), ("a.com/b", 0..<7), ("a.com?b", 0..<7), ("u@a.com", 0..<2), ("u:w@a.com", 0..<4),
      (".com", 0..<1), ("a..com", 2..<3), (".", 0..<1), ("a:", 1..<2), ("a:0", 2..<3), ("a:65536", 2..<7),
      ("a:123456", 2..<8), ("a:-1", 2..<4), (":80", 0..<1), ("*", 0..<1), ("*.", 0..<2), ("*.:80", 2..<3),
      ("a.*", 2..<3), ("*a.com", 1..<2), ("a*.com", 1..<2), ("*.*.com", 2..<3), ("{a}", 0..<3), ("a.{b}.com", 2..<5),
      ("{a}ü.com", 3..<5), ("a{b}.com", 1..<2), ("{a}.{a}.com", 4..<7), ("{a:Int}.com", 0..<7), ("{a?}.com", 0..<4),
      ("{a...}.com", 0..<6), ("{...?}.com", 0..<6), ("{a.com", 0..<1), ("a}.com", 1..<2), ("{}.com", 0..<2),
      (String(repeating: "a.", count: 128), 0..<256),
    ])
  func places(_ host: String, _ place: Range<Int>) throws {
    let written = try #require(WrittenText(host))
    written.with { text in
      do throws(SyntaxError) {
        let syntax = try HostParser.parse(text)
        Issue.record("it has parts: \(syntax.parts)")
      } catch {
        #expect(error.range == place, "\(error.message)")
      }
    }
  }
}
