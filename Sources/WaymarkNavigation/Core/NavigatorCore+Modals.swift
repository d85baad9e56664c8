extension NavigatorCore {
  mutating func present(_ screen: NavigationState<Spec>.Modal.Screen, stack: [Spec.Route]) -> Bool {
    var next = intended
    next.modal = NavigationState.Modal(screen)
    return assign(next, changing: .modal, adding: stack) { $0 = stack }
  }

  mutating func dismiss() {
    var next = intended
    next.modal = nil
    assign(next)
  }

  mutating func open(_ window: Spec.Window, stack: [Spec.Route]) -> Bool {
    var next = intended
    next.open(window)
    let isOpened = assign(next, changing: .window(window), adding: stack) { $0 = stack }
    if isOpened { request(.showWindow(window)) }
    return isOpened
  }

  mutating func close(_ window: Spec.Window) {
    var next = intended
    next.close(window)
    assign(next)
  }
}
