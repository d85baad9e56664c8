import Everything
import Foundation
import TestSupport
import Testing

@testable import WaymarkNavigation

/// Tests of the writer that copies the unchanged parts of its previous snapshot.
@Suite("A snapshot writer")
struct SnapshotWriterTests {
  /// The expected content of a snapshot, which `JSONEncoder` encodes completely each time.
  private struct Reference: Encodable {
    let waymark = 1
    let shape: SpecShape
    let state: NavigationState<Museum>
  }

  private let shape = SpecShape(Museum.self)

  private func expected(_ state: NavigationState<Museum>) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(Reference(shape: shape, state: state))
  }

  @Test("A snapshot writer writes the same bytes as `JSONEncoder` after any series of changes")
  func randomChanges() throws {
    let seed = RandomRun.seed
    var random = SplitMix64(seed: seed)
    var writer = SnapshotWriter<Museum>()
    var state = NavigationState<Museum>()
    for round in 0..<RandomRun.rounds(2_000) {
      let next = RandomState.state(using: &random)
      switch UInt8.random(in: 0..<8, using: &random) {
      case 0: state = next
      case 1: state.modals = next.modals
      case 2: state.modals = Array(state.modals.dropLast())
      case 3: state.windows = next.windows
      case 4: state.selectedTab = next.selectedTab
      case 5:
        let place = state.place
        state[stack: place] = Array(state[stack: place].dropLast())
      case 6:
        let place = state.place
        state[stack: place] += next[stack: next.place]
      default:
        let tab = Museum.Tab.allCases.randomElement(using: &random)!
        state[stack: .tab(tab)] = next[stack: .tab(tab)]
      }
      let data = writer.data(of: NavigationSnapshot(state, shape: shape))
      try #require(data == (try expected(state)), "seed \(seed), round \(round): \(state)")
    }
  }
}
