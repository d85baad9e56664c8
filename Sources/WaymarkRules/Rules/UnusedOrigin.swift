import SpecModel
import SpecText

extension Rule {
  static let unusedOrigin = Rule(
    "unused-origin", .warning, explanation: .unusedOrigin, requires: .errorFreeModel
  ) { context in
    let model = context.model
    var used: Set<Int> = []
    func use(_ endpoints: [Endpoint]) { for endpoint in endpoints { used.insert(endpoint.origin) } }
    for index in model.links.indices { use(model.links[index].pattern.endpoints) }
    for claim in model.claims { use(claim.endpoints) }
    for index in context.space.redirectLinks {
      if let redirect = model.links[index].redirect, redirect.start != nil {
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
      "`\(name)` serves no links: it has `default: false`, and no link, redirect or claim names it",
      at: origin.name.span,
      help: "remove the origin, add it to the `origins` of a link, or start a pattern with `\(origin.start)`",
      fixes: edits.removal("remove `\(name)`", ofEntryAt: origin.name.span, isSafe: false))
  }
}

extension Explanation {
  fileprivate static let unusedOrigin = Explanation(
    "no link uses an origin with `default: false`",
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
      To use an origin with `default: false`, a link must list the origin under
      `origins`, or start with the scheme or host of the origin. Here, no link uses
      the origin `help`, so no URL of this origin opens a screen. The Swift call
      `url(on: .help)` always returns `nil`. URLs with the host of this origin open
      the browser, although the URLs should open the app.
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
