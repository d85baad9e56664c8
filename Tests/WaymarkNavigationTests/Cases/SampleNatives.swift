/// A native type that is neither `Equatable` nor `Codable`.
struct Player: Sendable {
  let id: Int
  var score = 0
}

/// A native type that is `Codable`.
struct Note: Codable, Sendable {
  let id: String
  var text = ""
}
