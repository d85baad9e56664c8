import Foundation

/// A writer of snapshots that encodes only the screens that its previous snapshot didn't contain.
///
/// If the spec has `restores: everything`, a navigator saves a snapshot after each change of the state. Most changes
/// affect one screen, so the writer keeps the JSON of each stack and encodes only new screens.
struct SnapshotWriter<Spec: NavigationSpec> {
  private let encoder = ScreenEncoder()
  private let tabs = Spec.Tab.allCases.sorted { $0.name < $1.name }
  private var stacks: [NavigationPlace<Spec>: EncodedStack<Spec>] = [:]

  /// Returns a snapshot as JSON, without the parts of the state that can't be encoded.
  ///
  /// The keys of each object are sorted. For the parts that are omitted, see ``NavigationState/encode(to:)``.
  mutating func data(of snapshot: NavigationSnapshot<Spec>) -> Data {
    let state = snapshot.state
    var former = stacks
    stacks = [:]

    /// Encodes a stack. The result is `nil` if the screen at the root of the stack can't be encoded.
    func encoded(_ place: NavigationPlace<Spec>, _ screens: [Spec.Route]) -> EncodedStack<Spec>? {
      guard var stack = former.removeValue(forKey: place) ?? EncodedStack(at: place, encoder) else { return nil }
      stack.update(to: screens, encoder)
      stacks[place] = stack
      return stack
    }

    var json = JSONText(#"{"shape":"#)
    json.append(encoder.json(of: snapshot.shape))
    json.append(#","state":{"modals":["#)
    for modal in state.modals {
      guard let stack = encoded(.modal(modal.screen), modal.stack) else { break }
      json.separate()
      switch modal.screen {
      case .sheet: json.append(#"{"sheet":"#)
      case .cover: json.append(#"{"cover":"#)
      }
      json.append(stack.root)
      json.append(#","stack":["#)
      json.append(stack.screens)
      json.append("]}")
    }
    json.append(#"],"stacks":{"#)
    for tab in tabs {
      let screens = state[stack: .tab(tab)]
      guard !screens.isEmpty, let stack = encoded(.tab(tab), screens) else { continue }
      json.separate()
      json.append(stack.root)
      json.append(":[")
      json.append(stack.screens)
      json.append("]")
    }
    json.append(#"},"tab":"#)
    json.append(encoder.json(of: state.selectedTab.name))
    json.append(#","windows":["#)
    for window in state.windows {
      guard let stack = encoded(.window(window.window), window.stack) else { continue }
      json.separate()
      json.append(#"{"stack":["#)
      json.append(stack.screens)
      json.append(#"],"window":"#)
      json.append(stack.root)
      json.append("}")
    }
    json.append(#"]},"waymark":1}"#)
    return Data(json.bytes)
  }
}

extension NavigationSnapshot {
  /// Returns the snapshot as JSON.
  func data() -> Data {
    var writer = SnapshotWriter<Spec>()
    return writer.data(of: self)
  }
}
