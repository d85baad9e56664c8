import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

extension Rule {
  /// An origin on which nothing stands.
  static let unusedOrigin = Rule(
    "unused-origin", .warning, explanation: .unusedOrigin, requires: .errorFreeModel
  ) { context in
    let model = context.model
    var used: Set<Int> = []
    func use(_ endpoints: [Endpoint]) { for endpoint in endpoints { used.insert(endpoint.origin) } }
    for index in model.links.indices { use(model.links[index].pattern.endpoints) }
    for claim in model.claims { use(claim.endpoints) }
    for index in context.space.redirectLinks {
      if case .redirect(let redirect) = model.links[index].target, redirect.start != nil {
        use(redirect.target.endpoints)
      }
    }
    for (index, origin) in model.origins.enumerated() where !origin.isDefault && !used.contains(index) {
      context.report(finding(origin, context.edits))
    }
  }

  private static func finding(_ origin: Origin, _ edits: SpecEdits) -> Finding {
    let name = origin.name.string
    return Finding(
      "nothing stands on `\(name)`: it is no default origin, and no link, redirect or claim names it",
      at: origin.name.span,
      help: "remove it, name it in the `origins` of a link, or start a pattern with `\(origin.start)`",
      fixes: edits.removal("remove `\(name)`", ofEntryAt: origin.name.span, isSafe: false))
  }
}

extension Explanation {
  fileprivate static let unusedOrigin = Explanation(
    "nothing stands on an origin that is no default one",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: [shop] }
        help: { hosts: [help.shop.example], default: false }
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    why: """
      `default: false` keeps an origin for the links that name it. With none that
      does, no URL of it leads anywhere, and `url(on: .help)` is always nil: what is
      on that host was meant to be the app's, and opens the browser.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: [shop] }
        help: { hosts: [help.shop.example], default: false }
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      routes:
        answer: { present: sheet, links: ["//help.shop.example/{topic}"] }
      """)
}
