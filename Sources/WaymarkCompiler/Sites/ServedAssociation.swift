import SpecText
import WaymarkRules

/// The requirements are Apple's: `https`, a valid certificate, and no redirects ("Supporting associated domains"); no
/// status other than 403 and 404, for any address and user agent ("TN3155: Debugging universal links"); the content
/// type and the size limit ("Support Universal Links", archived "App Search Programming Guide").
package struct ServedAssociation {
  package let site: AssociationSite
  private let answer: SiteAnswer

  package init(_ answer: SiteAnswer, from site: AssociationSite) {
    self.site = site
    self.answer = answer
  }

  package var source: SourceFile {
    guard isComparable, case .response(let response) = answer else { return SourceFile(path: site.url, bytes: []) }
    return SourceFile(path: site.url, bytes: response.body)
  }

  /// A file with a wrong content type is also compared, so that one run reports all problems.
  package var isComparable: Bool {
    guard case .response(let response) = answer else { return false }
    return response.status == 200 && !response.isCut && !response.isBlank && !response.isMarkup
  }

  /// Without the problems of the file's content.
  package func findings(file: Int) -> [Diagnostic] {
    problems.map { Diagnostic($0.id, $0.message, at: .start(ofFile: file), help: $0.help) }
  }

  private struct Problem {
    var id = CompilerDiagnostic.unservedAssociation
    let message, help: String
  }

  private var problems: [Problem] {
    switch answer {
    case .certificate(let problem): [self.problem(problem)]
    case .noTLS:
      [
        Problem(
          message: "the TLS handshake with port \(site.port) of `\(site.host)` failed",
          help: "serve the file over `https`; the port may serve plain `http`, or only versions of TLS before 1.2")
      ]
    case .damagedCompression:
      [
        Problem(
          message: "the file does not have the compression that its header `Content-Encoding` names",
          help: "remove the header, or compress the file")
      ]
    case .response(let response):
      if response.status == 200 {
        problems(of: response)
      } else {
        [problem(ofStatus: response.status, response.location)]
      }
    }
  }

  private func problem(_ problem: CertificateProblem) -> Problem {
    let (reason, help) =
      switch problem {
      case .expired: ("has expired", "renew the certificate")
      case .selfSigned: ("is self-signed", "use a certificate from a certificate authority that Apple's systems trust")
      case .unknownIssuer:
        (
          "is from an authority that is not known here",
          "serve the intermediate certificates too, and use an authority that Apple's systems trust"
        )
      case .otherHost: ("is for another host", "use a certificate that includes the name `\(site.host)`")
      case .untrusted: ("is not valid", "check the dates, the host names, and the authority of the certificate")
      }
    return Problem(
      message: "the certificate of `\(site.host)` \(reason), so Apple's systems do not download the file",
      help: help + "; if browsers accept the certificate, check the certificate store of this machine")
  }

  private func problem(ofStatus status: Int, _ location: String?) -> Problem {
    switch status {
    case 300..<400 where location != nil: redirect(to: location ?? "", status)
    case 401, 403, 407:
      Problem(
        message: "the site refuses access with status \(status)",
        help: "allow requests without credentials, from all addresses and all user agents; Apple's CDN cannot sign in")
    case 404, 410:
      Problem(
        message: "the site has no file at this URL, and answers with status \(status)",
        help: "upload the output of `waymark apple SPEC --part association` to this URL")
    case 429:
      Problem(
        message: "the site limits the number of requests, and answers with status 429",
        help: "exclude this URL from the limit, because Apple's CDN may also reach the limit")
    case 500...:
      Problem(message: "the server failed with status \(status)", help: "find the cause in the log of the server")
    default:
      Problem(
        message: "the site answers with status \(status), but the status must be 200",
        help: "serve the file itself at this URL")
    }
  }

  private func redirect(to location: String, _ status: Int) -> Problem {
    let isSame = location == site.url || site.start + location == site.url
    return Problem(
      message: "the site redirects \(isSame ? "to the same URL" : "to `\(location)`") with status \(status), "
        + "but Apple's CDN follows no redirects",
      help: "serve the file itself at this URL, with status 200")
  }

  private func problems(of response: SiteAnswer.Response) -> [Problem] {
    if response.isCut {
      return [
        Problem(
          id: .invalidAssociation,
          message: "this file has more than \(AssociationFile.largestSize) bytes, the system's limit",
          help: "combine patterns with `*`, `?` or a variable")
      ]
    }
    if response.isBlank {
      return [
        Problem(
          id: .invalidAssociation, message: "this file is empty",
          help: "upload the output of `waymark apple SPEC --part association` to this URL")
      ]
    }
    if response.isMarkup {
      return [
        Problem(
          message: "the site serves a page of HTML or XML instead of the association file",
          help: "serve the file before the rule of the server that answers unknown paths with a page")
      ]
    }
    return [contentTypeProblem(response.contentType)].compactMap(\.self)
  }

  private func contentTypeProblem(_ header: String?) -> Problem? {
    let help =
      "add a rule for this path to the server, because the file has no extension: `Content-Type: application/json`"
    guard let header else {
      return Problem(
        id: .wrongContentType,
        message: "the answer has no content type, but the content type must be `application/json`", help: help)
    }
    let type = header.prefix { $0 != ";" }.trimmingBlanks.lowercased()
    guard type != "application/json" else { return nil }
    return Problem(
      id: .wrongContentType, message: "the content type is `\(header)`, but it must be `application/json`", help: help)
  }
}

extension SiteAnswer.Response {
  private var firstByte: UInt8? {
    let text = body.starts(with: [0xEF, 0xBB, 0xBF]) ? body.dropFirst(3) : body[...]
    return text.first { !" \t\r\n".utf8.contains($0) }
  }

  fileprivate var isBlank: Bool { firstByte == nil }
  fileprivate var isMarkup: Bool { firstByte == UInt8(ascii: "<") }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var text = self
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
