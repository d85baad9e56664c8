/// A walk that the app describes.
nonisolated struct Walk: Hashable, Identifiable, Sendable {
  let id: String
  let name: String
  let symbol: String
  let kilometers: Double
  let summary: String
}

nonisolated extension Walk {
  /// The walks in the app. A real app would load them.
  static let all = [
    Walk(
      id: "123", name: "Harbor Loop", symbol: "sailboat", kilometers: 4.2,
      summary: "Along the quays and back by the fish market. Level all the way."),
    Walk(
      id: "234", name: "Beacon Hill", symbol: "mountain.2", kilometers: 8.4,
      summary: "Up through the vineyards to the old beacon, with the whole bay at your feet."),
    Walk(
      id: "345", name: "Mill Stream", symbol: "water.waves", kilometers: 6.1,
      summary: "Five mills, two of which still turn. Wet feet after rain."),
    Walk(
      id: "456", name: "Long Wood", symbol: "tree", kilometers: 11.7,
      summary: "A day in the shade. Bring something to eat, as there is nothing on the way."),
  ]

  /// Returns the walk with an identifier, or `nil` if no walk has the identifier. A link can contain any text as the
  /// identifier.
  static func find(_ id: Walk.ID) -> Walk? { all.first { $0.id == id } }
}
