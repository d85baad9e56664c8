import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

/// The chains of parents, each of which must have an end within a limit.
struct ParentChains: ~Copyable {
  private let declarations: Declarations
  /// For each route, its parent.
  private let parents: [Reference?]
  private let sink: DiagnosticSink
  /// Routes whose chain has no end, or is too long.
  private(set) var endless: Set<Int> = []

  /// The number of screens beneath another one. No user goes back through more, and the landing of every link has all
  /// of them.
  private static let mostParents = 32

  init(_ declarations: Declarations, _ parents: [Reference?], _ sink: DiagnosticSink) {
    self.declarations = declarations
    self.parents = parents
    self.sink = sink
  }

  /// Reports the chains with errors.
  mutating func check() {
    checkCycles()
    checkDepths()
  }

  /// Reports cycles, each once and from its earliest place in the spec.
  private mutating func checkCycles() {
    /// For each route, the route from which it was first reached; -1 if it was not.
    var starts = [Int](repeating: -1, count: parents.count)
    // A route without a parent is in no cycle.
    for start in parents.indices where starts[start] < 0 && parents[start] != nil {
      var chain: [Int] = []
      var next: Int? = start
      while let route = next, starts[route] < 0 {
        starts[route] = start
        chain.append(route)
        next = parents[route]?.index
      }
      guard let entrance = next, starts[entrance] == start,
        let place = chain.firstIndex(of: entrance)
      else { continue }
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
          ? "\(names[0]) is its own parent, so its back stack has no end"
          : "the parents of \(names[0]) lead back to it: \(names.joined(separator: " › "))",
        at: spans[0],
        help: cycle.count == 1 ? "remove it" : "remove `parent` from one of them",
        related: spans.dropFirst().map { .init($0, "and here") }))
  }

  /// Reports chains that are too long, each at the first route whose chain is.
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
            .specTooLarge,
            "\(depth) screens lie beneath `\(name.string)`, and at most \(Self.mostParents) can",
            at: parents[route]?.name.span ?? name.span,
            help: "let one of them have no `parent`"))
      }
    }
    endless.formUnion(tooDeep)
  }
}
