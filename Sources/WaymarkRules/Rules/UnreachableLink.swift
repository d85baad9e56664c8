import LinkLogic
import SpecModel
import SpecText
import WaymarkLinks

extension Rule {
  static let unreachableLink = Rule(
    "unreachable-link", .guardedError, explanation: .unreachableLink, requires: .errorFreeModel
  ) { context in
    let space = context.space
    let (unreachable, unknown) = space.unreachableLinks(found: { $0.withUnsafeBufferPointer(context.linkTable.link) })
    for link in unreachable { context.report(finding(link, space, context.linkTable)) }
    if !unknown.isEmpty {
      context.reportIncomplete(
        unknown, "not checked for reachability", help: "give the captures of overlapping links simpler types")
    }
  }

  private static func finding(_ index: Int, _ space: LinkSpace, _ table: LinkTable) -> Finding {
    let model = space.model
    let link = model.links[index]
    let url = space.sample(of: index)
    let taker = url.flatMap { Array($0.utf8).withUnsafeBufferPointer(table.link) }.map { model.links[$0] }
    var message = "no URL leads to this link: more specific links match all of its URLs"
    if let url, let taker { message += ", and \(url) leads to `\(model.name(of: taker.target))`" }
    return Finding(
      message, at: link.pattern.text.span,
      help: "remove this link, or one of the more specific links",
      related: space.winners(over: index).prefix(Rule.mostRelated)
        .map { .init(model.links[$0].pattern.text.span, "this more specific link matches some of the URLs") },
      witness: .init(url: url))
  }
}

extension Explanation {
  fileprivate static let unreachableLink = Explanation(
    "more specific links match all URLs of a link",
    faulty: """
      waymark: 1
      app: Shop
      types:
        Size: { values: [small, large] }
      tabs:
        home: { title: Home, icon: house }
      routes:
        size: { links: ["/sizes/{size:Size}"] }
        small: { links: [/sizes/small] }
        large: { links: [/sizes/large] }
      """,
    why: """
      If two links match a URL, the URL opens the screen of the more specific link.
      If each URL of a link also matches a more specific link, the link never opens
      its screen.
      """,
    corrected: """
      waymark: 1
      app: Shop
      types:
        Size: { values: [small, medium, large] }
      tabs:
        home: { title: Home, icon: house }
      routes:
        size: { links: ["/sizes/{size:Size}"] }
        small: { links: [/sizes/small] }
        large: { links: [/sizes/large] }
      """)
}
