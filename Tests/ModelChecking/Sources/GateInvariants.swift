@testable import WaymarkNavigation

/// The properties of gates.
extension Invariants {
  /// Checks that the first closed gate is shown without the screens behind it, which a snapshot contains.
  static func gateViolation(in core: Core) -> String? {
    let closed = Spec._gates.first { !core.conditions.contains($0.condition) }?.screen
    guard let gate = core.state.gate, gate.screen == closed else {
      return closed == core.state.gate?.screen ? nil : "another gate than \(closed?.name ?? "none") is shown"
    }
    if let first = gate.modals.first?.screen, !first.canCover(gate.screen) { return "\(first) covers \(gate.screen)" }
    let own = gate.modals.map(\.screen)
    for level in core.presentation.levels where level.status != .dismissing && !own.contains(level.screen) {
      return "\(level.screen) of the tabs covers the gate \(gate.screen.name)"
    }
    var copy = core
    let saved = copy.snapshot().state
    return core.restored != nil || saved == core.state.behindGate ? nil : "\(saved) is saved instead of \(core.state)"
  }

  /// Checks that the screens behind a gate change only if the action changes the tabs, or if the gate resets them.
  static func gateViolation(of action: Action<Spec>, on former: Core, _ core: Core) -> String? {
    guard former.state.gate != nil || core.state.gate != nil else { return nil }
    var (before, after) = (former.state.behindGate, core.state.behindGate)
    switch action {
    case .select, .tap, .restoreTab, .reset, .show, .hide: return nil
    case .toggle(let condition):
      guard let gate = Spec._gates.first(where: { $0.condition == condition }) else { return nil }
      if core.conditions.contains(condition) {
        // A link or command that waited for the gates changes the tabs when they open.
        if core.state.gate == nil, former.pendingLink != nil || former.pendingCommand != nil { return nil }
      } else if gate.resetsBehind {
        before = NavigationState()
      }
    case .restore: (before.gate, after.gate) = (former.state.gate, core.state.gate)
    case .open, .close, .link, .land: (before.windows, after.windows) = ([], [])
    default: break
    }
    return before == after ? nil : "behind the gate are \(after) instead of \(before)"
  }

  /// Checks that a link that waits for gates opens exactly once, also if the gates close and open again. The app may
  /// resolve the link, and a link to a screen of a gate is rejected.
  static func openingViolation(in core: Core) -> String? {
    guard core.state.gate != nil, core.pendingLink != nil, var core = atRest(core), let url = core.pendingLink?.url
    else { return nil }
    let gates = Set(Spec.gateConditions)
    var count = 0
    for conditions in [Set(Spec.Condition.allCases), core.conditions.subtracting(gates), core.conditions.union(gates)] {
      for case .link(let event) in core.perform({ $0.change(to: conditions) }).events {
        switch event.status {
        case .opened, .resolving, .rejected: if event.url == url { count += 1 }
        default: break
        }
      }
    }
    return count == 1 ? nil : "the link \(url) opens \(count) times when the gates open"
  }
}

extension NavigationState {
  /// The state as if all gates were open, without a failed presentation.
  fileprivate var behindGate: NavigationState {
    var state = self
    (state.gate, state.failedModal) = (nil, nil)
    return state
  }
}
