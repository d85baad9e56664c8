import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension Rule {
  /// A host whose links may come over plain http.
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
      "`http://\(host)` opens the browser and not the app, and anybody on the network can change what it says",
      at: scheme.span,
      help: isOnly
        ? "leave `schemes` out: `https` goes without saying" : "remove it: universal links work over `https` alone",
      related: link.map { [.init($0.text.span, "this link names it")] } ?? [],
      fixes: isOnly
        ? edits.removal(
          "remove `schemes`", ofEntryAt: edits.key("schemes", inMappingAt: origin.value.span), isSafe: false)
        : edits.removal("remove `\(scheme.string)`", ofEntryAt: scheme.span, isSafe: false))
  }
}

extension Explanation {
  fileprivate static let insecureOrigin = Explanation(
    "an origin takes links over plain http",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        web: { schemes: [https, http], hosts: [go.shop.example] }
      tabs:
        home: { title: Home, icon: house, links: [/] }
      """,
    why: """
      Universal links are `https` links: iOS fetches the file that says which app
      they open over `https`, and opens the browser for `http`. Where such a URL
      gets to the app another way, out of a web view say, nobody has vouched for it:
      in a café, whoever runs the network can put another one in its place.
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
      Old links in mails and on paper are the server's to mend: let it redirect
      `http` to `https`, and the link opens the app from there.
      """)
}
