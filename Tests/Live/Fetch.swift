// fetch TRANSPORT URL: prints the answer of a transport. check.sh compiles this file together with both transports.

@main
enum Fetch {
  static func main() {
    let request = SiteRequest(url: CommandLine.arguments[2], largestBody: 131_072, userAgent: "waymark/test")
    do {
      let isCurl = CommandLine.arguments[1] == "curl"
      let answer = try isCurl ? CurlTransport.answer(to: request) : URLSessionTransport.answer(to: request)
      switch answer {
      case .response(let response):
        print(
          "status \(response.status), type \(printable(response.contentType)), "
            + "location \(printable(response.location)), \(response.body.count) bytes" + (response.isCut ? ", cut" : "")
        )
      case .certificate(let problem): print("certificate: \(problem)")
      case .noTLS: print("no TLS")
      case .damagedCompression: print("damaged compression")
      }
    } catch {
      print("failure: \(error)")
    }
  }

  private static func printable(_ header: String?) -> String { header.map(PrintableText.of) ?? "none" }
}
