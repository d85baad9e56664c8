import LinkResolving
import SpecModel
import WaymarkCompiler
import WaymarkLinks

/// The report of `waymark import --check`.
package struct LogReport {
  private static let mostExplained = 10

  struct LinkRow {
    let link: PublishedSpec.Link
    let tally: URLTally
    let deprecation: String?
  }

  struct ShapeRow {
    let shape: String
    let tally: URLTally
    /// `nil` for groups with few requests.
    let reason: String?
  }

  struct Disagreement {
    /// `nil` if the app opens nothing.
    let destination: String?
    let link: String?
    let refusal: LinkURLError?
    let tally: URLTally
    let hint: String
  }

  package enum Source: String {
    case log
    case handler
  }

  let spec: String
  let total: URLTally
  let links: [LinkRow]
  let redirects: [LinkRow]
  /// In the order of the spec.
  let unused: [PublishedSpec.Link]
  let unmatched: URLTally
  let shapes: [ShapeRow]
  let refusedTotal: URLTally
  let refused: [(reason: LinkURLError, tally: URLTally)]
  let skipped: [(reason: String, tally: URLTally)]
  let comparison: DestinationComparison?
  let source: Source
  let disagreements: [Disagreement]

  package init(
    _ check: LogCheck, _ comparison: DestinationComparison?, _ source: Source, compilation: Compilation, spec: String
  ) {
    self.spec = spec
    total = check.total
    let catalog = check.finder.catalog
    let rows = catalog.links.indices.map { index in
      LinkRow(
        link: catalog.links[index], tally: check.links[index],
        deprecation: compilation.model?.links[index].deprecation?.string)
    }
    let used = Self.sorted(rows.filter { $0.tally.urls > 0 }, \.tally)
    links = used.filter { $0.link.target != .redirect }
    redirects = used.filter { $0.link.target == .redirect }
    unused = rows.filter { $0.tally.urls == 0 }.map(\.link)
    unmatched = check.unmatched
    let resolver = compilation.resolver
    shapes = Self.sorted(check.shapes.groups, \.tally).enumerated().map { index, group in
      let reason =
        index < Self.mostExplained ? group.tally.examples.first.flatMap { resolver?.resolve($0).answer } : nil
      return ShapeRow(shape: group.shape, tally: group.tally, reason: reason)
    }
    refusedTotal = check.allRefused
    refused = Self.sorted(
      LinkURLError.allCases.compactMap { reason in check.refused[reason].map { (reason: reason, tally: $0) } }, \.tally)
    skipped = Self.sorted(check.skipped.sorted { $0.key < $1.key }.map { (reason: $0.key, tally: $0.value) }, \.tally)
    self.comparison = comparison
    self.source = source
    disagreements = comparison.map(Self.disagreements) ?? []
  }

  private static func disagreements(_ comparison: DestinationComparison) -> [Disagreement] {
    let groups = comparison.groups.map { group, tally in
      var link: String?
      var refusal: LinkURLError?
      switch group.outcome {
      case .link(let index): link = comparison.catalog.links[index].name
      case .refused(let reason): refusal = reason
      case .unmatched: break
      }
      return Disagreement(
        destination: group.destination, link: link, refusal: refusal, tally: tally, hint: comparison.hint(for: group))
    }
    return sorted(
      groups.sorted { ($0.destination ?? "", $0.link ?? "") < ($1.destination ?? "", $1.link ?? "") }, \.tally)
  }

  /// Values with equal numbers keep their order.
  private static func sorted<Value>(_ values: [Value], _ tally: (Value) -> URLTally) -> [Value] {
    values.enumerated().sorted {
      let (first, second) = (tally($0.element), tally($1.element))
      return (second.requests, second.urls, $0.offset) < (first.requests, first.urls, $1.offset)
    }.map(\.element)
  }

  /// The URLs that open a link after all redirects, or that are redirected.
  var landed: URLTally { (links + redirects).reduce(into: URLTally()) { $0.add($1.tally) } }

  /// With destinations of the app, the app and the spec must agree. Otherwise, every URL must open something.
  package var isClean: Bool {
    if let comparison { return comparison.disagreed.urls == 0 && comparison.notAsked.urls == 0 }
    return unmatched.urls == 0 && refused.isEmpty
  }
}

package struct LogCheck {
  package let finder: LinkFinder
  package private(set) var total = URLTally()
  private(set) var links: [URLTally]
  private(set) var refused: [LinkURLError: URLTally] = [:]
  private(set) var unmatched = URLTally()
  private(set) var shapes = ShapeTallies()
  private(set) var skipped: [String: URLTally] = [:]

  package init(_ finder: LinkFinder) {
    self.finder = finder
    links = Array(repeating: URLTally(), count: finder.catalog.links.count)
  }

  package mutating func add(_ url: UnsafeBufferPointer<UInt8>, requests: Int) -> LinkFinder.Finding {
    let finding = finder.find(url)
    total.add(url, requests: requests, mostExamples: 0)
    switch finding {
    case .link(let link), .redirect(let link): links[link].add(url, requests: requests)
    case .refused(let reason): refused[reason, default: URLTally()].add(url, requests: requests)
    case .unmatched:
      unmatched.add(url, requests: requests)
      shapes.add(url, requests: requests)
    }
    return finding
  }

  package mutating func skip(_ line: UnsafeBufferPointer<UInt8>, reason: String) {
    skipped[reason, default: URLTally()].add(line, requests: 1)
  }

  var allRefused: URLTally { refused.values.reduce(into: URLTally()) { $0.add($1) } }
}
