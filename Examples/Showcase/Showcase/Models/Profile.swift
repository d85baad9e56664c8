/// The profile of the user.
nonisolated struct Profile: Codable, Hashable, Sendable {
  var name = "Robin"
  var town = "Port Ellery"
  var favorites: [Walk.ID] = ["456"]

  /// A Boolean value that indicates whether the profile has a name and can therefore be saved.
  var isComplete: Bool { name.contains { !$0.isWhitespace } }
}
