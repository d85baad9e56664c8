import Foundation
import WaymarkNavigation

/// Matching as the language defines it, by looking at every link; shares no code with the link table.
struct BruteForce {
  let spec: RandomSpec

  /// Where a URL lands.
  struct Outcome: Equatable {
    var link: Int
    var origin: Int
    var tab: Int?
    var stack: [CaseParts]?
    var modal: Destination?

    var destination: Destination? {
      modal ?? stack?.last.map { Destination(.push, $0) } ?? tab.map { Destination(.tab, CaseParts($0)) }
    }
  }

  /// Splits a URL that starts as one of the origins' do; its path must be one that is not refused.
  func outcome(of url: String) -> Outcome? {
    for (origin, entry) in RandomSpec.origins.enumerated() {
      guard let start = entry.starts.first(where: { url.hasPrefix($0) }) else { continue }
      var segments = url.utf8.dropFirst(start.utf8.count).split(separator: UInt8(ascii: "/"))
        .map { String(Substring($0)).removingPercentEncoding! }
      if !entry.isWeb, !segments.isEmpty { segments[0] = segments[0].lowercased() }
      return outcome(of: segments, on: origin)
    }
    return nil
  }

  func outcome(of segments: [String], on origin: Int) -> Outcome? {
    let matches = spec.links.enumerated().compactMap { number, entry -> (ranks: [Int], outcome: Outcome)? in
      guard stands(entry.link, on: origin), entry.link.segments.count == segments.count else { return nil }
      let route = entry.route.map { spec.routes[$0] }
      var ranks: [Int] = []
      var arguments = [Argument?](repeating: nil, count: route?.parameters.count ?? 0)
      for (position, (segment, text)) in zip(entry.link.segments, segments).enumerated() {
        switch segment {
        case .literal(let literal):
          let isFolded = position == 0 && !RandomSpec.origins[origin].isWeb
          guard text == (isFolded ? literal.lowercased() : literal) else { return nil }
          ranks.append(0)
        case .capture(let parameter) where route!.parameters[parameter]:
          guard let value = Int(text), !text.hasPrefix("+") else { return nil }
          arguments[parameter] = .int(value)
          ranks.append(1)
        case .capture(let parameter):
          arguments[parameter] = .string(text)
          ranks.append(2)
        }
      }
      return (ranks, outcome(number, origin, entry.link, entry.route, arguments.map { $0! }))
    }
    return matches.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }?.outcome
  }

  func stands(_ link: RandomSpec.Link, on origin: Int) -> Bool {
    link.origins?.contains(origin) ?? RandomSpec.origins[origin].isDefault
  }

  private func outcome(
    _ number: Int, _ origin: Int, _ link: RandomSpec.Link, _ route: Int?, _ arguments: [Argument]
  ) -> Outcome {
    var outcome = Outcome(link: number, origin: origin, tab: link.tab, stack: link.tab == nil ? nil : [])
    guard let route else { return outcome }
    let parts = CaseParts(spec.caseIndex(of: route, as: link.kind), arguments)
    if link.kind == .push { outcome.stack = [parts] } else { outcome.modal = Destination(link.kind, parts) }
    return outcome
  }
}

extension BruteForce.Outcome {
  init(_ plan: LandingPlan) {
    self.init(link: plan.link, origin: plan.origin, tab: plan.tab, stack: plan.stack, modal: plan.modal)
  }
}
