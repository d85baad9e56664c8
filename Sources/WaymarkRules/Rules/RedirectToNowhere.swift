import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel

extension Rule {
  /// A redirect to URLs that no link matches.
  static let redirectToNowhere = Rule(
    "redirect-to-nowhere", .guardedError, explanation: .redirectToNowhere, requires: .errorFreeModel
  ) { context in
    let space = context.space
    let model = context.model
    for index in space.redirectLinks {
      guard case .redirect(let redirect) = model.links[index].target else { continue }
      switch space.coverage(ofTargetOf: index) {
      case .covered: break
      case .uncovered(let url):
        // Where links win over the redirect, it need not lead there; then a URL is followed that is its own.
        let isAlone = space.winners(over: index).isEmpty
        guard let url = isAlone ? url : space.ownURL(of: index).flatMap({ lost($0, context.linkTable) }) else {
          continue
        }
        context.report(finding(url, redirect, at: model.links[index], model))
      case .unknown: context.reportIncomplete([index], "checked for where it leads")
      }
    }
  }

  private static func finding(
    _ url: String, _ redirect: Redirect, at link: Link, _ model: NavigationModel
  ) -> Finding {
    let narrower = NarrowerLink(than: redirect.target, in: model)
    return Finding(
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
