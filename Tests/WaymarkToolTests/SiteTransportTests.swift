import Testing
import WaymarkCompiler

@testable import WaymarkTool

@Suite("Transports of sites")
struct SiteTransportTests {
  @Test("The head of an HTTP response parses to a status, headers, and the start of the body")
  func head() throws {
    let bytes = Array("HTTP/1.1 200 OK\r\nContent-Type:  a/b \r\nX: 1\r\nx:2\r\nbroken\r\n\r\n{}".utf8)
    let head = try #require(HTTPHead(bytes))
    #expect(head.status == 200)
    #expect(head["content-type"] == "a/b")
    #expect(head["x"] == "1, 2")
    #expect(head["location"] == nil)
    #expect(String(decoding: bytes[head.end...], as: UTF8.self) == "{}")
  }

  @Test("The parser of an HTTP head skips interim responses and accepts HTTP/2 without a reason")
  func interim() throws {
    let head = try #require(
      HTTPHead(Array("HTTP/1.1 100 Continue\r\nA: 1\r\n\r\nHTTP/2 404 \r\nlocation: /\r\n\r\n".utf8)))
    #expect(head.status == 404)
    #expect(head["a"] == nil)
    #expect(head["location"] == "/")
  }

  @Test(
    "An incomplete or malformed head of an HTTP response does not parse",
    arguments: [
      "", "\n", "HTTP/1.1", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nA: 1\r\n", "220 mail\r\n\r\n",
      "HTTP/1.1 x\r\n\r\n", "HTTP/1.1 100 Continue\r\n\r\n",
    ])
  func incomplete(_ text: String) {
    #expect(HTTPHead(Array(text.utf8)) == nil)
  }

  #if !canImport(Darwin)
    private static let request = SiteRequest(url: "https://shop.invalid/", largestBody: 10, userAgent: "waymark/test")

    @Test("A request to a site without curl in PATH fails with an error that asks for curl")
    func missingProgram() {
      let error = #expect(throws: SiteError.self) {
        try CurlTransport.answer(to: Self.request, environment: ["PATH": "/nowhere:relative"])
      }
      #expect(error == .missingProgram)
      #expect(error?.message(url: "", host: "", port: 443).contains("install curl") == true)
    }
  #endif
}
