import LinkLogic
import SpecModel
import SpecText

extension Rule {
  static let beatsCycle = Rule("beats-cycle", .guardedError, explanation: .beatsCycle, requires: .model) { context in
    let space = context.space
    if space.precedence.unchecked.isEmpty, !space.precedence.areCyclesComplete {
      context.reportIncomplete(
        Array(space.model.links.indices), "not checked for cycles of `beats`",
        help: "give the captures of links with `beats` simpler types, or remove some of the `beats`")
    }
    for (link, other) in space.precedence.contradictions { context.report(contradiction(link, other, space)) }
    for cycle in space.precedence.cycles { context.report(finding(cycle, space)) }
  }

  private static func contradiction(_ link: Int, _ other: Int, _ space: LinkSpace) -> Finding {
    let model = space.model
    let name = model.name(of: model.links[other].target)
    let witness = space.witness(link, other)
    return Finding(
      "this link and the link to `\(name)` each declare that they win over the other"
        + (witness.both.map { ", and both match \($0)" } ?? ""),
      at: model.links[link].pattern.text.span, help: "remove one of the two `beats`",
      related: [.init(model.links[other].pattern.text.span, "the other link")], witness: witness)
  }

  private static func finding(_ cycle: [Int], _ space: LinkSpace) -> Finding {
    let model = space.model
    let names = (cycle + [cycle[0]]).map { "`\(model.name(of: model.links[$0].target))`" }
    let url = (try? space.commonURL(cycle)).flatMap { $0 }
    let steps = names.indices.dropLast().map { "\(names[$0]) wins over \(names[$0 + 1])" }
    return Finding(
      (url.map { "each of these links matches \($0), but " } ?? "") + steps.joined(or: "and"),
      at: model.links[cycle[0]].pattern.text.span, help: "remove one of the names from `beats`",
      related: cycle.dropFirst().map {
        .init(model.links[$0].pattern.text.span, "the link to `\(model.name(of: model.links[$0].target))`")
      },
      witness: .init(url: url))
  }
}

extension Explanation {
  fileprivate static let beatsCycle = Explanation(
    "the `beats` keys of several links form a cycle",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        newest: { links: [{ url: "/sale/{kind}/newest", beats: [shoes] }] }
        shoes: { links: [{ url: "/sale/shoes/{model}", beats: [newest] }] }
      """,
    why: """
      Both links match `/sale/shoes/newest`, and the `beats` key of each link names
      the other link. A cycle can contain three or more links: each link wins over
      the next link, and the last link wins over the first link. If a URL matches
      all links of a cycle, no link wins.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        newest: { links: ["/sale/{kind}/newest"] }
        shoes: { links: [{ url: "/sale/shoes/{model}", beats: [newest] }] }
      """)
}
