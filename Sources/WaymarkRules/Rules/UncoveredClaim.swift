import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A claim with URLs that no link matches.
  static let uncoveredClaim = Rule(
    .uncoveredClaim,
    ofTable: { space, _, report in
      for claim in space.model.claims {
        switch space.coverage(of: claim) {
        case .covered: break
        case .uncovered(let url): report(finding(url, claim, space.model))
        case .unknown:
          report(
            Diagnostic(
              "check-incomplete", "whether links cover this claim would take too long to find out", at: claim.text.span,
              help: "claim less, or let the links behind it have simpler types"))
        }
      }
    })

  private static func finding(_ url: String, _ claim: Pattern, _ model: NavigationModel) -> Diagnostic {
    let narrower = NarrowerLink(than: claim, in: model)
    return Diagnostic(
      "uncovered-claim",
      "no link matches \(url), which this claims" + (narrower.map { ": " + $0.words(in: model) } ?? ""),
      at: claim.text.span,
      help: narrower.map { "claim `{\($0.capture):\($0.types.wanted)}`, or add a link for the rest" }
        ?? "add a link for it, or claim less",
      related: narrower.map { [$0.related] } ?? [], witness: .init(url: url))
  }
}

extension RulePage {
  fileprivate static let uncoveredClaim = RulePage(
    "uncovered-claim",
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
