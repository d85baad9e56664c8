extension Navigator {
  /// Pushes a screen.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - place: The stack; nil for the one that the user sees, inside what is presented or else in the selected tab.
  /// - Returns: Whether the spec lets it be pushed there; where it does not, nothing changes and an event tells of it.
  @discardableResult
  public func push(_ route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> Bool {
    change(place, with: [route]) { $0.append(route) }
  }

  /// Puts a screen in the place of the one on top; at the root it is pushed.
  ///
  /// - Returns: Whether the spec lets it be pushed there.
  @discardableResult
  public func replace(with route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> Bool {
    change(place, with: [route]) { stack in
      _ = stack.popLast()
      stack.append(route)
    }
  }

  /// Puts screens in the place of all that are on a stack, outermost first.
  ///
  /// - Returns: Whether the spec lets all of them be pushed there; where it does not, nothing changes.
  @discardableResult
  public func replaceStack(with routes: [Spec.Route], in place: NavigationPlace<Spec>? = nil) -> Bool {
    change(place, with: routes) { $0 = routes }
  }

  /// Takes the screen on top away.
  ///
  /// - Returns: The screen; nil at the root.
  @discardableResult
  public func pop(in place: NavigationPlace<Spec>? = nil) -> Spec.Route? {
    let top = intended[stack: place ?? intended.place].last
    change(place) { _ = $0.popLast() }
    return top
  }

  /// Takes all screens above one away: above the one that is nearest to the top, where it is on the stack several times.
  ///
  /// - Returns: Whether the stack has it.
  @discardableResult
  public func pop(to route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> Bool {
    let place = place ?? intended.place
    guard let index = intended[stack: place].lastIndex(of: route) else { return refuse(.notOnStack(route, in: place)) }
    return change(place) { $0.removeSubrange((index + 1)...) }
  }

  /// Takes every screen away, so that the root is seen.
  public func popToRoot(in place: NavigationPlace<Spec>? = nil) {
    change(place) { $0 = [] }
  }

  @discardableResult
  private func change(
    _ place: NavigationPlace<Spec>?, with routes: [Spec.Route] = [], _ change: (inout [Spec.Route]) -> Void
  ) -> Bool {
    assign(intended, changing: place ?? intended.place, with: routes, change)
  }

  /// Makes a change of which a stack is a part, where the stack is there and the spec allows the screens that it gets.
  func assign(
    _ intended: NavigationState<Spec>, changing place: NavigationPlace<Spec>, with routes: [Spec.Route],
    _ change: (inout [Spec.Route]) -> Void
  ) -> Bool {
    do throws(NavigationRefusal<Spec>) { try intended.check(routes, in: place) } catch { return refuse(error) }
    var next = intended
    change(&next[stack: place])
    assign(next)
    return true
  }

  /// What a stack view is bound to: `NavigationStack(path: $navigator[stack: .tab(.home)])`.
  ///
  /// A stack view has pushed already when it says so. A screen that the spec does not allow there is therefore accepted; an
  /// event tells of it, and a debug build stops. The stack inside what is on its way out stays as it was until it has gone.
  public subscript(stack place: NavigationPlace<Spec>) -> [Spec.Route] {
    get {
      if case .leaving(let modal, _) = presentation, place == .modal { return modal.stack }
      return state[stack: place]
    }
    set {
      // A stack view inside what is on its way out may still speak of a stack that is not there any more.
      guard state.has(place), newValue != state[stack: place] else { return }
      let pushed = newValue.dropFirst(newValue.countOfCommon(with: state[stack: place]))
      let misplaced = pushed.filter { !state.allows($0, in: place) }
      var next = intended
      next[stack: place] = newValue
      command {
        assign(next)
        send(misplaced.map { .misplaced($0, in: place) })
      }
      if let route = misplaced.first {
        assert(!trapsMisplacedScreens, "\(NavigationRefusal<Spec>.notAllowed(route, in: place))")
      }
    }
  }
}

extension Array where Element: Equatable {
  /// How many elements two lists have in common at their start.
  func countOfCommon(with other: [Element]) -> Int { zip(self, other).prefix { $0 == $1 }.count }
}
