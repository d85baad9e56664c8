import LinkLogic
import SpecModel
import SpecText

extension Rule {
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
    let others = links.count - 1
    let isMany = others > 1
    let kind = first.isRedirect ? "redirect" : "link"
    let list =
      isMany
      ? " and \(others) other links, one of them to `\(name)`,"
      : " and \(isOwn ? "another" : "the") \(kind) to `\(name)`"
    let witness = space.witness(links[1], links[0])
    return Finding(
      "this \(second.isRedirect ? "redirect" : "link")\(list) match the same URLs"
        + (witness.both.map { ", such as \($0)" } ?? ""),
      at: second.pattern.text.span,
      help: isMany
        ? "remove all but one of the links, or change the fixed text in the patterns"
        : "remove one of the links, or change the fixed text in one of the patterns",
      related: ([links[0]] + links.dropFirst(2)).prefix(Rule.mostRelated)
        .map { .init(model.links[$0].pattern.text.span, isMany ? "a link with the same URLs" : "the other \(kind)") },
      witness: .init(both: witness.both))
  }

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
      A URL opens only one screen, so one of the two links never opens its screen.
      Developers rarely notice the error before the link is published. You cannot
      change a link in an email that you have already sent.
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
      Remove one of the two links, or add literal text to one of the patterns. The
      name of a capture does not affect which URLs a pattern matches. For example,
      `/items/{id}` and `/items/{name}` match the same URLs, unless the two captures
      have different types.
      """)
}
