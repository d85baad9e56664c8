extension NavigatorCore {
  package mutating func present(_ screen: NavigationState<Spec>.Modal.Screen, stack: [Spec.Route]) -> CommandOutcome<
    Spec
  > {
    run(.present(NavigationState.Modal(screen, stack: stack)))
  }

  /// Dismisses the sheet or cover that covers all others.
  package mutating func dismiss() {
    guard let modal = state.modal else { return }
    dismiss(modal.screen)
  }

  /// Dismisses a sheet or cover, and all sheets and covers above it.
  package mutating func dismiss(_ screen: NavigationState<Spec>.Modal.Screen) {
    var next = state
    next.dismiss(screen)
    assign(next)
  }

  /// Dismisses all sheets and covers above a given one.
  package mutating func dismiss(to screen: NavigationState<Spec>.Modal.Screen) -> CommandOutcome<Spec> {
    guard let index = state.modals.firstIndex(where: { $0.screen == screen }) else {
      return reject(.notThere(.modal(screen)))
    }
    var next = state
    next.modals.removeSubrange((index + 1)...)
    assign(next)
    return .done
  }

  package mutating func dismissAll() {
    var next = state
    next.modals = []
    assign(next)
  }

  package mutating func open(_ window: Spec.Window, stack: [Spec.Route]) -> CommandOutcome<Spec> {
    run(.open(NavigationState.OpenWindow(window, stack: stack)))
  }

  package mutating func close(_ window: Spec.Window) {
    var next = state
    next.close(window)
    assign(next)
  }
}
