import WaymarkDiagnostics
import WaymarkModel

/// The conditions that each route requires.
struct RequirementTable {
  let own: [[Reference]]
  /// The conditions of each route and of its parents, in the order from the outermost parent to the route.
  let all: [[Int]]

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
