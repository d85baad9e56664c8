import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A claim with URLs that no link matches.
  static let uncoveredClaim = Rule(
    "uncovered-claim", .guardedError, explanation: .uncoveredClaim, requires: .errorFreeModel
  ) { context in
    for claim in context.model.claims {
      switch context.space.coverage(of: claim) {
      case .covered: break
      case .uncovered(let url): context.report(finding(url, claim, context.model))
      case .unknown:
        context.reportIncomplete(
          Finding(
            "whether links cover this claim would take too long to find out", at: claim.text.span,
            help: "claim less, or let the links behind it have simpler types"))
      }
    }
  }

  private static func finding(_ url: String, _ claim: Pattern, _ model: NavigationModel) -> Finding {
    let narrower = NarrowerLink(than: claim, in: model)
    return Finding(
      "no link matches \(url), which this claims" + (narrower.map { ": " + $0.words(in: model) } ?? ""),
      at: claim.text.span,
      help: narrower.map { "claim `{\($0.capture):\($0.types.wanted)}`, or add a link for the rest" }
        ?? "add a link for it, or claim less",
      related: narrower.map { [$0.related] } ?? [], witness: .init(url: url))
  }
}

extension Explanation {
  fileprivate static let uncoveredClaim = Explanation(
    "a URL is claimed, and no link matches it",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id:Int}"] }
      claims: ["/items/{name}"]
      """,
    why: """
      A claim says that all of these URLs are the app's. Those that no link matches
      open the app and lead nowhere in it, while in a browser they would have led to
      a page.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id:Int}"] }
        search: { links: ["/items/{words}"] }
      claims: ["/items/{name}"]
      """,
    advice: """
      Several links may cover a claim together. Redirects and links that the app
      resolves count as well.
      """)
}
