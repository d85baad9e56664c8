extension Navigator {
  /// Pushes a screen onto a stack.
  ///
  /// - Parameters:
  ///   - route: The screen to push.
  ///   - place: The stack, or `nil` for the visible stack. The visible stack is the stack of the sheet or cover
  ///     that covers all others. If nothing is presented, the visible stack is the stack of the selected tab.
  /// - Returns: The outcome. The command is rejected if the spec doesn't allow the screen on the stack.
  @discardableResult
  public func push(_ route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> CommandOutcome<Spec> {
    perform { $0.push(route, in: place) }
  }

  /// Replaces the screen on top of a stack. If the stack shows its root screen, the new screen is pushed.
  ///
  /// - Parameters:
  ///   - route: The new screen.
  ///   - place: The stack, or `nil` for the visible stack.
  /// - Returns: The outcome. The command is rejected if the spec doesn't allow the screen on the stack.
  @discardableResult
  public func replace(with route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> CommandOutcome<Spec> {
    perform { $0.replace(with: route, in: place) }
  }

  /// Replaces all screens on a stack.
  ///
  /// - Parameters:
  ///   - routes: The new screens, from bottom to top.
  ///   - place: The stack, or `nil` for the visible stack.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed on the stack.
  @discardableResult
  public func replaceStack(
    with routes: [Spec.Route], in place: NavigationPlace<Spec>? = nil
  ) -> CommandOutcome<Spec> {
    perform { $0.replaceStack(with: routes, in: place) }
  }

  /// Pops the screen on top of a stack.
  ///
  /// - Parameter place: The stack, or `nil` for the visible stack.
  /// - Returns: The screen that was popped, or `nil` if the stack shows its root screen.
  @discardableResult
  public func pop(in place: NavigationPlace<Spec>? = nil) -> Spec.Route? {
    perform { $0.pop(in: place) }
  }

  /// Pops all screens above a given screen on a stack.
  ///
  /// - Parameters:
  ///   - route: The screen to pop to. If the screen is on the stack several times, the command pops to the topmost
  ///     occurrence.
  ///   - place: The stack, or `nil` for the visible stack.
  /// - Returns: The outcome. The command is rejected if the screen isn't on the stack.
  @discardableResult
  public func pop(to route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> CommandOutcome<Spec> {
    perform { $0.pop(to: route, in: place) }
  }

  /// Pops every screen on a stack. The stack then shows its root screen.
  ///
  /// - Parameter place: The stack, or `nil` for the visible stack.
  /// - Returns: The outcome. The command is rejected if the stack doesn't exist.
  @discardableResult
  public func popToRoot(in place: NavigationPlace<Spec>? = nil) -> CommandOutcome<Spec> {
    perform { $0.popToRoot(in: place) }
  }

  /// The screens on a stack, for a binding such as `NavigationStack(path: $navigator[stack: .tab(.home)])`.
  ///
  /// A view shows a pushed screen before the view sets this property. The navigator therefore accepts the screen even
  /// if the spec doesn't allow the screen on the stack. If the screen isn't allowed, an event reports the screen, and a
  /// debug build stops with an assertion failure.
  ///
  /// A view that reads this property is invalidated only if this stack changes.
  ///
  /// While a sheet or cover is being dismissed, the screens on its stack don't change.
  ///
  /// - Parameter place: The stack that the view shows.
  public subscript(stack place: NavigationPlace<Spec>) -> [Spec.Route] {
    get {
      let stack = self[observing: \.[stack: place]]
      if case .modal(let screen) = place, let stack = core.presentation.stack(inDismissalOf: screen) { return stack }
      return stack
    }
    set {
      let misplaced = perform { $0.setPath(newValue, of: place) }
      if let misplaced {
        assert(!trapsMisplacedScreens, "\(NavigationError<Spec>.notAllowed(misplaced, in: place))")
      }
    }
  }
}
