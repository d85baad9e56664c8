import LinkLogic
import SpecModel
import SpecText
import WaymarkLinks

extension Rule {
  static let redirectCycle = Rule(
    "redirect-cycle", .guardedError, explanation: .redirectCycle, requires: .errorFreeModel
  ) { context in
    let space = context.space
    guard let urls = space.redirectedURLs() else {
      context.reportIncomplete(
        space.redirectLinks, "not checked for cycles", help: "give the captures of the redirects simpler types")
      return
    }
    var walk = RedirectWalk(context.linkTable, redirects: space.redirectLinks.count)
    for url in urls {
      if let circle = walk.circle(from: url) { context.report(finding(circle, space)) }
    }
  }

  private static func finding(_ circle: [RedirectWalk.Step], _ space: LinkSpace) -> Finding {
    let links = space.model.links
    // The finding is at the redirect that the spec declares first.
    let redirects = Set(circle.map(\.redirect)).sorted()
    let urls = circle.prefix(5).map(\.url).joined(separator: " → ") + (circle.count > 5 ? " → …" : "")
    return Finding(
      "\(redirects.count == 1 ? "this redirect leads back to itself" : "these redirects form a cycle"): \(urls)",
      at: links[redirects[0]].pattern.text.span,
      help: "change the target of \(redirects.count == 1 ? "the" : "one") redirect to a URL that is not redirected",
      related: redirects.dropFirst().prefix(mostRelated)
        .map { .init(links[$0].pattern.text.span, "another redirect of the cycle") },
      witness: .init(url: circle.first?.url))
  }
}

/// Remembers URLs whose chain of redirects ends.
private struct RedirectWalk {
  typealias Step = (url: String, redirect: Int)

  private let table: LinkTable
  /// Each redirect shortens the path, and a path has a limited number of segments.
  private let mostSteps: Int
  private var ended: Set<String> = []
  private var circling: Set<Int> = []

  init(_ table: LinkTable, redirects: Int) {
    self.table = table
    mostSteps = 2 * (redirects + CanonicalURL.mostSegments)
  }

  /// `nil` if the redirects end or an earlier search found the cycle; a part of the chain if it is endless without a
  /// cycle.
  mutating func circle(from url: String) -> [Step]? {
    var steps: [Step] = []
    var places: [String: Int] = [:]
    var next = url
    while let (redirect, target) = table.redirection(of: next), !ended.contains(next) {
      if let start = places[next] { return found(Array(steps[start...]) + [(next, redirect)]) }
      if steps.count >= mostSteps { return found(Array(steps.suffix(2)) + [(next, redirect)]) }
      places[next] = steps.count
      steps.append((next, redirect))
      next = target
    }
    // A URL that grows with each step eventually exceeds a limit and is rejected.
    if case .rejected = table.resolve(next), !steps.isEmpty { return found(Array(steps.prefix(3))) }
    ended.formUnion(steps.map(\.url))
    return nil
  }

  private mutating func found(_ circle: [Step]) -> [Step]? {
    let redirects = circle.map(\.redirect)
    defer { circling.formUnion(redirects) }
    return circling.isDisjoint(with: redirects) ? circle : nil
  }
}

extension Explanation {
  fileprivate static let redirectCycle = Explanation(
    "redirects form a cycle",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      redirects:
        /old: /new
        /new: /old
      """,
    why: """
      The redirect from `/old` leads to `/new`, and the redirect from `/new` leads
      back to `/old`. The app would follow the redirects forever, or give up.
      Nothing would happen if the user tapped a link to `/old` or `/new`.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      redirects:
        /old: /new
        /new: /home
      """)
}
