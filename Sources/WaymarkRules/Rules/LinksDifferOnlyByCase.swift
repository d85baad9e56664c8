import SpecModel
import SpecText

extension Rule {
  static let linksDifferOnlyByCase = Rule(
    "links-differ-only-by-case", .warning, explanation: .linksDifferOnlyByCase, requires: .model
  ) { context in
    for (first, second) in context.space.differingOnlyByCase() { context.report(finding(context.model, first, second)) }
    for (first, second) in context.space.differingOnCustomSchemes() {
      context.report(overlap(context.model, first, second))
    }
  }

  private static func finding(_ model: NavigationModel, _ first: Int, _ second: Int) -> Finding {
    let other = model.links[first]
    return Finding(
      "this link and the link to `\(model.name(of: other.target))` differ only in upper and lower case",
      at: model.links[second].pattern.text.span, help: "keep one spelling, and redirect the other spelling to it",
      related: [.init(other.pattern.text.span, "the other link")])
  }
}

extension Rule {
  private static func overlap(_ model: NavigationModel, _ first: Int, _ second: Int) -> Finding {
    let other = model.links[first]
    return Finding(
      "the first segments of this link and the link to `\(model.name(of: other.target))` differ only in upper and lower "
        + "case, which has no meaning there on a custom scheme: both links match the same URLs",
      at: model.links[second].pattern.text.span, help: "write the first segment with one spelling in both patterns",
      related: [.init(other.pattern.text.span, "the other link")])
  }
}

extension Explanation {
  fileprivate static let linksDifferOnlyByCase = Explanation(
    "two links differ only in upper and lower case",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [go.shop.example] }
      tabs:
        home: { title: Home, icon: house }
      routes:
        sale: { links: [/Sale] }
        sales: { links: [/sale] }
      """,
    why: """
      Paths are case-sensitive, so the two links open two different screens. When
      users hear a link, they cannot distinguish uppercase and lowercase letters.
      Phones capitalize the first letter of a typed line, and some mail programs
      rewrite links. A user who types the wrong case reaches the wrong screen.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [go.shop.example] }
      tabs:
        home: { title: Home, icon: house }
      routes:
        sale: { links: [/sale] }
        sales: { links: [/sales] }
      """,
    advice: """
      On a custom scheme, the case of the first segment has no meaning. Two patterns
      that start with `/Sale` and `/sale` then match the same URLs, and the more
      specific pattern wins.
      """)
}
