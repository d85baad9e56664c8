/// What a fruit is delivered in, as the app has it.
struct Crate: Identifiable, Codable, Sendable {
  let id: Int
}
