import AppleFormats
import LinkAlgebra
import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

extension Rule {
  /// A host of the spec that the app's entitlements lack: its links open the browser.
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
        context.report(finding(host.domain(on: origin.schemes), url, other, syntax, entitlements))
      }
    }
  }

  private static func finding(
    _ domain: String, _ url: String, _ other: AssociatedDomain?, _ syntax: HostSyntax,
    _ entitlements: PlatformFiles.File<AssociatedDomains>
  ) -> Finding {
    let path = entitlements.path.string
    let reason = other?.mode.map { " but with `?mode=\($0)`" } ?? ""
    return Finding(
      "`\(path)` does not have `applinks:\(domain)`\(reason), so \(url) opens the browser and not the app"
        + (other == nil ? "" : " for most people"),
      at: syntax.span,
      help: "add `applinks:\(domain)` to `\(AssociatedDomains.key)`",
      related: [
        .init(other?.span ?? entitlements.span, other == nil ? "the entitlements" : "this is for some devices alone")
      ],
      witness: .init(url: url))
  }
}

extension LinkSpace {
  /// A URL of a link that stands on a host of an origin, or of the host where none does.
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
  /// As the entitlements name it, where the port is not the scheme's own.
  func domain(on schemes: [String]) -> String {
    guard schemes.contains(where: { port(on: $0) == 0 }) else { return domain }
    return (front.isEmpty ? "" : "*.") + name
  }
}

extension Explanation {
  fileprivate static let missingDomain = Explanation(
    "a host is not among the app's associated domains",
    faulty: Example(spec, with: ["Shop.entitlements": entitlements("applinks:shop.example.com")]),
    why: """
      iOS asks for the association file of the hosts that the app's entitlements
      name, and of no others. Links on another host open the browser, whatever the
      file there says. `shop.example.com` does not stand for
      `m.shop.example.com`.
      """,
    corrected: Example(
      spec,
      with: ["Shop.entitlements": entitlements("applinks:shop.example.com", "applinks:m.shop.example.com")]),
    advice: """
      `waymark apple SPEC --part entitlements` prints all of them. `*.example.com`
      is every host below `example.com`, and not that one itself. An entry with a
      build setting in it may be any host that fits what is written out around it.
      One with a `?mode=` works on devices of developers, or managed ones, alone.
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
