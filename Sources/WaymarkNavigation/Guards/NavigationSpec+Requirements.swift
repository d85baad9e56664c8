extension NavigationSpec {
  /// Returns the conditions that screens require, without duplicates.
  ///
  /// In the spec, the key `requires` of a route lists the conditions. A route also requires the conditions of its
  /// parent. While one of the conditions is false, no stack contains the screen.
  ///
  /// - Parameter screens: The screens.
  /// - Returns: The conditions, in the order of the screens.
  public static func requirements(of screens: [some NavigationScreen]) -> [Condition] {
    let conditions = Condition.allCases
    guard !conditions.isEmpty else { return [] }
    var requirements: [Condition] = []
    for screen in screens {
      for name in screen.requiredConditions {
        guard let condition = conditions.first(where: { $0.rawValue == name }) else { continue }
        if !requirements.contains(condition) { requirements.append(condition) }
      }
    }
    return requirements
  }

  /// Returns the conditions that a screen requires, without duplicates.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The conditions, in the order of the spec.
  public static func requirements(of screen: some NavigationScreen) -> [Condition] { requirements(of: [screen]) }
}

extension NavigationState.Modal.Screen {
  /// The conditions that the sheet or cover requires.
  public var requirements: [Spec.Condition] {
    switch self {
    case .sheet(let sheet): Spec.requirements(of: sheet)
    case .cover(let cover): Spec.requirements(of: cover)
    }
  }
}

extension NavigationState.Modal {
  var requirements: [Spec.Condition] { screen.requirements.union(Spec.requirements(of: stack)) }
}

extension NavigationState.OpenWindow {
  var requirements: [Spec.Condition] { Spec.requirements(of: window).union(Spec.requirements(of: stack)) }
}

extension Landing {
  var requirements: [Spec.Condition] {
    let gates = opensOverGates ? [] : Spec.gateConditions
    var all = gates.union(requires).union(Spec.requirements(of: stack))
    for modal in modals { all = all.union(modal.requirements) }
    if let window { all = all.union(window.requirements) }
    return all
  }
}

extension NavigationCommand {
  var requirements: [Spec.Condition] {
    switch self {
    case .push(let route, _), .replace(let route, _): Spec.requirements(of: [route])
    case .replaceStack(let routes, _): Spec.requirements(of: routes)
    case .present(let modal, _): modal.requirements
    case .open(let open): open.requirements
    }
  }
}

extension Array where Element: Equatable {
  /// The elements of `other` that this array doesn't contain come last.
  func union(_ other: [Element]) -> [Element] { other.isEmpty ? self : self + other.filter { !contains($0) } }
}

extension NavigationState {
  /// The first gate whose condition doesn't hold is shown. A stack ends before the first screen whose conditions don't
  /// hold, also inside a window, a modal leaves with all above it, and a window that requires a false condition is
  /// closed. The state behind a gate stays as if all gates were open.
  func permitted(where conditions: Set<Spec.Condition>) -> NavigationState {
    guard !Spec.Condition.allCases.isEmpty else { return self }
    var next = self
    next.showGate(where: conditions)
    let behind = conditions.union(Spec.gateConditions)
    for (tab, stack) in stacks { next[stack: .tab(tab)] = allowed(stack, where: behind) }
    next.modalsOverTabs = allowed(modalsOverTabs, where: behind)
    next.windows = windows.filter { holds(Spec.requirements(of: $0.window), where: behind) }
      .map { OpenWindow($0.window, stack: allowed($0.stack, where: behind)) }
    if let gate = next.gate {
      next.gate?.stack = allowed(gate.stack, where: conditions)
      next.gate?.modals = allowed(gate.modals, where: conditions)
    }
    return next
  }

  private func holds(_ required: [Spec.Condition], where conditions: Set<Spec.Condition>) -> Bool {
    required.allSatisfy(conditions.contains)
  }

  private func allowed(_ stack: [Spec.Route], where conditions: Set<Spec.Condition>) -> [Spec.Route] {
    Array(stack.prefix { holds(Spec.requirements(of: $0), where: conditions) })
  }

  private func allowed(_ modals: [Modal], where conditions: Set<Spec.Condition>) -> [Modal] {
    modals.prefix { holds($0.screen.requirements, where: conditions) }
      .map { Modal($0.screen, stack: allowed($0.stack, where: conditions), detent: $0.detent) }
  }
}

/// A command that waits for conditions.
public struct PendingCommand<Spec: NavigationSpec>: Hashable, Sendable {
  /// The command.
  public let command: NavigationCommand<Spec>
  let question: Int?

  /// The conditions that the screens of the command require. The command continues when all conditions hold.
  public var requires: [Spec.Condition] { command.requirements }
}
