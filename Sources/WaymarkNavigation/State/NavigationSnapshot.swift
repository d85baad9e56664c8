import Foundation

/// A ``NavigationState`` as it is kept from one launch to the next, with the shape of the spec that it is of.
///
/// One of another version of the app is read as far as it goes: a stack up to the first screen that is no more, or that may no
/// longer be pushed there. Nothing in it is believed; what is read is a state that the spec allows.
struct NavigationSnapshot<Spec: NavigationSpec>: Codable {
  let state: NavigationState<Spec>
  /// What was in it and is not in the state.
  let lost: [String]
  /// That of the version of the app that it is of.
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
  /// A snapshot as JSON.
  func data() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // What JSON cannot hold has been left out of the state.
    return (try? encoder.encode(self)) ?? Data()
  }

  /// - Throws: `DecodingError` where it is no snapshot.
  init(_ data: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: data)
  }
}
