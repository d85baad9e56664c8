extension NavigatorCore {
  package typealias Place = NavigationPlace<Spec>

  package mutating func push(_ route: Spec.Route, in place: Place?) -> CommandOutcome<Spec> {
    run(.push(route, in: place ?? state.place))
  }

  package mutating func replace(with route: Spec.Route, in place: Place?) -> CommandOutcome<Spec> {
    run(.replace(with: route, in: place ?? state.place))
  }

  package mutating func replaceStack(with routes: [Spec.Route], in place: Place?) -> CommandOutcome<Spec> {
    run(.replaceStack(with: routes, in: place ?? state.place))
  }

  package mutating func pop(in place: Place?) -> Spec.Route? {
    let top = state[stack: place ?? state.place].last
    _ = change(place) { _ = $0.popLast() }
    return top
  }

  package mutating func pop(to route: Spec.Route, in place: Place?) -> CommandOutcome<Spec> {
    let place = place ?? state.place
    guard let index = state[stack: place].lastIndex(of: route) else { return reject(.notOnStack(route, in: place)) }
    return change(place) { $0.removeSubrange((index + 1)...) }
  }

  package mutating func popToRoot(in place: Place?) -> CommandOutcome<Spec> {
    change(place) { $0 = [] }
  }

  /// Changes a stack without new screens. The command is rejected if the stack doesn't exist.
  private mutating func change(_ place: Place?, _ change: (inout [Spec.Route]) -> Void) -> CommandOutcome<Spec> {
    let place = place ?? state.place
    guard state.has(place) else { return reject(.notThere(place)) }
    var next = state
    change(&next[stack: place])
    assign(next)
    return .done
  }

  /// Updates a stack in the navigation state after the stack's view has pushed or popped screens.
  ///
  /// If a condition of a pushed screen doesn't hold, the view shows the screens of the state again, and the screen waits
  /// for the condition like the screen of a command.
  ///
  /// - Parameters:
  ///   - path: The screens that the view shows above its root screen, from bottom to top.
  ///   - place: The stack that the view shows.
  /// - Returns: The first new screen that the spec doesn't allow on the stack, or `nil` if the spec allows all new
  ///   screens.
  mutating func setPath(_ path: [Spec.Route], of place: Place) -> Spec.Route? {
    // A stack view inside a modal that is being dismissed may still report a stack that no longer exists, or that belongs
    // to a later presentation of the same modal.
    if case .modal(let screen) = place, presentation.stack(inDismissalOf: screen) != nil { return nil }
    guard state.has(place), path != state[stack: place] else { return nil }
    let pushed = path.dropFirst(path.commonPrefixCount(with: state[stack: place]))
    let misplaced = pushed.filter { !state.allows($0, in: place) }
    if let guarded = pushed.firstIndex(where: { !missing(Spec.requirements(of: $0)).isEmpty }) {
      _ = setPath(Array(path[..<guarded]), of: place)
      let isLast = guarded == path.index(before: path.endIndex)
      _ = run(isLast ? .push(path[guarded], in: place) : .replaceStack(with: path, in: place))
      request(.refresh(place))
      return misplaced.first
    }
    var next = state
    next[stack: place] = path
    assign(next)
    for route in misplaced { emit(.misplaced(route, in: place)) }
    return misplaced.first
  }
}
