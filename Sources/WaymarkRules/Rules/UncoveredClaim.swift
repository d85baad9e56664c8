import SpecModel
import SpecText

extension Rule {
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
            "this claim is not compared with the links, because the check would take too long", at: claim.text.span,
            help: "narrow the claim, or give the captures of its links simpler types"))
      }
    }
  }

  private static func finding(_ url: String, _ claim: Pattern, _ model: NavigationModel) -> Finding {
    let narrower = NarrowerLink(than: claim, in: model)
    return Finding(
      "this claim includes \(url), which no link matches" + (narrower.map { ": " + $0.words(in: model) } ?? ""),
      at: claim.text.span,
      help: narrower.map {
        "narrow the claim with `{\($0.capture):\($0.types.wanted)}`, or add a link for the other values of "
          + "`{\($0.capture)}`"
      } ?? "add a link for the URL, or narrow the claim", related: narrower.map { [$0.related] } ?? [],
      witness: .init(url: url))
  }
}

extension Explanation {
  fileprivate static let uncoveredClaim = Explanation(
    "no link matches a URL that the spec claims",
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
      A claim is a pattern under the key `claims`. A URL that matches a claim
      belongs to the app. If no link matches a claimed URL, the URL opens the app
      but leads to no screen. In a browser, the same URL would open a web page.
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
      Several links together may match all URLs of a claim. Redirects and resolved
      links may also match URLs of a claim.
      """)
}
