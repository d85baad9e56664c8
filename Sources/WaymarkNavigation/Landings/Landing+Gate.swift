extension Landing {
  /// A sheet or cover that shows the same screen as the gate is the gate itself.
  fileprivate func beginning(at gate: Spec.Gate) -> Landing {
    guard let first = modals.first, first.screen.name == gate.name else { return self }
    var landing = self
    landing.stackChange = .replace(first.stack)
    landing.modals.removeFirst()
    return landing
  }

  func fits(_ gate: Spec.Gate) -> Bool { beginning(at: gate).stack(over: gate) != nil }

  /// The screens to push onto a gate, without those that the gate doesn't allow. `nil` if the gate doesn't allow the last
  /// screen or the first sheet or cover.
  fileprivate func stack(over gate: Spec.Gate) -> [Spec.Route]? {
    if let modal = modals.first { return modal.screen.canCover(gate) ? [] : nil }
    guard let last = stack.last else { return window == nil ? nil : [] }
    return last.isAllowed(inFlowOf: gate) ? stack.filter { $0.isAllowed(inFlowOf: gate) } : nil
  }
}

extension NavigationState {
  /// The state behind the gate stays unchanged.
  func landed(_ landing: Landing<Spec>, over gate: Spec.Gate) throws(NavigationError<Spec>) -> NavigationState {
    let landing = landing.beginning(at: gate)
    guard let stack = landing.stack(over: gate) else {
      if let modal = landing.modals.first { throw .gated(modal.screen, by: gate) }
      guard let last = landing.stack.last else { throw .notThere(root) }
      throw .notAllowed(last, in: .gate(gate))
    }
    var next = self
    switch landing.stackChange {
    case .append: next[stack: .gate(gate)] += stack
    case .replace where !stack.isEmpty: next[stack: .gate(gate)] = stack
    case .replace, .keep: break
    }
    if landing.replacesModals {
      next.modals = landing.modals
      try next.checkRoot()
      try next.check(next.modals)
    }
    return try next.opening(landing.window)
  }
}
