import SpecText
import Testing
import WaymarkCompiler
import WaymarkRules

@Suite("Association files that sites serve")
struct ServedAssociationTests {
  private static let spec = """
    waymark: 1
    app: Shop
    origins:
      web: { hosts: [shop.example.com, "*.shop.example.com"] }
      help: { hosts: [help.example.com], default: false }
    tabs:
      home: { title: Home, icon: house, links: [/offers, { url: /questions, origins: [help] }] }
    apple:
      association: Web/apple-app-site-association
      infoPlist: App/Info.plist
      appIDs: [TEAM.com.example.shop]
    """
  private static let file = association(#"{ "/": "/offers" }"#)

  private static func association(_ components: String) -> String {
    """
    { "applinks": { "details": [{
      "appIDs": ["TEAM.com.example.shop"],
      "components": [
        \(components)
      ] }] } }
    """
  }

  private static func response(
    _ body: String, status: Int = 200, type: String? = "application/json", location: String? = nil, isCut: Bool = false
  ) -> SiteAnswer {
    .response(.init(status: status, contentType: type, location: location, body: Array(body.utf8), isCut: isCut))
  }

  private func compile(_ answer: SiteAnswer, from domain: String = "shop.example.com", spec: String = Self.spec) throws
    -> Compilation
  {
    let root = SourceFile(path: "Shop.nav.yaml", bytes: Array(spec.utf8))
    let plain = Compiler.compile(root, goal: .linkTable) { _ in .success([]) }
    let site = try AssociationSite(domain, in: try #require(plain.links).model)
    return Compiler.compile(root, goal: .linkTable, options: .init(served: ServedAssociation(answer, from: site))) {
      _ in .success([])
    }
  }

  private func report(_ answer: SiteAnswer, from domain: String = "shop.example.com") throws -> [String] {
    let compilation = try compile(answer, from: domain)
    return PlatformCheck(compilation).findings.map { finding in
      let place = "\(compilation.files[Int(finding.span.file)].path):\(finding.span.start.line)"
      return "\(place.split(separator: "/").last ?? ""): \(finding.message) [\(finding.id)]"
    }
  }

  @Test("A site with a correct association file has no findings, with any valid form of the content type")
  func correct() throws {
    for type in ["application/json", "application/json; charset=utf-8", "APPLICATION/JSON ;charset=utf-8"] {
      #expect(try report(Self.response(Self.file, type: type)) == [], "\(type)")
    }
    #expect(try report(Self.response("\u{FEFF}" + Self.file)) == [])
  }

  @Test(
    "A response of a site with a status other than 200 is one error, whatever the body contains",
    arguments: [
      (204, "the site answers with status 204"), (301, "the site answers with status 301"),
      (401, "the site refuses access with status 401"), (403, "the site refuses access with status 403"),
      (404, "the site has no file at this URL"), (410, "the site has no file at this URL"),
      (429, "the site limits the number of requests"), (500, "the server failed with status 500"),
      (503, "the server failed with status 503"),
    ])
  func statuses(_ status: Int, _ message: String) throws {
    let findings = try report(Self.response(Self.file, status: status))
    #expect(findings.count == 1)
    #expect(findings[0].hasPrefix("apple-app-site-association:1: \(message)"))
    #expect(findings[0].hasSuffix("[unserved-association]"))
  }

  @Test("A redirect of an association file is an error with the target, and is not followed")
  func redirects() throws {
    for status in [301, 302, 303, 307, 308] {
      #expect(
        try report(Self.response(Self.file, status: status, location: "https://www.shop.example.com/x")) == [
          "apple-app-site-association:1: the site redirects to `https://www.shop.example.com/x` with status \(status), "
            + "but Apple's CDN follows no redirects [unserved-association]"
        ])
    }
    let path = "/.well-known/apple-app-site-association"
    for location in [path, "https://shop.example.com" + path] {
      #expect(try report(Self.response("", status: 301, location: location))[0].contains("redirects to the same URL"))
    }
  }

  @Test("A wrong content type is one finding, and the served association file is still compared")
  func contentTypes() throws {
    for type in ["text/html", "application/octet-stream", "application/json-seq", "", nil] {
      let findings = try report(Self.response(Self.association(#"{ "/": "/other" }"#), type: type))
      #expect(findings.count == 3)
      for id in ["wrong-content-type", "unrouted-claim", "unclaimed-link"] {
        #expect(findings.count { $0.hasSuffix("[\(id)]") } == 1, "\(id) of \(type ?? "no type")")
      }
    }
  }

  @Test("Web pages, empty files, and oversized files from a site are rejected without parsing")
  func contents() throws {
    for page in ["<!DOCTYPE html>", " \n<html>", "\u{FEFF}<?xml?>"] {
      #expect(
        try report(Self.response(page, type: "text/html")) == [
          "apple-app-site-association:1: the site serves a page of HTML or XML instead of the association file "
            + "[unserved-association]"
        ])
    }
    for blank in ["", " \r\n\t", "\u{FEFF}"] {
      #expect(
        try report(Self.response(blank)) == ["apple-app-site-association:1: this file is empty [invalid-association]"])
    }
    #expect(
      try report(Self.response(Self.file, isCut: true)) == [
        "apple-app-site-association:1: this file has more than 131072 bytes, the system's limit [invalid-association]"
      ])
  }

  @Test("A JSON error in a served association file has the line number in the file")
  func damage() throws {
    #expect(
      try report(Self.response(Self.association(#"{ "/": "/offers" },"#))) == [
        "apple-app-site-association:4: in JSON, no comma can follow the last element of a list [invalid-association]"
      ])
  }

  @Test("Problems with the certificate or TLS handshake of a site are errors with the reason")
  func certificates() throws {
    let reasons: [(CertificateProblem, String)] = [
      (.expired, "has expired"), (.selfSigned, "is self-signed"), (.otherHost, "is for another host"),
      (.unknownIssuer, "is from an authority that is not known here"), (.untrusted, "is not valid"),
    ]
    for (problem, reason) in reasons {
      #expect(
        try report(.certificate(problem)) == [
          "apple-app-site-association:1: the certificate of `shop.example.com` \(reason), "
            + "so Apple's systems do not download the file [unserved-association]"
        ])
    }
    #expect(try report(.noTLS)[0].contains("the TLS handshake with port 443 of `shop.example.com` failed"))
    #expect(try report(.damagedCompression)[0].contains("`Content-Encoding`"))
  }

  @Test(
    "Each curl message about a certificate has the matching reason",
    arguments: [
      ("curl: (60) SSL certificate problem: certificate has expired", .expired),
      ("curl: (60) SSL certificate problem: self signed certificate", .selfSigned),
      ("curl: (60) SSL certificate problem: self-signed certificate in certificate chain", .selfSigned),
      ("curl: (60) SSL certificate problem: unable to get local issuer certificate", .unknownIssuer),
      ("curl: (60) SSL: no alternative certificate subject name matches target host name 'a.example'", .otherHost),
      ("curl: (51) SSL: certificate subject name (CN=b) does not match target host name 'a'", .otherHost),
      ("curl: (60) server certificate verification failed. CAfile: none CRLfile: none", .untrusted),
    ] as [(String, CertificateProblem)])
  func messages(_ message: String, _ problem: CertificateProblem) {
    #expect(CertificateProblem(message: message) == problem)
  }

  @Test("The association file of a site is compared only with links and URLs of the site")
  func ownLinks() throws {
    #expect(try report(Self.response(Self.file), from: "de.shop.example.com") == [])
    #expect(
      try report(Self.response(Self.association(#"{ "/": "/nothing" }"#)), from: "de.shop.example.com") == [
        "Shop.nav.yaml:7: `https://de.shop.example.com/.well-known/apple-app-site-association` does not claim "
          + "https://de.shop.example.com/offers, so the URL opens the browser instead of the app [unclaimed-link]",
        "apple-app-site-association:4: https://de.shop.example.com/nothing opens the app, but no link matches the URL "
          + "[unrouted-claim]",
      ])
    #expect(try report(Self.response(Self.association(#"{ "/": "/questions" }"#)), from: "help.example.com") == [])
  }

  @Test("`lint` can turn a wrong content type into a warning, but a redirect of the site stays an error")
  func levels() throws {
    let spec = Self.spec + "\nlint: { wrong-content-type: warning }"
    let octets = try compile(Self.response(Self.file, type: "application/octet-stream"), spec: spec)
    #expect(PlatformCheck(octets).findings.map(\.severity) == [.warning])
    let redirect = try compile(Self.response("", status: 301, location: "/"), spec: spec)
    #expect(PlatformCheck(redirect).findings.map(\.severity) == [.error])
  }

  @Test("The check of a site reads no platform files of the app")
  func otherFiles() throws {
    #expect(try compile(Self.response(Self.file)).files.map(\.path).count == 2)
  }
}
