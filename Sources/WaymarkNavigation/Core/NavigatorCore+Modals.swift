extension NavigatorCore {
  mutating func present(_ screen: NavigationState<Spec>.Modal.Screen, stack: [Spec.Route]) -> CommandOutcome<Spec> {
    var next = intended
    next.modal = NavigationState.Modal(screen)
    return assign(next, changing: .modal, adding: stack) { $0 = stack }
  }

  mutating func dismiss() {
    var next = intended
    next.modal = nil
    assign(next)
  }

  mutating func open(_ window: Spec.Window, stack: [Spec.Route]) -> CommandOutcome<Spec> {
    var next = intended
    next.open(window)
    let outcome = assign(next, changing: .window(window), adding: stack) { $0 = stack }
    if outcome == .done { request(.showWindow(window)) }
    return outcome
  }

  mutating func close(_ window: Spec.Window) {
    var next = intended
    next.close(window)
    assign(next)
  }
}
