/// The user, as the user wants to be seen.
nonisolated struct Profile: Codable, Hashable, Sendable {
  var name = "Robin"
  var town = "Port Ellery"
  var favorites: [Walk.ID] = ["456"]

  /// Whether it can be saved.
  var isComplete: Bool { name.contains { !$0.isWhitespace } }
}
