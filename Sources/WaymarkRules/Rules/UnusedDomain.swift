import SpecModel
import SpecText

extension Rule {
  static let unusedDomain = Rule(
    "unused-domain", .warning, explanation: .unusedDomain, requires: .platformFiles
  ) { context in
    guard let entitlements = context.files.entitlements else { return }
    let origins = context.model.origins
    for domain in entitlements.content.domains where !domain.isVariable {
      let met = origins.flatMap { origin in origin.hosts.filter { domain.meets($0, on: origin.schemes) } }
      if met.isEmpty {
        context.report(finding(domain, entitlements))
      } else if domain.isWildcard, !met.contains(where: domain.isWithin) {
        context.report(wide(domain, met[0], entitlements))
      }
    }
  }

  private static func wide(
    _ domain: AssociatedDomain, _ host: Host, _ entitlements: PlatformFiles.File<AssociatedDomains>
  ) -> Finding {
    let url = "https://other.\(domain.host)" + (domain.port.map { ":\($0)" } ?? "") + "/"
    return Finding(
      "\(url) may open the app, but no origin has its host", at: domain.span ?? entitlements.span,
      help: "write `applinks:\(host.domain)`, or add `*.\(domain.host)` to an origin",
      related: [entitlements.reference], witness: .init(url: url))
  }

  private static func finding(
    _ domain: AssociatedDomain, _ entitlements: PlatformFiles.File<AssociatedDomains>
  ) -> Finding {
    let span = domain.span ?? entitlements.span
    guard domain.isSound else {
      return Finding(
        "`\(domain.text)` is not a valid domain, so the entry lets no link open the app", at: span,
        help: "write only a host after `applinks:`, without a scheme and without a path")
    }
    let url = "https://" + (domain.isWildcard ? "www." : "") + domain.host + (domain.port.map { ":\($0)" } ?? "") + "/"
    return Finding(
      "\(url) may open the app, but no origin has its host", at: span,
      help: "add the host to an origin, or remove this entry",
      related: [entitlements.reference], witness: .init(url: url))
  }
}

extension Explanation {
  fileprivate static let unusedDomain = Explanation(
    "an associated domain is not a host of the spec", isInAppFile: true,
    faulty: Example(
      spec, with: ["Shop.entitlements": entitlements("applinks:shop.example.com", "applinks:old.example.com")]),
    why: """
      If the host still serves an association file, URLs of the host open the app,
      but no link of the spec matches these URLs. If the host serves no association
      file, the entry has no effect. A future owner of the host could publish an
      association file, and URLs of the host would then open the app.
      """,
    corrected: Example(spec, with: ["Shop.entitlements": entitlements("applinks:shop.example.com")]),
    advice: """
      Waymark checks only the entries that start with `applinks:` and do not contain
      a build setting. A wildcard such as `*.com` includes every host whose name
      ends with `.com`. To allow a wildcard domain, declare an origin with a host
      such as `*.example.com` or `{shop}.example.com`.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    origins:
      web: { hosts: [shop.example.com] }
    tabs:
      home: { title: Home, icon: house, links: [/offers] }
    apple: { entitlements: Shop.entitlements }
    """
}
