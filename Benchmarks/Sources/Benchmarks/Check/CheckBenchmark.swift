import Measuring

/// A benchmark of the rules, relative to the time of loading.
///
/// The benchmark measures the growth with the number of links, for typical specs and for specs that are expensive to
/// check.
enum CheckBenchmark {
  static func run(_ effort: Effort) throws {
    try show(
      "routes as an app has them", effort.sizes([1_000, 10_000, 100_000], quickUpTo: 1_000), effort
    ) { size in CheckedSpec(RoutesSpec(routes: size).files) }
    for large in LargeSpec.all {
      let sizes =
        effort.isQuick ? [large.smallSize / 4, large.smallSize] : [large.size / 100, large.size / 10, large.size]
      // A spec that must stay small has only one size.
      try show(large.name, large.size == large.smallSize ? [large.size] : sizes, effort) { size in
        CheckedSpec([("Large.nav.yaml", large.yaml(size))])
      }
    }
  }

  private static func show(
    _ title: String, _ sizes: [Int], _ effort: Effort, _ spec: (Int) -> CheckedSpec
  ) throws {
    var table = Table(
      title,
      columns: [
        "links", "load", "all rules", "rules / load", "spread", "link table", "bytes a link", "growth", "of links",
        "findings",
      ])
    var previous: (links: Int, rules: Double)?
    for size in sizes {
      let spec = spec(size)
      var load = Figure("load")
      var rules = Figure("rules")
      var build = Figure("link table")
      var last: CheckedSpec.Result?
      for _ in 0..<min(effort.rounds, mostRounds) {
        let result = try spec.check()
        load.append(result.load)
        rules.append(result.rules)
        if let table = result.table { build.append(table) }
        last = result
      }
      guard let last else { continue }
      table.add(
        Text.count(last.links), Text.time(nanoseconds: load.median), Text.time(nanoseconds: rules.median),
        Text.ratio(rules.ratio(to: load)), Text.percent(rules.spread),
        build.nanoseconds.isEmpty ? "–" : Text.time(nanoseconds: build.median),
        last.bytes.map { Text.count($0 / max(1, last.links)) } ?? "–",
        previous.map { Text.ratio(rules.median / $0.rules) } ?? "–",
        previous.map { Text.ratio(Double(last.links) / Double($0.links)) } ?? "–", Text.count(last.findings))
      previous = (last.links, rules.median)
    }
    table.show()
  }

  /// The maximum number of rounds. A round of the largest spec takes seconds.
  private static let mostRounds = 3
}

extension Figure {
  fileprivate mutating func append(_ time: Duration) { append(nanoseconds: time / .nanoseconds(1)) }
}
