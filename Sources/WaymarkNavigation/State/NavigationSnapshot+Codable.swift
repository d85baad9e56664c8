import Foundation

/// A ``NavigationState`` in the form that is stored between launches.
///
/// The decoder restores as much as possible from a snapshot of another version of the app. If a screen no longer exists
/// or is no longer allowed, the decoder drops this screen and all screens above it on the stack. Because a snapshot is
/// untrusted input, the decoder drops all parts that the spec doesn't allow.
struct NavigationSnapshot<Spec: NavigationSpec>: Codable {
  let state: NavigationState<Spec>
  /// The parts of the snapshot that couldn't be restored.
  let lost: [String]
  /// A hash of the spec's tabs and screens at the time when the snapshot was created.
  let shape: SpecShape

  private enum CodingKeys: String, CodingKey {
    case waymark, shape, state
  }

  init(_ state: NavigationState<Spec>, shape: SpecShape) {
    self.state = state
    lost = []
    self.shape = shape
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard try container.decode(Int.self, forKey: .waymark) == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .waymark, in: container, debugDescription: "this is a snapshot of a later version of Waymark")
    }
    shape = try container.decode(SpecShape.self, forKey: .shape)
    let decoded = try container.decode(DecodedState<Spec>.self, forKey: .state)
    state = decoded.state
    lost = decoded.lost
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .waymark)
    try container.encode(shape, forKey: .shape)
    try container.encode(state, forKey: .state)
  }
}

extension NavigationSnapshot {
  /// Returns the snapshot as JSON.
  func data() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // Values that JSON can't represent are not part of the encoded state.
    return (try? encoder.encode(self)) ?? Data()
  }

  /// Decodes a snapshot from JSON.
  ///
  /// - Parameter data: The snapshot as JSON.
  /// - Throws: `DecodingError` if the data isn't a snapshot.
  init(_ data: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: data)
  }
}
