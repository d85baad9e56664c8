import LinkAlgebra
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A link that carries any web address into the app (CWE-601, URL redirection to an untrusted site).
  static let openRedirect = Rule(
    "open-redirect", .warning, explanation: .openRedirect, requires: .errorFreeModel
  ) { context in
    let model = context.model
    for index in model.links.indices {
      // What a redirect carries is looked at where it lands. A getter of another module would copy the link.
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
    return Finding(
      "whoever writes this link chooses the page that `\(space.model.name(of: link.target))` gets"
        + (url.map { ": \($0)" } ?? ", on any server"),
      at: link.pattern.span(ofCapture: name),
      help:
        "declare a type that fixes the host, `{ is: URL, matching: 'https://\(host.replacing(".", with: "[.]"))/.*' }`, "
        + "or let the link carry an ID",
      witness: url.map { .init(url: $0) })
  }
}

extension NavigationModel {
  /// A URL of a server that nobody has vouched for, where a type has it.
  fileprivate func foreignURL(in type: ValueType) -> String? {
    switch type {
    case .primitive(.url): "https://attacker.example/"
    case .primitive: nil
    case .declared(let index):
      if case .refinement(of: .url, let texts) = types[index].kind {
        ["https://attacker.example/", "https://attacker.example", "http://attacker.example/", "https://a.co/a?a=a"]
          .first {
            texts.contains($0.utf8)
          }
      } else {
        nil
      }
    }
  }
}

extension Pattern {
  /// A URL of the pattern with a value for one of the captures of its query, and with nothing else that the pattern does not name.
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
    "a link carries any web address into the app",
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
      Anybody can write a link, and it opens in your app, under your name. One with
      an address in it lets a stranger choose the page that is shown there, where a
      form for the password looks like yours, or the server that is called, with
      what the app sends along. The weakness has a number, CWE-601.
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
      Let the expression go on to the slash behind the host, and escape its dots:
      `https://shop.example.*` takes `https://shop.example.attacker.example`, too.
      An ID that the app looks up is better still.
      """)
}
