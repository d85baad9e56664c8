/// A type of an app's own that can be neither compared nor coded.
struct Player: Sendable {
  let id: Int
  var score = 0
}

/// One that codes itself.
struct Note: Codable, Sendable {
  let id: String
  var text = ""
}
