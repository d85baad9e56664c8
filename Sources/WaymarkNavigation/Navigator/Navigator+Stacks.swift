extension Navigator {
  /// Pushes a screen onto a stack.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - place: The stack; nil for the one that the user sees, inside the sheet or cover or else in the selected tab.
  /// - Returns: The outcome. The push is rejected if the spec doesn't allow the screen on the stack.
  @discardableResult
  public func push(_ route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> CommandOutcome<Spec> {
    perform { $0.push(route, in: place) }
  }

  /// Replaces the screen on top of a stack; at the root, the screen is pushed.
  ///
  /// - Parameters:
  ///   - route: The new screen.
  ///   - place: The stack; nil for the one that the user sees.
  /// - Returns: The outcome. The replacement is rejected if the spec doesn't allow the screen on the stack.
  @discardableResult
  public func replace(with route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> CommandOutcome<Spec> {
    perform { $0.replace(with: route, in: place) }
  }

  /// Replaces all screens on a stack.
  ///
  /// - Parameters:
  ///   - routes: The new screens, outermost first.
  ///   - place: The stack; nil for the one that the user sees.
  /// - Returns: The outcome. The replacement is rejected if the spec doesn't allow one of the screens on the stack.
  @discardableResult
  public func replaceStack(
    with routes: [Spec.Route], in place: NavigationPlace<Spec>? = nil
  ) -> CommandOutcome<Spec> {
    perform { $0.replaceStack(with: routes, in: place) }
  }

  /// Pops the screen on top of a stack.
  ///
  /// - Parameter place: The stack; nil for the one that the user sees.
  /// - Returns: The screen; nil at the root.
  @discardableResult
  public func pop(in place: NavigationPlace<Spec>? = nil) -> Spec.Route? {
    perform { $0.pop(in: place) }
  }

  /// Pops all screens above another one.
  ///
  /// - Parameters:
  ///   - route: The screen to show. If it is on the stack several times, the topmost counts.
  ///   - place: The stack; nil for the one that the user sees.
  /// - Returns: The outcome. The command is rejected if the screen isn't on the stack.
  @discardableResult
  public func pop(to route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> CommandOutcome<Spec> {
    perform { $0.pop(to: route, in: place) }
  }

  /// Pops every screen of a stack, so that its root is shown.
  ///
  /// - Parameter place: The stack; nil for the one that the user sees.
  /// - Returns: The outcome. The command is rejected if the stack doesn't exist.
  @discardableResult
  public func popToRoot(in place: NavigationPlace<Spec>? = nil) -> CommandOutcome<Spec> {
    perform { $0.popToRoot(in: place) }
  }

  /// The path of a stack view, for its binding: `NavigationStack(path: $navigator[stack: .tab(.home)])`.
  ///
  /// A stack view has already pushed when it sets its path. A screen that the spec doesn't allow there is therefore accepted; an
  /// event reports it, and a debug build stops. The path inside a modal that is being dismissed stays unchanged until it is gone.
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
