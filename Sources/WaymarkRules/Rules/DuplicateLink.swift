import WaymarkModel
import WaymarkNavigation
import WaymarkSource

extension Rule {
  /// Two links that are the same set of URLs on one origin: whatever the order, one of them can never be followed.
  static let duplicateLink = Rule(.duplicateLink) { model, report in
    // A shape is compared once for all custom schemes and once for all hosts; few links share one, and those are compared
    // origin by origin.
    var reported: Set<Int> = []
    for isWeb in [false, true] {
      var links: [[Shape]: [Int]] = [:]
      for (index, link) in model.links.enumerated() {
        let origins = link.origins.filter { model.origins[$0].isWeb == isWeb }
        guard let some = origins.first else { continue }
        let shape = shape(link.pattern, on: model.origins[some])
        let earlier = links[shape, default: []].lazy.compactMap { earlier -> (Int, Int)? in
          let shared = model.links[earlier].origins.first(where: origins.contains)
          return shared.map { (earlier, $0) }
        }
        if let (first, origin) = earlier.first {
          guard reported.insert(index).inserted else { continue }
          report(finding(link, model.links[first], on: model.origins[origin], model))
        } else {
          links[shape, default: []].append(index)
        }
      }
    }
  }

  private enum Shape: Hashable {
    case literal(String)
    case capture(CaptureType)
  }

  private static func shape(_ pattern: Pattern, on origin: Origin) -> [Shape] {
    pattern.segments(on: origin).map { segment in
      switch segment {
      case .literal(let text): .literal(text)
      case .capture(_, let type): .capture(type)
      }
    }
  }

  private static func finding(_ link: Link, _ first: Link, on origin: Origin, _ model: NavigationModel) -> Diagnostic {
    Diagnostic(
      "duplicate-link",
      "this link and the one to `\(model.name(of: first.target))` are the same: both are \(example(link, on: origin, model))",
      at: link.pattern.text.span,
      help: "remove one, or change a literal in it",
      related: [.init(first.pattern.text.span, "the other link")])
  }

  /// A URL of a link, with the names of its captures as their values.
  private static func example(_ link: Link, on origin: Origin, _ model: NavigationModel) -> String {
    let segments = link.pattern.segments(on: origin).map { segment -> String in
      switch segment {
      case .literal(let text): text
      case .capture(_, .int): "1"
      case .capture(let parameter, .string): model.parameterName(parameter, of: link.target)
      }
    }
    return origin.start + segments.joined(separator: "/")
  }
}

extension NavigationModel {
  fileprivate func name(of target: Link.Target) -> String {
    switch target {
    case .tab(let index): tabs[index].name.string
    case .route(let index, _): routes[index].name.string
    }
  }

  fileprivate func parameterName(_ index: Int, of target: Link.Target) -> String {
    guard case .route(let route, _) = target else { return "x" }
    return routes[route].parameters[index].name.string
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
