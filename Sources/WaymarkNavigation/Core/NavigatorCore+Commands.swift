/// The result of a command of a ``Navigator``, a ``NavigationHandle``, or a ``NavigationScope``.
///
/// If the spec doesn't allow a command, the state doesn't change, and the outcome contains the reason. An app can
/// ignore the outcome, because the navigator also reports the reason as the event ``NavigationEvent/rejected(_:)``.
///
/// ```swift
/// navigator.push(.help)
/// if let reason = navigator.hide(.news).reason { message = reason }
/// ```
public enum CommandOutcome: Hashable, Sendable {
  /// The command was carried out.
  case done
  /// The command waits for the conditions with the associated names, and the state shows the screen with which the user
  /// can make them true. If the user dismisses that screen first, the command is dropped.
  case pending(for: [String])
  /// The user decides whether to leave a screen with unsaved changes. If the user stays, the command is dropped.
  case asking
  /// The command was rejected, and the state didn't change. The associated string is a message for developers.
  case rejected(reason: String)

  package init<Spec>(_ error: NavigationError<Spec>) { self = .rejected(reason: "\(error)") }

  /// The reason why the command was rejected, or `nil` if the command succeeded or is pending.
  public var reason: String? {
    if case .rejected(let reason) = self { reason } else { nil }
  }
}

extension NavigatorCore {
  /// Rejects the command if the spec doesn't allow the screens; waits or rejects if a condition doesn't hold. Without
  /// `question`, no task waits for a value.
  mutating func run(_ command: NavigationCommand<Spec>, question: Int? = nil) -> CommandOutcome {
    let next: NavigationState<Spec>
    do throws(NavigationError<Spec>) {
      next = try command.applied(to: state)
    } catch {
      return reject(error, question: question)
    }
    let missing = missing(command.requirements)
    guard missing.isEmpty else { return wait(command, question, for: missing) }
    if let outcome = ask(before: next, question: question, repeating: { _ = $0.run(command, question: question) }) {
      return outcome
    }
    assign(next)
    if case .open(let open) = command { request(.showWindow(open.window)) }
    if let question, let screen = command.lastScreen(in: state) {
      openQuestion(OpenQuestion(number: question, screen: screen))
    }
    return .done
  }

  mutating func reject(_ error: NavigationError<Spec>, question: Int?) -> CommandOutcome {
    if let question { request(.answer(question, with: nil)) }
    return reject(error)
  }

  func missing(_ conditions: [Spec.Condition]) -> [Spec.Condition] {
    conditions.filter { !self.conditions.contains($0) }
  }
}

extension NavigationCommand {
  func applied(to state: NavigationState<Spec>) throws(NavigationError<Spec>) -> NavigationState<Spec> {
    var next = state
    switch self {
    case .push(let route, let place):
      try next.check([route], in: place)
      next[stack: place].append(route)
    case .replace(let route, let place):
      try next.check([route], in: place)
      _ = next[stack: place].popLast()
      next[stack: place].append(route)
    case .replaceStack(let routes, let place):
      try next.check(routes, in: place)
      next[stack: place] = routes
    case .present(let modal, let place):
      try next.present(modal, over: place)
      if next.modals.count == 1 { try next.checkRoot() }
      try next.check(modal.stack, in: .modal(modal.screen))
    case .open(let open):
      next.open(open.window)
      try next.check(open.stack, in: .window(open.window))
      next[stack: .window(open.window)] = open.stack
    }
    return next
  }

  /// `nil` if the command shows no screen or opens a window. The argument is the state after the command.
  func lastScreen(in state: NavigationState<Spec>) -> ScreenPosition<Spec>? {
    switch self {
    case .push(_, let place), .replace(_, let place), .replaceStack(_, let place):
      let stack = state[stack: place]
      return stack.last.map { .pushed($0, at: stack.count - 1, in: place) }
    case .present(let modal, _): return .modal(modal.screen)
    case .open: return nil
    }
  }
}

extension NavigatorCore {
  package typealias Place = NavigationPlace<Spec>

  package mutating func push(_ route: Spec.Route, in place: Place?) -> CommandOutcome {
    run(.push(route, in: place ?? state.place))
  }

  package mutating func replace(with route: Spec.Route, in place: Place?) -> CommandOutcome {
    run(.replace(with: route, in: place ?? state.place))
  }

  package mutating func replaceStack(with routes: [Spec.Route], in place: Place?) -> CommandOutcome {
    run(.replaceStack(with: routes, in: place ?? state.place))
  }

  package mutating func pop(in place: Place?) -> CommandOutcome { change(place) { _ = $0.popLast() } }

  package mutating func pop(to route: Spec.Route, in place: Place?) -> CommandOutcome {
    let place = place ?? state.place
    guard let index = state[stack: place].lastIndex(of: route) else { return reject(.notOnStack(route, in: place)) }
    return change(place) { $0.removeSubrange((index + 1)...) }
  }

  package mutating func popToRoot(in place: Place?) -> CommandOutcome { change(place) { $0 = [] } }

  private mutating func change(_ place: Place?, _ change: (inout [Spec.Route]) -> Void) -> CommandOutcome {
    let place = place ?? state.place
    guard state.has(place) else { return reject(.notThere(place)) }
    var next = state
    change(&next[stack: place])
    return leave(to: next)
  }

  /// Updates the state after the stack's view has pushed or popped screens, and returns the first new screen that the
  /// spec doesn't allow. If a condition of a pushed screen doesn't hold, the view returns to the state, and the screen
  /// waits like a command.
  mutating func setPath(_ path: [Spec.Route], of place: Place) -> Spec.Route? {
    // A stack view inside a modal that is being dismissed may still report a stack that no longer exists, or that belongs
    // to a later presentation of the same modal.
    if case .modal(let screen) = place, presentation.stack(inDismissalOf: screen) != nil { return nil }
    guard state.has(place), path != state[stack: place] else { return nil }
    var next = state
    next[stack: place] = path
    if ask(before: next, repeating: { _ = $0.setPath(path, of: place) }) != nil {
      request(.refresh(place))
      return nil
    }
    let pushed = path.dropFirst(path.commonPrefixCount(with: state[stack: place]))
    let misplaced = pushed.filter { !state.allows($0, in: place) }
    if let guarded = pushed.firstIndex(where: { !missing(Spec.requirements(of: $0)).isEmpty }) {
      _ = setPath(Array(path[..<guarded]), of: place)
      let isLast = guarded == path.index(before: path.endIndex)
      _ = run(isLast ? .push(path[guarded], in: place) : .replaceStack(with: path, in: place))
      request(.refresh(place))
      return misplaced.first
    }
    assign(next)
    for route in misplaced { emit(.misplaced(route, in: place)) }
    return misplaced.first
  }
}

extension NavigatorCore {
  /// Covers no modal above `place`. Without `place`, the modal can cover all others.
  package mutating func present(
    _ screen: NavigationState<Spec>.Modal.Screen, stack: [Spec.Route], over place: Place? = nil
  ) -> CommandOutcome {
    run(.present(NavigationState.Modal(screen, stack: stack), over: place))
  }

  /// Without `place`, dismisses the visible modal.
  package mutating func dismiss(_ place: Place? = nil) -> CommandOutcome {
    switch place ?? state.modalToDismiss.map({ .modal($0.screen) }) {
    case .modal(let screen): dismiss(screen)
    case .window(let window): close(window)
    case .tab, .gate: reject(.notDismissable(place ?? state.root))
    case nil: .done
    }
  }

  package mutating func dismiss(_ screen: NavigationState<Spec>.Modal.Screen) -> CommandOutcome {
    var next = state
    next.dismiss(screen)
    return leave(to: next)
  }

  /// Without a question about unsaved changes.
  mutating func remove(_ screen: NavigationState<Spec>.Modal.Screen) {
    var next = state
    next.dismiss(screen)
    assign(next)
  }

  package mutating func dismiss(to screen: NavigationState<Spec>.Modal.Screen) -> CommandOutcome {
    guard let index = state.modals.firstIndex(where: { $0.screen == screen }) else {
      return reject(.notThere(.modal(screen)))
    }
    var next = state
    next.modals.removeSubrange((index + 1)...)
    return leave(to: next)
  }

  package mutating func dismissAll() -> CommandOutcome {
    var next = state
    next.modals = []
    return leave(to: next)
  }

  /// Ignored if the sheet isn't presented, or if the spec doesn't let it rest at the height.
  package mutating func resize(_ sheet: Spec.Sheet, to detent: SheetDetent) {
    guard sheet.detents.contains(detent), state[detentOf: sheet] != detent,
      let index = state.modals.firstIndex(where: { $0.screen == .sheet(sheet) })
    else { return }
    var next = state
    next.modals[index].detent = detent == sheet.smallestDetent ? nil : detent
    assign(next)
  }

  package mutating func open(_ window: Spec.Window, stack: [Spec.Route]) -> CommandOutcome {
    run(.open(NavigationState.OpenWindow(window, stack: stack)))
  }

  package mutating func close(_ window: Spec.Window) -> CommandOutcome {
    var next = state
    next.close(window)
    return leave(to: next)
  }
}
