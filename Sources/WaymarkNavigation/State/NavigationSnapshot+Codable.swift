import Foundation

/// The stored form of a ``NavigationState``. A snapshot is untrusted input from any version of the app: a screen that
/// doesn't exist or isn't allowed is dropped with all screens above it.
struct NavigationSnapshot<Spec: NavigationSpec>: Decodable {
  let state: NavigationState<Spec>
  let lost: [String]
  let shape: SpecShape

  private enum CodingKeys: String, CodingKey { case waymark, shape, state }

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
  init(_ data: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: data)
  }
}

/// A hash (FNV-1a by Fowler, Noll, and Vo) of the tabs and screens with their parameters. Versions with equal hashes
/// can restore each other's snapshots completely.
struct SpecShape: Hashable, Codable {
  private let text: String

  init<Spec: NavigationSpec>(_ spec: Spec.Type) {
    var hash = Hash()
    for tab in Spec.Tab.allCases { hash.add(tab.name.utf8) }
    hash.add(Spec.Route.self)
    hash.add(Spec.Sheet.self)
    hash.add(Spec.Cover.self)
    hash.add(Spec.Window.self)
    text = String(hash.value, radix: 16)
  }

  init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private struct Hash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { add(byte) }
      add(0)
    }

    mutating func add<Screen: NavigationCase>(_ screens: Screen.Type) {
      let table = CaseTable(screens._cases)
      for index in 0... {
        guard let row = table.row(index) else { break }
        add(row.field(.name))
        add(row.field(.parameters))
        add((row.value(.pushedIn) ?? "").utf8)
        add((row.value(.covers) ?? "").utf8)
        if let feature = screens.screens(of: row) { add(feature) }
      }
      add([])
    }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
