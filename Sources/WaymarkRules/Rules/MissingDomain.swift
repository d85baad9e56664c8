import LinkLogic
import SpecModel
import SpecText

extension Rule {
  static let missingDomain = Rule(
    "missing-domain", .error, explanation: .missingDomain, requires: .platformFiles
  ) { context in
    guard let entitlements = context.files.entitlements else { return }
    let model = context.model
    var seen: Set<Host> = []
    for (index, (origin, entry)) in zip(model.origins, model.spec.root.origins).enumerated() {
      for (host, syntax) in zip(origin.hosts, entry.value.hosts) where seen.insert(host).inserted {
        let domains = entitlements.content.domains
        guard !domains.contains(where: { $0.covers(host, on: origin.schemes) }) else { continue }
        let other = domains.first { $0.mode != nil && $0.meets(host, on: origin.schemes) }
        let url = context.space.url(on: host, of: index)
        context.report(
          finding(
            host.domain(on: origin.schemes), url, other, isSecure: origin.schemes.contains("https"), syntax,
            entitlements))
      }
    }
  }

  private static func finding(
    _ domain: String, _ url: String, _ other: AssociatedDomain?, isSecure: Bool, _ syntax: HostSyntax,
    _ entitlements: PlatformFiles.File<AssociatedDomains>
  ) -> Finding {
    let path = entitlements.name
    let fact =
      other?.mode.map { "lists `applinks:\(domain)` only with `?mode=\($0)`" } ?? "does not list `applinks:\(domain)`"
    return Finding(
      "`\(path)` \(fact)\(isSecure ? "" : ", and the origin lacks `https`"), so \(url) opens the browser instead of the app"
        + (other == nil ? "" : " for most users"),
      at: syntax.span,
      help: "add `applinks:\(domain)` to `\(AssociatedDomains.key)`"
        + (isSecure ? "" : ", and use the scheme `https`, because universal links work only over `https`"),
      related: [
        .init(
          other?.span ?? entitlements.span,
          other == nil ? "the entitlements" : "this entry works only on some devices")
      ],
      witness: .init(url: url))
  }
}

extension LinkSpace {
  /// A link of the spec matches the URL if possible; otherwise the root URL.
  fileprivate func url(on host: Host, of origin: Int) -> String {
    let schemes = model.origins[origin].schemes
    for link in model.links.indices {
      let endpoints = model.links[link].pattern.endpoints.filter { $0.origin == origin && $0.host == host }
      let endpoint = endpoints.first { $0.scheme == "https" } ?? endpoints.first
      if let url = endpoint.flatMap({ sample(of: link, on: $0) }) { return url }
    }
    return WebStart.text(of: host, on: schemes.contains("https") ? "https" : schemes[0]) + "/"
  }
}

extension Host {
  func domain(on schemes: [String]) -> String {
    guard schemes.contains(where: { port(on: $0) == 0 }) else { return domain }
    return (front.isEmpty ? "" : "*.") + name
  }
}

extension Explanation {
  fileprivate static let missingDomain = Explanation(
    "a host is not an associated domain of the app",
    faulty: Example(spec, with: ["Shop.entitlements": entitlements("applinks:shop.example.com")]),
    why: """
      The system downloads association files only from hosts that are listed in the
      entitlements of the app. A link to an unlisted host opens the browser, even if
      the host serves a correct association file. The entry `shop.example.com` does
      not include `m.shop.example.com`.
      """,
    corrected: Example(
      spec, with: ["Shop.entitlements": entitlements("applinks:shop.example.com", "applinks:m.shop.example.com")]),
    advice: """
      `waymark apple SPEC --part entitlements` prints all required entries. The
      entry `*.example.com` includes every subdomain of `example.com`, but not
      `example.com` itself. If an entry contains a build setting such as `$(HOST)`,
      Waymark assumes that the entry includes every host that matches the rest of
      the entry. An entry with `?mode=` works only on developer devices or on
      managed devices.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    origins:
      web: { hosts: [shop.example.com, m.shop.example.com] }
    tabs:
      home: { title: Home, icon: house, links: [/offers] }
    apple: { entitlements: Shop.entitlements }
    """

  static func entitlements(_ domains: String...) -> String {
    let entries = domains.map { "    <string>\($0)</string>" }.joined(separator: "\n")
    return """
      <plist version="1.0">
      <dict>
        <key>com.apple.developer.associated-domains</key>
        <array>
      \(entries)
        </array>
      </dict>
      </plist>
      """
  }
}
