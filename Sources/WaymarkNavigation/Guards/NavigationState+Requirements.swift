extension NavigationState {
  /// Returns the state without the screens whose conditions don't hold.
  ///
  /// A stack ends before the first such screen. A sheet or cover leaves together with all sheets and covers above it.
  /// The stack inside a window ends in the same way, and a window that requires a false condition is closed.
  ///
  /// - Parameter conditions: The conditions that hold.
  /// - Returns: The state.
  func permitted(where conditions: Set<Spec.Condition>) -> NavigationState {
    guard !Spec.Condition.allCases.isEmpty else { return self }
    let holds: ([Spec.Condition]) -> Bool = { $0.allSatisfy(conditions.contains) }
    let allowed: ([Spec.Route]) -> [Spec.Route] = { stack in
      Array(stack.prefix { holds(Spec.requirements(of: $0)) })
    }
    var next = self
    for (tab, stack) in stacks { next[stack: .tab(tab)] = allowed(stack) }
    next.modals = modals.prefix { holds($0.screen.requirements) }
      .map { Modal($0.screen, stack: allowed($0.stack)) }
    next.windows = windows.filter { holds(Spec.requirements(of: $0.window)) }
      .map { OpenWindow($0.window, stack: allowed($0.stack)) }
    return next
  }
}
