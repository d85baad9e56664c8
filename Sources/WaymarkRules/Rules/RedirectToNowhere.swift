import WaymarkDiagnostics
import WaymarkModel
import WaymarkNavigation

extension Rule {
  /// A redirect to URLs that no link matches.
  static let redirectToNowhere = Rule(
    .redirectToNowhere,
    ofTable: { space, table, report in
      for index in space.redirectLinks {
        guard case .redirect(let redirect) = space.model.links[index].target else { continue }
        switch space.coverage(ofTargetOf: index) {
        case .covered: break
        case .uncovered(let url):
          // Where links win over the redirect, it need not lead there; then a URL is followed that is its own.
          let isAlone = space.winners(over: index).isEmpty
          guard let url = isAlone ? url : space.ownURL(of: index).flatMap({ lost($0, table) }) else { continue }
          report(finding(url, redirect, at: space.model.links[index], space.model))
        case .unknown: report(incomplete([index], "checked for where it leads", space))
        }
      }
    })

  private static func finding(
    _ url: String, _ redirect: Redirect, at link: Link, _ model: NavigationModel
  ) -> Diagnostic {
    let narrower = NarrowerLink(than: redirect.target, in: model)
    return Diagnostic(
      "redirect-to-nowhere",
      "this redirect leads to \(url), and no link matches that"
        + (narrower.map { ": " + $0.words(in: model) } ?? ""),
      at: redirect.target.text.span,
      help: narrower.map { "redirect less, with `{\($0.capture):\($0.types.wanted)}`, or add a link for the rest" }
        ?? "add a link for it, or let the redirect lead elsewhere",
      related: [.init(link.pattern.text.span, "what is redirected")] + (narrower.map { [$0.related] } ?? []),
      witness: .init(url: url))
  }

  /// What a URL is redirected to, where no link matches that.
  private static func lost(_ url: String, _ table: LinkTable) -> String? {
    guard case .redirected(_, let target) = table.resolve(url), case .unmatched = table.resolve(target) else {
      return nil
    }
    return target
  }
}

extension RulePage {
  fileprivate static let redirectToNowhere = RulePage(
    "redirect-to-nowhere",
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
      A redirect is there for links that are out already. Here `shop://i/new` would
      be taken to `shop://items/new`, which is nothing, and whoever follows it gets
      nowhere.
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
      Query items that the redirect says nothing of go along. A link that wants one
      to be absent (`!key`) is not there for a URL that has it.
      """)
}
