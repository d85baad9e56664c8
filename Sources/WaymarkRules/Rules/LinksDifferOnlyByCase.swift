import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// Two links that are one but for upper and lower case.
  static let linksDifferOnlyByCase = Rule(
    .linksDifferOnlyByCase,
    ofLinks: { space, report in
      for (first, second) in space.differingOnlyByCase() { report(finding(space.model, first, second)) }
    })

  private static func finding(_ model: NavigationModel, _ first: Int, _ second: Int) -> Diagnostic {
    let other = model.links[first]
    return Diagnostic(
      "links-differ-only-by-case",
      "this link and the one to `\(model.name(of: other.target))` differ in upper and lower case only",
      at: model.links[second].pattern.text.span, severity: .warning,
      help: "keep one spelling, and let a redirect lead there from the other",
      related: [.init(other.pattern.text.span, "the other link")])
  }
}

extension RulePage {
  fileprivate static let linksDifferOnlyByCase = RulePage(
    "links-differ-only-by-case",
    "two links differ in upper and lower case only",
    severity: .warning,
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
