extension Navigator {
  /// Pushes a screen onto a stack.
  ///
  /// - Parameters:
  ///   - route: The screen to push.
  ///   - place: The stack, or `nil` for the visible stack. The visible stack is the stack of the presented sheet or
  ///     cover, or else the stack of the selected tab.
  /// - Returns: The outcome. The command is rejected if the spec doesn't allow the screen on the stack.
  @discardableResult
  public func push(_ route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> CommandOutcome<Spec> {
    perform { $0.push(route, in: place) }
  }

  /// Replaces the screen on top of a stack, or pushes the new screen if the stack is at its root.
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
  ///   - routes: The new screens, outermost first.
  ///   - place: The stack, or `nil` for the visible stack.
  /// - Returns: The outcome. The command is rejected if the spec forbids one of the screens on the stack.
  @discardableResult
  public func replaceStack(
    with routes: [Spec.Route], in place: NavigationPlace<Spec>? = nil
  ) -> CommandOutcome<Spec> {
    perform { $0.replaceStack(with: routes, in: place) }
  }

  /// Pops the screen on top of a stack.
  ///
  /// - Parameter place: The stack, or `nil` for the visible stack.
  /// - Returns: The screen that was popped, or `nil` if the stack is at its root.
  @discardableResult
  public func pop(in place: NavigationPlace<Spec>? = nil) -> Spec.Route? {
    perform { $0.pop(in: place) }
  }

  /// Pops all screens above a screen of the stack.
  ///
  /// - Parameters:
  ///   - route: The screen to pop to. If the screen is on the stack several times, the topmost occurrence stays on the
  ///     stack.
  ///   - place: The stack, or `nil` for the visible stack.
  /// - Returns: The outcome. The command is rejected if the screen isn't on the stack.
  @discardableResult
  public func pop(to route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> CommandOutcome<Spec> {
    perform { $0.pop(to: route, in: place) }
  }

  /// Pops every screen of a stack, so that its root is shown.
  ///
  /// - Parameter place: The stack, or `nil` for the visible stack.
  /// - Returns: The outcome. The command is rejected if the stack doesn't exist.
  @discardableResult
  public func popToRoot(in place: NavigationPlace<Spec>? = nil) -> CommandOutcome<Spec> {
    perform { $0.popToRoot(in: place) }
  }

  /// The path of a stack view, for the binding in `NavigationStack(path: $navigator[stack: .tab(.home)])`.
  ///
  /// A stack view shows a new screen before the stack view sets this path. The navigator therefore accepts a screen
  /// that the spec doesn't allow on the stack. An event reports the screen, and a debug build stops with an assertion
  /// failure.
  ///
  /// While a sheet or cover is being dismissed, the path of its stack doesn't change.
  ///
  /// - Parameter place: The stack that the stack view shows.
  public subscript(stack place: NavigationPlace<Spec>) -> [Spec.Route] {
    get {
      if place == .modal, let stack = core.presentation.stackInDismissal { return stack }
      return state[stack: place]
    }
    set {
      let misplaced = perform { $0.setPath(newValue, of: place) }
      if let misplaced {
        assert(!trapsMisplacedScreens, "\(NavigationError<Spec>.notAllowed(misplaced, in: place))")
      }
    }
  }
}
