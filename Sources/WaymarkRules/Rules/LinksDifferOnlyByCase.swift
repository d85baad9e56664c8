import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// Two links that are one but for upper and lower case.
  static let linksDifferOnlyByCase = Rule(
    "links-differ-only-by-case", .warning, explanation: .linksDifferOnlyByCase, requires: .model
  ) { context in
    for (first, second) in context.space.differingOnlyByCase() { context.report(finding(context.model, first, second)) }
  }

  private static func finding(_ model: NavigationModel, _ first: Int, _ second: Int) -> Finding {
    let other = model.links[first]
    return Finding(
      "this link and the one to `\(model.name(of: other.target))` differ in upper and lower case only",
      at: model.links[second].pattern.text.span,
      help: "keep one spelling, and let a redirect lead there from the other",
      related: [.init(other.pattern.text.span, "the other link")])
  }
}

extension Explanation {
  fileprivate static let linksDifferOnlyByCase = Explanation(
    "two links differ in upper and lower case only",
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
      Paths are case-sensitive, so these are two links to two screens. People do not
      hear the difference, phones start a line with a capital, and some mail
      programs write links anew. Whoever gets it wrong ends up on the other screen.
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
      """)
}
