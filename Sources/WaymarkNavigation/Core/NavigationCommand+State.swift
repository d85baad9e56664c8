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

  /// Returns the position of the last screen that the command shows.
  ///
  /// - Parameter state: The state after the command.
  /// - Returns: The position, or `nil` if the command shows no screen or opens a window.
  func lastScreen(in state: NavigationState<Spec>) -> ScreenPosition<Spec>? {
    switch self {
    case .push(_, let place), .replace(_, let place), .replaceStack(_, let place):
      let stack = state[stack: place]
      return stack.last.map { .pushed($0, at: stack.count - 1, in: place) }
    case .present(let modal): return .modal(modal.screen)
    case .open: return nil
    }
  }
}
