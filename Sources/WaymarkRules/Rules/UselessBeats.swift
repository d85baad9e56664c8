import LinkLogic
import SpecModel
import SpecText

extension Rule {
  static let uselessBeats = Rule(
    "useless-beats", .warning, explanation: .uselessBeats, requires: .errorFreeModel
  ) { context in
    let space = context.space
    for (index, link) in context.model.links.enumerated() where !link.beats.isEmpty {
      let useless = link.beats.indices.filter { !space.precedence.isUsed(link.beats[$0].string, by: index) }
      guard !useless.isEmpty else { continue }
      let targets = space.links(named: Set(useless.map { link.beats[$0].string }))
      for place in useless {
        context.report(finding(index, place, targets[link.beats[place].string] ?? [], space, context.edits))
      }
    }
  }

  private static func finding(
    _ index: Int, _ place: Int, _ others: [Int], _ space: LinkSpace, _ edits: SpecEdits
  ) -> Finding {
    let link = space.model.links[index]
    let name = link.beats[place]
    // A subset or superset of this link explains best why the name has no effect.
    let relations = others.map { (link: $0, relation: space.relation(index, $0)) }
    let nearest = relations.first { $0.relation == .subset || $0.relation == .superset }
    let reason =
      switch nearest?.relation {
      case .subset?: "this link is more specific and wins anyway"
      case .superset?: "the link to `\(name.string)` is more specific and always wins"
      default:
        others.isEmpty ? "`\(name.string)` has no links" : "this link and the links to `\(name.string)` share no URL"
      }
    return Finding(
      "`\(name.string)` has no effect here: \(reason)", at: name.span, help: "remove `\(name.string)` from `beats`",
      related: nearest.map { [.init(space.model.links[$0.link].pattern.text.span, "the link to `\(name.string)`")] }
        ?? [],
      fixes: edits.removal(
        "remove `\(name.string)`",
        ofEntryAt: link.beats.count == 1 ? edits.key("beats", inMappingAt: link.span) : name.span, isSafe: true))
  }
}

extension LinkSpace {
  fileprivate func links(named names: Set<String>) -> [String: [Int]] {
    var links: [String: [Int]] = [:]
    for (index, link) in model.links.enumerated() {
      guard let name = model.ownName(of: link.target), names.contains(name) else { continue }
      links[name, default: []].append(index)
    }
    return links
  }
}

extension Explanation {
  fileprivate static let uselessBeats = Explanation(
    "a name in `beats` has no effect",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id}"] }
        newest: { links: [{ url: /items/newest, beats: [item] }] }
      """,
    why: """
      The key `beats` decides which of two overlapping links wins. Two links overlap
      if they share some URLs, and neither link matches all URLs of the other link.
      If every URL of link A also matches link B, but not vice versa, link A is more
      specific than link B. For example, `/items/newest` is more specific than
      `/items/{id}`. The more specific link wins even if no link declares `beats`.
      If no URL matches both links, neither link needs `beats`. If a name in `beats`
      has no effect, developers may think that `beats` decides which link wins.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id}"] }
        newest: { links: [/items/newest] }
      """)
}
