import LinkResolving
import RegularSets
import SpecModel
import SpecText
import WaymarkLinks

extension Rule {
  /// Waymark lowercases the host, which RFC 3986, section 3.2.2, defines as case-insensitive, so captured uppercase
  /// letters are lost. Numbers as in `shop://42` are fine: the URL Standard ("host parsing") treats a host of digits as
  /// an IP address only for web schemes.
  static let captureAsHost = Rule(
    "capture-as-host", .warning, explanation: .captureAsHost, requires: .errorFreeModel
  ) { context in
    let model = context.model
    let types = TypeSets(model.types)
    for index in model.links.indices {
      guard let capture = model.links[index].pattern.path.first,
        let endpoint = model.links[index].pattern.endpoints.first(where: { $0.host == nil }),
        let text = types.textWithCapital(in: capture.type)
      else { continue }
      context.report(finding(model.links[index], capture, text, endpoint, model))
    }
  }

  private static func finding(
    _ link: Link, _ capture: Pattern.Capture, _ text: String, _ endpoint: Endpoint, _ model: NavigationModel
  ) -> Finding {
    let rest = link.pattern.path.literalRest
    let path = "/\(capture.prefix)\(text)\(capture.suffix)\(rest ?? "/…")"
    let url = endpoint.url(ofPath: path) ?? path
    let small = text.lowercased()
    let isEnum =
      if case .declared(let index) = capture.type, case .enumeration = model.types[index].kind { true } else { false }
    let isValue = TypeSets(model.types).texts(of: capture.type).contains(small.utf8)
    var ways = ["add a literal before the capture, as in `\(link.pattern.text(behind: word(model, link)))`"]
    let type = model.specName(of: capture.type)
    if isEnum { ways.insert("change `\(text)` to lower case in the type `\(type)`", at: 0) }
    if link.pattern.isOnWeb { ways.append("restrict the link to web origins with `origins`") }
    let isWhole = capture.prefix.isEmpty && capture.suffix.isEmpty
    return Finding(
      "`\(capture.name)` is "
        + (url.contains(":///")
          ? "in the first segment of \(url), which is converted to lower case like a host: "
          : "\(isWhole ? "" : "part of ")the host of \(url), and hosts are converted to lower case: ")
        + (isValue ? "the screen receives `\(small)`, not `\(text)`" : "`\(small)` is not a value of `\(type)`"),
      at: link.pattern.span(ofCapture: capture.name),
      help: ways.count == 2 ? ways.joined(separator: ", or ") : ways.joined(or: "or"),
      witness: rest == nil ? nil : .init(url: url))
  }

  private static func word(_ model: NavigationModel, _ link: Link) -> String {
    (model.ownName(of: link.target) ?? "go").lowercased()
  }
}

extension Pattern {
  fileprivate func text(behind literal: String) -> String {
    let text = text.string
    let start = text.hasPrefix("/") ? "/" : "://"
    guard let range = text.firstRange(of: start) else { return text }
    return "\(text[..<range.upperBound])\(literal)/\(text[range.upperBound...])"
  }
}

extension Pattern.Path {
  fileprivate var first: Pattern.Capture? {
    switch segments.first {
    case .literal?: nil
    case .capture(let capture)?: capture
    case nil:
      switch tail {
      case .optional(let capture): capture
      case .rest(let name?, _, _): Pattern.Capture(name: name, type: .primitive(.string))
      case .none, .rest: nil
      }
    }
  }

  fileprivate var literalRest: String? {
    guard case .none = tail else { return segments.isEmpty ? "" : nil }
    var rest = ""
    for segment in segments.dropFirst() {
      guard case .literal(let text) = segment else { return nil }
      rest += "/" + text
    }
    return rest
  }
}

extension TypeSets {
  fileprivate func textWithCapital(in type: ValueType) -> String? {
    switch type {
    // The case of letters does not change these values.
    case .primitive(.int), .primitive(.uint), .primitive(.double), .primitive(.bool), .primitive(.uuid),
      .primitive(.date):
      return nil
    case .primitive(.string), .primitive(.slug), .primitive(.url): return "Ab"
    case .declared:
      let texts = texts(of: type)
      return texts.contains("Ab".utf8) ? "Ab" : (try? texts.shortestText(outside: .lowerCase)).flatMap(\.self)
    }
  }
}

extension Explanation {
  fileprivate static let captureAsHost = Explanation(
    "a capture is the host of a custom-scheme URL",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: [shop] }
      tabs:
        home: { title: Home, icon: house }
      routes:
        user: { links: ["/{name}/profile"] }
      """,
    why: """
      In `shop://Ada/profile`, the name `Ada` is the host of the URL. Hosts are
      case-insensitive: browsers, mail programs, and Foundation may convert a host
      to lower case. Waymark always converts the host of a custom-scheme URL to
      lower case. In this example, the screen receives `ada` instead of `Ada`, and
      does not find the user.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: [shop] }
      tabs:
        home: { title: Home, icon: house }
      routes:
        user: { links: ["/users/{name}"] }
      """,
    advice: """
      The path of a web URL is case-sensitive, so a link with `origins: [web]` may
      start with a capture. The rule ignores a capture whose values are numbers,
      dates, UUIDs, or lowercase enum values.
      """)
}
