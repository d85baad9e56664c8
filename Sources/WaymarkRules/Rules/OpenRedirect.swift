import LinkLogic
import LinkResolving
import SpecModel
import SpecText

extension Rule {
  /// CWE-601, "URL redirection to an untrusted site", describes this weakness.
  static let openRedirect = Rule(
    "open-redirect", .warning, explanation: .openRedirect, requires: .errorFreeModel
  ) { context in
    let model = context.model
    for index in model.links.indices {
      // The link that matches the target of a redirect is checked instead. A getter of another module would copy the
      // link.
      if case .redirect = model.links[index].target { continue }
      let values = model.links[index].pattern.captureTypes.compactMap { name, type in
        model.foreignURL(in: type).map { (name: name, value: $0) }
      }
      for (name, value) in values.sorted(by: { $0.name < $1.name }) {
        context.report(finding(index, name, value, context.space))
      }
    }
  }

  private static func finding(_ index: Int, _ name: String, _ value: String, _ space: LinkSpace) -> Finding {
    let link = space.model.links[index]
    let url = space.sample(of: index).flatMap { link.pattern.url($0, with: value, for: name) }
    let host = space.model.origins.flatMap(\.hosts).first { $0.front.isEmpty }?.name ?? "example.com"
    let expression = "https://\(host.replacing(".", with: "[.]"))/.*"
    return Finding(
      "anyone can write a link that passes any web address to `\(space.model.name(of: link.target))`"
        + (url.map { ": \($0)" } ?? ""),
      at: link.pattern.span(ofCapture: name),
      help: "declare a type that fixes the host, `{ is: URL, matching: '\(expression)' }`, or pass an ID in the link",
      witness: url.map { .init(url: $0) })
  }
}

extension NavigationModel {
  fileprivate func foreignURL(in type: ValueType) -> String? {
    switch type {
    case .primitive(.url): "https://attacker.example/"
    case .primitive: nil
    case .declared(let index):
      if case .refinement(of: .url, let texts) = types[index].kind {
        ["https://attacker.example/", "https://attacker.example", "http://attacker.example/", "https://a.co/a?a=a"]
          .first { texts.contains($0.utf8) }
      } else {
        nil
      }
    }
  }
}

extension Pattern {
  /// Keeps only query items in the pattern. `nil` if its query does not contain the capture.
  fileprivate func url(_ url: String, with value: String, for name: String) -> String? {
    let own = query.first { item in
      switch item.value {
      case .required(name, _), .optional(name, _), .list(name, _): true
      default: false
      }
    }
    guard let own else { return nil }
    let others = Set(query.flatMap(\.keys)).subtracting(own.keys)
    let end = url.firstIndex(of: "#") ?? url.endIndex
    let start = url[..<end].firstIndex(of: "?") ?? end
    let items = url[start..<end].dropFirst().split(separator: "&").filter { item in
      others.contains(String(item.prefix { $0 != "=" }))
    }
    return url[..<start] + "?" + (items + ["\(own.keys[0])=\(value)"]).joined(separator: "&") + url[end...]
  }
}

extension Explanation {
  fileprivate static let openRedirect = Explanation(
    "a link can pass any web address to the app",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: [shop] }
      tabs:
        home: { title: Home, icon: house }
      routes:
        page: { params: { address: URL }, links: ["/page?at={address}"] }
      """,
    why: """
      Anyone can write a link that opens your app. If the link contains a web
      address, an attacker can choose the page that the app shows, or the server
      that the app calls. A fake form inside your app could ask users for their
      password. The server of the attacker could receive data from the app. CWE-601
      describes this weakness.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: [shop] }
      types:
        OwnPage: { is: URL, matching: 'https://help[.]shop[.]example/.*' }
      tabs:
        home: { title: Home, icon: house }
      routes:
        page: { params: { address: OwnPage }, links: ["/page?at={address}"] }
      """,
    advice: """
      The regular expression in `matching` should include the slash after the host,
      and escape the dots of the host. Otherwise, `https://shop.example.*` also
      matches `https://shop.example.attacker.example`. A link with an ID that the
      app looks up is safer than a link with a web address.
      """)
}
