import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkYAML

extension Rule {
  /// An example of a link that lands elsewhere, or a URL that it must not match and does.
  static let failingExample = Rule(
    "failing-example", .guardedError, explanation: .failingExample, requires: .errorFreeModel
  ) { context in
    let model = context.model
    func check(_ urls: [Text], of index: Int, mustLand: Bool) {
      for url in urls {
        if let finding = finding(url, of: index, mustLand: mustLand, model, context.linkTable) {
          context.report(finding)
        }
      }
    }
    // By index: a link is large, and an element of a loop is a copy.
    for index in model.links.indices {
      check(model.links[index].examples, of: index, mustLand: true)
      check(model.links[index].rejects, of: index, mustLand: false)
    }
  }

  private static func finding(
    _ url: Text, of index: Int, mustLand: Bool, _ model: NavigationModel, _ table: LinkTable
  ) -> Finding? {
    let link = model.links[index]
    guard let whole = link.wholeURL(of: url) else {
      return Finding(
        "this path stands on no host that can be written out", at: url.span,
        help: "write the whole URL")
    }
    let (found, reason) = outcome(whole, model, table)
    guard (found == index) != mustLand else { return nil }
    let name = model.name(of: link.target)
    guard mustLand else {
      return Finding(
        "\(whole) must not land on `\(name)`, and does", at: url.span,
        help: "narrow the pattern down, or take the URL out of `rejects`",
        related: [.init(link.pattern.text.span, "this pattern matches it")])
    }
    let isWhole = if case .rejected(.noScheme) = table.resolve(whole) { false } else { true }
    return Finding(
      "\(whole) must land on `\(name)`, and \(reason)", at: url.span,
      help: isWhole ? "mend the URL or the pattern" : "write a path with one slash in front, or a URL with its scheme",
      related: [.init(link.pattern.text.span, "the pattern")]
        + (found.map { [.init(model.links[$0].pattern.text.span, "this one matches it")] } ?? []))
  }

  /// The link that a URL is, and what became of it as part of a sentence.
  private static func outcome(_ url: String, _ model: NavigationModel, _ table: LinkTable) -> (Int?, String) {
    switch table.resolve(url) {
    case .landed(let plan):
      (plan.link, "another link takes it: `\(model.name(of: model.links[plan.link].target))`")
    case .redirected(let link, let target): (link, "it is redirected to \(target)")
    case .unmatched: (nil, "no link matches it")
    case .rejected(let error): (nil, "it is refused, as \(error.explanation)")
    }
  }
}

extension Explanation {
  fileprivate static let failingExample = Explanation(
    "an example of a link does not land there",
    faulty: """
      waymark: 1
      app: Shop
      types:
        SKU: { is: String, matching: "[A-Z]{3}-[0-9]+" }
      tabs:
        home: { title: Home, icon: house }
      routes:
        item:
          params: { sku: SKU }
          links:
            - url: "/items/{sku}"
              examples: [/items/abc-1]
      """,
    why: """
      Examples are the links that are out already: in mails, on posters, in other
      apps. One that does not land is one that people follow to nowhere. The same
      goes for `rejects`, which must not land here.
      """,
    corrected: """
      waymark: 1
      app: Shop
      types:
        SKU: { is: String, matching: "[A-Z]{3}-[0-9]+" }
      tabs:
        home: { title: Home, icon: house }
      routes:
        item:
          params: { sku: SKU }
          links:
            - url: "/items/{sku}"
              examples: [/items/ABC-1]
              rejects: [/items/abc-1]
      """)
}
