import SpecModel
import SpecText
import WaymarkLinks

extension Rule {
  static let redirectToNowhere = Rule(
    "redirect-to-nowhere", .guardedError, explanation: .redirectToNowhere, requires: .errorFreeModel
  ) { context in
    let space = context.space
    let model = context.model
    for index in space.redirectLinks {
      guard let redirect = model.links[index].redirect else { continue }
      switch space.coverage(ofTargetOf: index) {
      case .covered: break
      case .uncovered(let url):
        // If links win over the redirect for some URLs, the redirect may never produce this URL. The rule then
        // follows a URL for which the redirect wins.
        let isAlone = space.winners(over: index).isEmpty
        guard let url = isAlone ? url : space.ownURL(of: index).flatMap({ lost($0, context.linkTable) }) else {
          continue
        }
        context.report(finding(url, redirect, at: model.links[index], model))
      case .unknown:
        context.reportIncomplete(
          [index], "not checked for links to its target", help: "give the captures of the redirect simpler types")
      }
    }
  }

  private static func finding(_ url: String, _ redirect: Redirect, at link: Link, _ model: NavigationModel) -> Finding {
    let narrower = NarrowerLink(than: redirect.target, in: model)
    let keepsQuery = redirect.target.query.isEmpty && url.prefix { $0 != "#" }.contains("?")
    return Finding(
      "this redirect leads to \(url), which no link matches"
        + (narrower.map { ": " + $0.words(in: model) }
          ?? (keepsQuery ? ": the redirect keeps the query of the original URL" : "")),
      at: redirect.target.text.span,
      help: narrower.map {
        "narrow the redirect with `{\($0.capture):\($0.types.wanted)}`, or add a link for the other values of "
          + "`{\($0.capture)}`"
      } ?? "add a link for the URL, or change the target of the redirect",
      related: [.init(link.pattern.text.span, "the pattern of the \(link.isRedirect ? "redirect" : "link")")]
        + (narrower.map { [$0.related] } ?? []),
      witness: .init(url: url))
  }

  private static func lost(_ url: String, _ table: LinkTable) -> String? {
    guard let target = table.redirection(of: url)?.target, case .unmatched = table.resolve(target) else { return nil }
    return target
  }
}

extension Explanation {
  fileprivate static let redirectToNowhere = Explanation(
    "a redirect leads to a URL that no link matches",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id:Int}"] }
      redirects:
        "/i/{id}": "/items/{id}"
      """,
    why: """
      Use a redirect for a link that is already published. Here, `shop://i/new`
      would be redirected to `shop://items/new`, which no link matches. A user who
      follows the published link would reach no screen.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id:Int}"] }
      redirects:
        "/i/{id:Int}": "/items/{id}"
      """,
    advice: """
      A redirect keeps all query items that are not part of the redirect's pattern.
      If the query of a link contains `!key`, the link matches only URLs without the
      query item `key`. A link with `!key` therefore does not match a redirected URL
      that still contains `key`.
      """)
}
