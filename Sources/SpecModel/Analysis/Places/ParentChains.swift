import SpecText

/// No cycles of `parent` keys, and at most 32 parents.
struct ParentChains: ~Copyable {
  private let declarations: Declarations
  private let parents: [Reference?]
  private let sink: DiagnosticSink
  private(set) var endless: Set<Int> = []

  /// A link to a route opens all parents of the route.
  private static let mostParents = 32

  init(_ declarations: Declarations, _ parents: [Reference?], _ sink: DiagnosticSink) {
    self.declarations = declarations
    self.parents = parents
    self.sink = sink
  }

  mutating func check() {
    checkCycles()
    checkDepths()
  }

  private mutating func checkCycles() {
    /// The route at which the search started; -1 for an unvisited route.
    var starts = [Int](repeating: -1, count: parents.count)
    // A route without a parent is not part of a cycle.
    for start in parents.indices where starts[start] < 0 && parents[start] != nil {
      var chain: [Int] = []
      var next: Int? = start
      while let route = next, starts[route] < 0 {
        starts[route] = start
        chain.append(route)
        next = parents[route]?.index
      }
      guard let entrance = next, starts[entrance] == start, let place = chain.firstIndex(of: entrance) else { continue }
      let found = chain[place...]
      let first = found.indices.min { found[$0] < found[$1] } ?? place
      let cycle = Array(found[first...] + found[..<first])
      endless.formUnion(cycle)
      reportCycle(cycle)
    }
  }

  private func reportCycle(_ cycle: [Int]) {
    let names = (cycle + [cycle[0]]).map { "`\(declarations.routes[$0].name.string)`" }
    let spans = cycle.compactMap { parents[$0]?.name.span }
    sink.report(
      Diagnostic(
        .parentCycle,
        cycle.count == 1
          ? "\(names[0]) is its own parent"
          : "the parents of \(names[0]) form a cycle: \(names.joined(separator: " → "))",
        at: spans[0],
        help: cycle.count == 1 ? "remove the `parent`" : "remove the `parent` of one of the routes",
        related: spans.dropFirst().map { .init($0, "the cycle continues here") }))
  }

  private mutating func checkDepths() {
    var depths: [Int?] = Array(repeating: nil, count: parents.count)
    var tooDeep: Set<Int> = []
    for start in parents.indices where parents[start] != nil {
      var chain: [Int] = []
      var next: Int? = start
      while let route = next, depths[route] == nil, !endless.contains(route) {
        chain.append(route)
        next = parents[route]?.index
      }
      var depth = next.map { depths[$0] ?? 0 } ?? -1
      for route in chain.reversed() {
        depth += 1
        depths[route] = depth
        guard depth > Self.mostParents else { continue }
        tooDeep.insert(route)
        guard depth == Self.mostParents + 1 else { continue }
        let name = declarations.routes[route].name
        sink.report(
          Diagnostic(
            .specTooLarge, "`\(name.string)` has \(depth) parents on its stack, and the maximum is \(Self.mostParents)",
            at: parents[route]?.name.span ?? name.span, help: "remove the `parent` of one of the routes in the chain"))
      }
    }
    endless.formUnion(tooDeep)
  }
}
