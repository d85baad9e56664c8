import SpecModel
import SpecText

extension Rule {
  static let insecureOrigin = Rule(
    "insecure-origin", .warning, explanation: .insecureOrigin, requires: .model
  ) { context in
    for entry in context.model.spec.root.origins where !entry.value.hosts.isEmpty {
      for scheme in entry.value.schemes where scheme.string.lowercased() == "http" {
        context.report(finding(scheme, entry, context.model, context.edits))
      }
    }
  }

  private static func finding(
    _ scheme: Text, _ origin: Named<OriginSyntax>, _ model: NavigationModel, _ edits: SpecEdits
  ) -> Finding {
    let host = origin.value.hosts[0].text.string
    let isOnly = origin.value.schemes.count == 1
    let link = model.links.map(\.pattern).first { pattern in
      pattern.text.string.lowercased().hasPrefix("http:")
        && pattern.endpoints.contains { model.origins[$0.origin].name == origin.name }
    }
    return Finding(
      "`http://\(host)` opens the browser instead of the app, and anyone on the network can change its content",
      at: scheme.span,
      help: (isOnly
        ? "remove `schemes`, because `https` is the default"
        : "remove `\(scheme.string)`, because universal links work only over `https`")
        + (link == nil ? "" : ", and change the scheme of the link to `https`"),
      related: link.map { [.init($0.text.span, "this link uses the scheme")] } ?? [],
      fixes: isOnly
        ? edits.removal(
          "remove `schemes`", ofEntryAt: edits.key("schemes", inMappingAt: origin.value.span), isSafe: false)
        : edits.removal("remove `\(scheme.string)`", ofEntryAt: scheme.span, isSafe: false))
  }
}

extension Explanation {
  fileprivate static let insecureOrigin = Explanation(
    "an origin accepts links over plain HTTP",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        web: { schemes: [https, http], hosts: [go.shop.example] }
      tabs:
        home: { title: Home, icon: house, links: [/] }
      """,
    why: """
      Universal links use `https`: the system downloads the association file over
      `https`, and opens the browser for `http` links. An `http` URL can still reach
      the app in other ways, for example from a web view. The operator of a public
      network can replace an `http` URL with a different URL.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [go.shop.example] }
      tabs:
        home: { title: Home, icon: house, links: [/] }
      """,
    advice: """
      If `http` links are already published, redirect these links to `https` on the
      server, so that browsers still show the page. Use `https` in new links.
      """)
}
