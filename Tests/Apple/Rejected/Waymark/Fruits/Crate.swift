/// The app-specific type of a crate of fruits.
struct Crate: Identifiable, Codable, Sendable {
  let id: Int
}
