extension Landing {
  /// The part of the landing above the gate, if a screen of the landing has the same route as the gate: that screen is
  /// the gate itself.
  fileprivate func part(above gate: Spec.Gate) -> Landing? {
    var landing = self
    if let first = modals.first {
      guard first.screen.name == gate.name else { return nil }
      landing.stackChange = .replace(first.stack)
      landing.modals.removeFirst()
    } else {
      guard let place = stack.lastIndex(where: { $0.name == gate.name }) else { return nil }
      landing.stackChange = .replace(Array(stack[(place + 1)...]))
    }
    return landing
  }

  func fits(_ gate: Spec.Gate) -> Bool { self.gate == gate || stack(over: gate) != nil }

  /// The screens to push onto a gate, without those that the gate doesn't allow. `nil` if the gate doesn't allow the last
  /// screen or the first sheet or cover.
  fileprivate func stack(over gate: Spec.Gate) -> [Spec.Route]? {
    let part = part(above: gate)
    let landing = part ?? self
    if let modal = landing.modals.first { return modal.screen.canCover(gate) ? [] : nil }
    guard let last = landing.stack.last else { return part == nil && window == nil ? nil : [] }
    return last.isAllowed(inFlowOf: gate) ? landing.stack.filter { $0.isAllowed(inFlowOf: gate) } : nil
  }
}

extension NavigationState {
  /// The state behind the gate stays unchanged.
  func landed(_ landing: Landing<Spec>, over gate: Spec.Gate) throws(NavigationError<Spec>) -> NavigationState {
    if let own = landing.gate { return try landed(landing, on: own) }
    let part = landing.part(above: gate)
    let stack = landing.stack(over: gate)
    let landing = part ?? landing
    guard let stack else {
      if let modal = landing.modals.first { throw .gated(modal.screen, by: gate) }
      guard let last = landing.stack.last else { throw .notThere(root) }
      throw .notAllowed(last, in: .gate(gate))
    }
    var next = self
    switch landing.stackChange {
    case .append: next[stack: .gate(gate)] += stack
    case .replace where part != nil || !stack.isEmpty: next[stack: .gate(gate)] = stack
    case .replace, .keep: break
    }
    if landing.replacesModals {
      next.modals = landing.modals
      try next.checkRoot()
      try next.check(next.modals)
    }
    return try next.opening(landing.window)
  }

  private func landed(
    _ landing: Landing<Spec>, on gate: Spec.Gate
  ) throws(NavigationError<Spec>) -> NavigationState {
    var next = self
    try next.check(landing.stack, in: .gate(gate))
    next[stack: .gate(gate)] = landing.stack
    next.modals = landing.modals
    try next.checkRoot()
    try next.check(next.modals)
    return next
  }
}
