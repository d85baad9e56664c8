import SpecText

/// No route may cover itself, directly or indirectly, and a stack has at most 8 modal screens.
struct CoveringCheck: ~Copyable {
  private let declarations: Declarations
  private let covers: [[Reference]]
  private let sink: DiagnosticSink
  private(set) var endless: Set<Int> = []
  /// The modal screens in the highest stack that ends with each route; 0 before the check.
  private var heights: [Int]

  private static let mostModals = 8

  init(_ declarations: Declarations, _ covers: [[Reference]], _ sink: DiagnosticSink) {
    self.declarations = declarations
    self.covers = covers
    self.sink = sink
    heights = [Int](repeating: 0, count: covers.count)
  }

  mutating func check() {
    guard covers.contains(where: { !$0.isEmpty }) else { return }
    var groups = MutualRoutes(covers.map { $0.map(\.index) }).groups
    let cycles = groups.filter { $0.count > 1 || covers[$0[0]].contains { [index = $0[0]] in $0.index == index } }
    for cycle in cycles { endless.formUnion(cycle) }
    for cycle in cycles.sorted(by: { $0.min()! < $1.min()! }) { reportCycle(in: Set(cycle)) }
    groups.removeAll { endless.contains($0[0]) }
    // A group follows the groups that its routes cover.
    for group in groups { checkHeight(ofRoute: group[0]) }
  }

  private func reportCycle(in group: Set<Int>) {
    let start = group.min()!
    let cycle = shortestCycle(from: start, in: group)
    var names = ([start] + cycle.map(\.index)).map { "`\(declarations.routes[$0].name.string)`" }
    if cycle.count > Self.mostModals { names[Self.mostModals..<cycle.count] = ["…"] }
    sink.report(
      Diagnostic(
        .modalCycle,
        cycle.count == 1
          ? "\(names[0]) covers itself"
          : "\(names[0]) can cover itself: \(names.joined(separator: " covers "))",
        at: cycle[0].name.span,
        help: cycle.count == 1 ? "remove \(names[0]) from its `in`" : "remove one of the marked names from `in`",
        related: cycle.dropFirst().prefix(Self.mostModals).map { .init($0.name.span, "the cycle continues here") }))
  }

  private func shortestCycle(from start: Int, in group: Set<Int>) -> [Reference] {
    var ways: [Int: (from: Int, Reference)] = [:]
    var waiting = [start]
    var index = 0
    while ways[start] == nil, index < waiting.count {
      let route = waiting[index]
      index += 1
      for next in covers[route] where group.contains(next.index) && ways[next.index] == nil {
        ways[next.index] = (route, next)
        waiting.append(next.index)
      }
    }
    var cycle: [Reference] = []
    var route = start
    while let (from, reference) = ways[route] {
      cycle.append(reference)
      route = from
      if route == start { break }
    }
    return cycle.reversed()
  }

  private mutating func checkHeight(ofRoute route: Int) {
    guard let highest = highestCovered(by: route) else {
      heights[route] = 1
      return
    }
    heights[route] = heights[highest.index] + 1
    guard heights[route] > Self.mostModals else { return }
    endless.insert(route)
    var stack = [route]
    while let next = highestCovered(by: stack[stack.count - 1]) { stack.append(next.index) }
    let names = stack.reversed().map { "`\(declarations.routes[$0].name.string)`" }
    sink.report(
      Diagnostic(
        .specTooLarge,
        "`\(declarations.routes[route].name.string)` can be the last of \(names.count) modal screens, and the maximum is "
          + "\(Self.mostModals): \(names.joined(separator: " › "))",
        at: highest.name.span,
        help:
          "remove `\(highest.name.string)` from the `in` of `\(declarations.routes[route].name.string)`, or another name "
          + "from the `in` of a route in this stack"))
  }

  private func highestCovered(by route: Int) -> Reference? {
    covers[route].filter { !endless.contains($0.index) }.max { heights[$0.index] < heights[$1.index] }
  }
}
