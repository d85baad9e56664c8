import RegularSets
import WaymarkModel
import WaymarkNavigation
import WaymarkSource

extension Rule {
  /// Two links that are the same set of URLs on one scheme and host: whatever the order, one of them can never be followed.
  static let duplicateLink = Rule(.duplicateLink) { model, report in
    var shapes = LinkShapes(model)
    // An outline is looked at once for all custom schemes and once for all hosts; few links share one, and those are compared
    // one by one.
    var reported: Set<Int> = []
    for isWeb in [false, true] {
      var links: [LinkShapes.Outline: [Int]] = [:]
      for (index, link) in model.links.enumerated() {
        let endpoints = link.pattern.endpoints.filter { ($0.host != nil) == isWeb }
        guard !endpoints.isEmpty else { continue }
        let outline = shapes.outline(of: link.pattern, isWeb: isWeb)
        var earlier: (link: Int, endpoint: Endpoint)?
        for candidate in links[outline, default: []] where earlier == nil {
          let other = model.links[candidate].pattern
          guard let shared = other.endpoints.first(where: endpoints.contains),
            shapes.areSame(link.pattern, other, isWeb: isWeb)
          else { continue }
          earlier = (candidate, shared)
        }
        if let (first, endpoint) = earlier {
          guard reported.insert(index).inserted else { continue }
          report(finding(link, model.links[first], on: endpoint, model))
        } else {
          links[outline, default: []].append(index)
        }
      }
    }
  }

  private static func finding(
    _ link: Link, _ first: Link, on endpoint: Endpoint, _ model: NavigationModel
  ) -> Diagnostic {
    let example = ExampleURL(link.pattern, on: endpoint, TypeSets(model.types)).text
    let name = model.name(of: first.target)
    return Diagnostic(
      "duplicate-link",
      "this link and \(name == model.name(of: link.target) ? "another one" : "the one") to `\(name)` are the same"
        + (example.map { ": both are \($0)" } ?? ""),
      at: link.pattern.text.span,
      help: "remove one, or change a literal in it",
      related: [.init(first.pattern.text.span, "the other link")])
  }
}

extension NavigationModel {
  /// What a link leads to, as its author calls it.
  package func name(of target: Link.Target) -> String {
    switch target {
    case .tab(let index): tabs[index].name.string
    case .route(let index, _): routes[index].name.string
    case .app(let index): resolvedLinks[index].name.string
    case .redirect(let redirect): redirect.target.text.string
    }
  }
}

extension RulePage {
  fileprivate static let duplicateLink = RulePage(
    "duplicate-link",
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
