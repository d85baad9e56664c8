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
