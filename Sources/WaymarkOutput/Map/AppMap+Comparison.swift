import SpecModel

extension AppMap {
  package func compared(with old: AppMap, _ comparison: Comparison, _ model: NavigationModel) -> AppMap {
    var map = self
    map.comparison = comparison
    let former = Set(old.screens.map(\.id))
    for index in screens.indices where !former.contains(screens[index].id) { map.screens[index].difference = .added }
    map.attach(comparison.changes, old, model)
    map.addRemoved(old)
    return map
  }

  /// Assigns each change to the screen that contains it, or to the screen with its name. The change of a removed gate has
  /// the name of its condition.
  private mutating func attach(_ changes: [Change], _ old: AppMap, _ model: NavigationModel) {
    var named: [String: Int] = [:]
    let places = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1.id, $0) })
    for screen in old.screens { for gate in screen.gates { named[gate.condition] = places[screen.id] } }
    for index in screens.indices.reversed() { named[screens[index].name] = index }
    for (number, change) in changes.enumerated() {
      guard let screen = change.span.flatMap(model.declaration) ?? named[change.subject] else { continue }
      screens[screen].changes.append(number)
      if screens[screen].difference == nil { screens[screen].difference = .changed }
    }
  }

  private mutating func addRemoved(_ old: AppMap) {
    var places = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1.id, $0) })
    var lanes: [Int: Int] = [:]
    let changes = comparison?.changes ?? []
    for screen in old.screens where places[screen.id] == nil {
      var removed = screen
      removed.difference = .removed
      removed.findings = []
      removed.isOrphan = false
      removed.links = []
      if let name = screen.place?.name { removed.place?.name = "\(comparison?.revision ?? ""):\(name)" }
      let subjects =
        screen.kind == .redirects ? Set(screen.patterns) : Set([screen.name] + screen.gates.map(\.condition))
      removed.changes = changes.indices.filter { subjects.contains(changes[$0].subject) }
      let lane = lanes[screen.lane] ?? self.lane(like: screen.lane, of: old)
      lanes[screen.lane] = lane
      removed.lane = lane
      places[screen.id] = screens.count
      screens.append(removed)
    }
    let former = Set(old.connections.map { Pair(old, $0) })
    let present = Set(connections.map { Pair(self, $0) })
    for index in connections.indices where !former.contains(Pair(self, connections[index])) {
      connections[index].difference = .added
    }
    for connection in old.connections where !present.contains(Pair(old, connection)) {
      let pair = Pair(old, connection)
      guard let start = places[pair.start], let end = places[pair.end] else { continue }
      connections.append(
        Connection(
          start: start, end: end, kind: connection.kind, isImplied: connection.isImplied, difference: .removed))
    }
  }

  /// The lane that corresponds to a lane of the older version, added if necessary.
  private mutating func lane(like lane: Int, of old: AppMap) -> Int {
    let (root, removed): (Int, Lane.Kind)
    switch old.lanes[lane].kind {
    case .tab(let tab): (root, removed) = (tab, .removedTab)
    case .gate(let gate): (root, removed) = (gate, .removedGate)
    case .anyTab, .app, .removedTab, .removedGate:
      if let same = lanes.firstIndex(where: { $0.kind == old.lanes[lane].kind }) { return same }
      lanes.append(old.lanes[lane])
      return lanes.count - 1
    }
    let id = old.screens[root].id
    if let same = screens.first(where: { $0.id == id && $0.difference != .removed }) { return same.lane }
    lanes.append(Lane(kind: removed, title: old.lanes[lane].title + " (removed)"))
    return lanes.count - 1
  }

  /// The ends of a connection identify it in both versions.
  private struct Pair: Hashable {
    let start, end: String
    let kind: Connection.Kind

    init(_ map: AppMap, _ connection: Connection) {
      start = map.screens[connection.start].id
      end = map.screens[connection.end].id
      kind = connection.kind
    }
  }
}
