/// A command that shows screens.
public enum NavigationCommand<Spec: NavigationSpec>: Hashable, Sendable {
  /// Pushes a screen onto a stack.
  case push(Spec.Route, in: NavigationPlace<Spec>)
  /// Replaces the top screen of a stack.
  case replace(with: Spec.Route, in: NavigationPlace<Spec>)
  /// Replaces all screens of a stack.
  case replaceStack(with: [Spec.Route], in: NavigationPlace<Spec>)
  /// Presents a sheet or cover.
  case present(NavigationState<Spec>.Modal)
  /// Opens a window.
  case open(NavigationState<Spec>.OpenWindow)
}

extension NavigationCommand {
  /// Returns the state after the command.
  ///
  /// - Parameter state: The state before the command.
  /// - Returns: The state after the command. The method doesn't check the conditions that the screens require.
  /// - Throws: ``NavigationError`` if the spec doesn't allow a screen on its stack.
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
    case .present(let modal):
      next.present(modal)
      try next.check(modal.stack, in: .modal(modal.screen))
    case .open(let open):
      next.open(open.window)
      try next.check(open.stack, in: .window(open.window))
      next[stack: .window(open.window)] = open.stack
    }
    return next
  }

  /// The position of the last screen that the command shows, or `nil` if the command shows none or opens a window.
  ///
  /// - Parameter state: The state after the command.
  func lastScreen(in state: NavigationState<Spec>) -> ScreenPosition<Spec>? {
    switch self {
    case .push(_, let place), .replace(_, let place), .replaceStack(_, let place):
      let stack = state[stack: place]
      return stack.last.map { .pushed($0, at: stack.count - 1, in: place) }
    case .present(let modal): return .modal(modal.screen)
    case .open: return nil
    }
  }

  /// The conditions that the new screens require.
  var requirements: [Spec.Condition] {
    switch self {
    case .push(let route, _), .replace(let route, _): Spec.requirements(of: [route])
    case .replaceStack(let routes, _): Spec.requirements(of: routes)
    case .present(let modal): modal.requirements
    case .open(let open): open.requirements
    }
  }
}

extension NavigationCommand: CustomStringConvertible {
  /// The command in words, for example `push orders in tab account`.
  public var description: String {
    switch self {
    case .push(let route, let place): "push \(text(route)) in \(place)"
    case .replace(let route, let place): "replace the top screen with \(text(route)) in \(place)"
    case .replaceStack(let routes, let place):
      "replace the stack with \(routes.isEmpty ? "nothing" : routes.map(text).joined(separator: " › ")) in \(place)"
    case .present(let modal): (["present \(modal.screen)"] + modal.stack.map(text)).joined(separator: " › ")
    case .open(let open):
      (["open window \(Spec.Window.text(of: open.window._parts))"] + open.stack.map(text)).joined(separator: " › ")
    }
  }

  private func text(_ route: Spec.Route) -> String { Spec.Route.text(of: route._parts) }
}
