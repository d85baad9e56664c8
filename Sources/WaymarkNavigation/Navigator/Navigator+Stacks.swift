extension Navigator {
  /// Pushes a screen.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - place: The stack; nil for the one that the user sees, inside what is presented or else in the selected tab.
  /// - Returns: Whether the spec lets it be pushed there; where it does not, nothing changes and an event tells of it.
  @discardableResult
  public func push(_ route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> Bool {
    perform { $0.push(route, in: place) }
  }

  /// Puts a screen in the place of the one on top; at the root it is pushed.
  ///
  /// - Returns: Whether the spec lets it be pushed there.
  @discardableResult
  public func replace(with route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> Bool {
    perform { $0.replace(with: route, in: place) }
  }

  /// Puts screens in the place of all that are on a stack, outermost first.
  ///
  /// - Returns: Whether the spec lets all of them be pushed there; where it does not, nothing changes.
  @discardableResult
  public func replaceStack(with routes: [Spec.Route], in place: NavigationPlace<Spec>? = nil) -> Bool {
    perform { $0.replaceStack(with: routes, in: place) }
  }

  /// Takes the screen on top away.
  ///
  /// - Returns: The screen; nil at the root.
  @discardableResult
  public func pop(in place: NavigationPlace<Spec>? = nil) -> Spec.Route? {
    perform { $0.pop(in: place) }
  }

  /// Takes all screens above one away: above the one that is nearest to the top, where it is on the stack several times.
  ///
  /// - Returns: Whether the stack has it.
  @discardableResult
  public func pop(to route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> Bool {
    perform { $0.pop(to: route, in: place) }
  }

  /// Takes every screen away, so that the root is seen.
  public func popToRoot(in place: NavigationPlace<Spec>? = nil) {
    perform { _ = $0.popToRoot(in: place) }
  }

  /// What a stack view is bound to: `NavigationStack(path: $navigator[stack: .tab(.home)])`.
  ///
  /// A stack view has pushed already when it says so. A screen that the spec does not allow there is therefore accepted; an
  /// event tells of it, and a debug build stops. The stack inside what is on its way out stays as it was until it has gone.
  public subscript(stack place: NavigationPlace<Spec>) -> [Spec.Route] {
    get {
      if place == .modal, let stack = core.presentation.stackInDismissal { return stack }
      return state[stack: place]
    }
    set {
      let misplaced = perform { $0.setPath(newValue, of: place) }
      if let misplaced {
        assert(!trapsMisplacedScreens, "\(NavigationRefusal<Spec>.notAllowed(misplaced, in: place))")
      }
    }
  }
}
