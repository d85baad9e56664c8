import Foundation

/// A ``NavigationState`` in the form that is stored between launches.
///
/// The decoder restores as much as possible from a snapshot of another version of the app. If a screen no longer exists
/// or is no longer allowed, the decoder drops this screen and all screens above it on the stack. Because a snapshot is
/// untrusted input, the decoder drops all parts that the spec doesn't allow.
struct NavigationSnapshot<Spec: NavigationSpec>: Decodable {
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
}

extension NavigationSnapshot {
  /// Decodes a snapshot from JSON.
  ///
  /// - Parameter data: The snapshot as JSON.
  /// - Throws: `DecodingError` if the data isn't a snapshot.
  init(_ data: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: data)
  }
}
