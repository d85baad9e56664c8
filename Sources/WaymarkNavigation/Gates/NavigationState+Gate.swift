extension NavigationState {
  /// A gate that is shown instead of the tabs, with the screens and the sheets and covers above it.
  public struct ShownGate: Hashable, Sendable {
    /// The screen of the gate.
    public let screen: Spec.Gate
    /// The screens that are pushed on the gate, from bottom to top.
    public var stack: [Spec.Route]
    /// The sheets and covers over the gate, outermost first.
    public var modals: [Modal]

    /// Creates a gate.
    ///
    /// - Parameters:
    ///   - screen: The screen of the gate.
    ///   - stack: The screens that are pushed on the gate, from bottom to top.
    ///   - modals: The sheets and covers over the gate, outermost first.
    public init(_ screen: Spec.Gate, stack: [Spec.Route] = [], modals: [Modal] = []) {
      self.screen = screen
      self.stack = stack
      self.modals = modals
    }
  }

  /// Shows the first gate whose condition doesn't hold, or the tabs. A gate that is already shown keeps its screens.
  mutating func showGate(where conditions: Set<Spec.Condition>) {
    let screen = Spec.gate(where: conditions)
    guard screen != gate?.screen else { return }
    gate = screen.map { ShownGate($0) }
  }

  /// The spec must allow the outermost sheet or cover over the gate or the selected tab.
  func checkRoot() throws(NavigationError<Spec>) {
    guard let gate else { return try checkTab() }
    guard let screen = modals.first?.screen, !screen.canCover(gate.screen) else { return }
    throw .gated(screen, by: gate.screen)
  }
}

extension NavigationState.Modal.Screen {
  /// Returns a Boolean value that indicates whether the spec lets the sheet or cover be presented over a gate.
  ///
  /// - Parameter gate: The gate.
  /// - Returns: `true` if the `in` key of the route names the gate.
  public func canCover(_ gate: Spec.Gate) -> Bool {
    switch self {
    case .sheet(let sheet): sheet.canCover(gate)
    case .cover(let cover): cover.canCover(gate)
    }
  }
}

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
  /// The tabs stay as they are behind the gate.
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
