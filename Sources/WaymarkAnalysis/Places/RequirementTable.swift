import WaymarkDiagnostics
import WaymarkModel

/// The conditions that each route requires.
struct RequirementTable {
  /// The conditions in the `requires` key of each route.
  let own: [[Reference]]
  /// The conditions of each route and of its parents, in the order from the outermost parent to the route.
  let all: [[Int]]

  /// Resolves the `requires` keys of routes, and reports unknown conditions.
  ///
  /// - Parameters:
  ///   - declarations: The routes.
  ///   - conditions: The conditions.
  ///   - parents: The parent of each route.
  ///   - endless: The routes whose chain of parents is cyclic or too long. They inherit no conditions.
  init(
    _ declarations: Declarations, _ conditions: ConditionTable, parents: [Reference?], endless: Set<Int>
  ) {
    let own = declarations.routes.map { route in
      route.value.requires.compactMap { name in
        conditions.index(of: name).map { Reference(index: $0, name: name) }
      }
    }
    self.own = own
    guard own.contains(where: { !$0.isEmpty }) else {
      all = own.map { _ in [] }
      return
    }
    var all: [[Int]] = []
    for start in own.indices {
      var chain = [start]
      var route = start
      while let parent = parents[route]?.index, !endless.contains(route) {
        chain.append(parent)
        route = parent
      }
      var requirements: [Int] = []
      for condition in chain.reversed().flatMap({ own[$0] }) where !requirements.contains(condition.index) {
        requirements.append(condition.index)
      }
      all.append(requirements)
    }
    self.all = all
  }
}
