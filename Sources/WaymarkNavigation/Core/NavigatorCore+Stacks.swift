extension NavigatorCore {
  typealias Place = NavigationPlace<Spec>

  mutating func push(_ route: Spec.Route, in place: Place?) -> CommandOutcome<Spec> {
    change(place, adding: [route]) { $0.append(route) }
  }

  mutating func replace(with route: Spec.Route, in place: Place?) -> CommandOutcome<Spec> {
    change(place, adding: [route]) { stack in
      _ = stack.popLast()
      stack.append(route)
    }
  }

  mutating func replaceStack(with routes: [Spec.Route], in place: Place?) -> CommandOutcome<Spec> {
    change(place, adding: routes) { $0 = routes }
  }

  mutating func pop(in place: Place?) -> Spec.Route? {
    let top = state[stack: place ?? state.place].last
    _ = change(place) { _ = $0.popLast() }
    return top
  }

  mutating func pop(to route: Spec.Route, in place: Place?) -> CommandOutcome<Spec> {
    let place = place ?? state.place
    guard let index = state[stack: place].lastIndex(of: route) else { return reject(.notOnStack(route, in: place)) }
    return change(place) { $0.removeSubrange((index + 1)...) }
  }

  mutating func popToRoot(in place: Place?) -> CommandOutcome<Spec> {
    change(place) { $0 = [] }
  }

  private mutating func change(
    _ place: Place?, adding routes: [Spec.Route] = [], _ change: (inout [Spec.Route]) -> Void
  ) -> CommandOutcome<Spec> {
    assign(state, changing: place ?? state.place, adding: routes, change)
  }

  /// Changes one stack of the given state, and assigns the resulting state. The command is rejected if the stack
  /// doesn't exist or if the spec doesn't allow an added screen.
  mutating func assign(
    _ state: NavigationState<Spec>, changing place: Place, adding routes: [Spec.Route], presents: Bool = false,
    _ change: (inout [Spec.Route]) -> Void
  ) -> CommandOutcome<Spec> {
    do throws(NavigationError<Spec>) { try state.check(routes, in: place) } catch { return reject(error) }
    var next = state
    change(&next[stack: place])
    assign(next, presents: presents)
    return .done
  }

  /// Updates a stack in the navigation state after the stack's view has pushed or popped screens.
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
    var next = state
    next[stack: place] = path
    assign(next)
    for route in misplaced { emit(.misplaced(route, in: place)) }
    return misplaced.first
  }
}
