import LinkAlgebra
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// Links that are the same set of URLs: whatever the order, only one of them can be followed.
  static let duplicateLink = Rule(
    "duplicate-link", .guardedError, explanation: .duplicateLink, requires: .model
  ) { context in
    for links in context.space.precedence.equal { context.report(finding(links, context.space)) }
  }

  private static func finding(_ links: [Int], _ space: LinkSpace) -> Finding {
    let model = space.model
    let (first, second) = (model.links[links[0]], model.links[links[1]])
    let name = model.name(of: first.target)
    let isOwn = name == model.name(of: second.target)
    let others = links.count - 2
    let witness = space.witness(links[1], links[0])
    return Finding(
      "this link and \(isOwn ? "another one" : "the one") to `\(name)`"
        + (others > 0 ? ", and \(others) more," : "") + " are the same"
        + (witness.both.map { others > 0 ? ": all are \($0)" : ": both are \($0)" } ?? ""),
      at: second.pattern.text.span,
      help: "remove \(others > 0 ? "all but one" : "one"), or change a literal in it",
      related: ([links[0]] + links.dropFirst(2)).prefix(Rule.mostRelated)
        .map { .init(model.links[$0].pattern.text.span, others > 0 ? "the same link" : "the other link") },
      witness: .init(both: witness.both))
  }
}

extension Rule {
  /// Places that one finding names.
  static let mostRelated = 8
}

extension Explanation {
  fileprivate static let duplicateLink = Explanation(
    "two links match the same URLs",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, links: [/offers] }
      routes:
        offers: { title: Offers, links: [/offers] }
      """,
    why: """
      A URL leads to one place, so one of the two can never be followed, whatever
      their order. Nobody sees which before the link is out, and a link in a mail
      that has been sent cannot be taken back.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      routes:
        offers: { title: Offers, links: [/offers] }
      """,
    advice: """
      Remove one of them, or give it a literal that the other has not. What a
      capture is called makes no difference: `/items/{id}` and `/items/{name}` match
      the same URLs, unless their types differ.
      """)
}
