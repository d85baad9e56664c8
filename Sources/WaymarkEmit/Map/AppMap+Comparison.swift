import WaymarkModel

extension AppMap {
  /// Returns the map of the new version of a spec, with the screens and connections that were removed.
  ///
  /// - Parameters:
  ///   - old: The map of the older version.
  ///   - comparison: The changes.
  ///   - model: The new version of the spec.
  /// - Returns: The map of both versions.
  package func compared(with old: AppMap, _ comparison: Comparison, _ model: NavigationModel) -> AppMap {
    var map = self
    map.comparison = comparison
    let former = Set(old.screens.map(\.id))
    for index in screens.indices where !former.contains(screens[index].id) { map.screens[index].difference = .added }
    map.attach(comparison.changes, model)
    map.addRemoved(old)
    return map
  }

  /// Assigns each change to the screen whose declaration contains the change, or to the screen with its name.
  private mutating func attach(_ changes: [Change], _ model: NavigationModel) {
    var named: [String: Int] = [:]
    for index in screens.indices.reversed() { named[screens[index].name] = index }
    for (number, change) in changes.enumerated() {
      guard let screen = change.span.flatMap(model.declaration) ?? named[change.subject] else { continue }
      screens[screen].changes.append(number)
      if screens[screen].difference == nil { screens[screen].difference = .changed }
    }
  }

  /// Adds the removed screens, and compares the connections of both versions.
  private mutating func addRemoved(_ old: AppMap) {
    var places = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1.id, $0) })
    for screen in old.screens where places[screen.id] == nil {
      var removed = screen
      removed.difference = .removed
      removed.findings = []
      removed.isOrphan = false
      removed.links = []
      removed.lane = lane(like: old.lanes[screen.lane])
      removed.changes = (comparison?.changes ?? []).indices.filter { comparison?.changes[$0].subject == screen.name }
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

  /// Returns the index of the lane with the same title. If the tab of the lane was removed, the method adds the lane.
  private mutating func lane(like old: Lane) -> Int {
    if let lane = lanes.firstIndex(where: { $0.title == old.title }) { return lane }
    lanes.append(Lane(kind: .app, title: old.title + " (removed)"))
    return lanes.count - 1
  }

  /// The ends of a connection, by which both versions of the connection are recognized.
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
