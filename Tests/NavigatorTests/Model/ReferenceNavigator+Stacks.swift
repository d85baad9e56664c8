import Everything
import WaymarkNavigation

extension ReferenceNavigator {
  typealias Place = NavigationPlace<Museum>

  /// The place of the visible stack.
  private var place: Place {
    state.modals.prefix { $0.screen != presentation.failed }.last.map { .modal($0.screen.screen) } ?? .tab(state.tab)
  }

  private mutating func change(_ place: Place?, to stack: [Museum.Route], new routes: [Museum.Route]) -> Outcome {
    var new = state
    let place = place ?? self.place
    if !new.places.contains(place) { return refuse(.notThere(place)) }
    for route in routes where !new.allows(route, in: place) { return refuse(.notAllowed(route, in: place)) }
    new.setStack(in: place, to: stack)
    become(new)
    return .done
  }

  private func stack(_ place: Place?) -> [Museum.Route] { state.stack(in: place ?? self.place) }

  mutating func push(_ route: Museum.Route, _ place: Place?) -> Outcome {
    change(place, to: stack(place) + [route], new: [route])
  }

  mutating func replace(_ route: Museum.Route, _ place: Place?) -> Outcome {
    change(place, to: stack(place).dropLast() + [route], new: [route])
  }

  mutating func replaceStack(_ routes: [Museum.Route], _ place: Place?) -> Outcome {
    change(place, to: routes, new: routes)
  }

  mutating func pop(_ place: Place?) -> Outcome { change(place, to: stack(place).dropLast(), new: []) }

  mutating func pop(to route: Museum.Route, _ place: Place?) -> Outcome {
    var stack = stack(place)
    if !stack.contains(route) { return refuse(.notOnStack(route, in: place ?? self.place)) }
    while stack.last != route { stack.removeLast() }
    return change(place, to: stack, new: [])
  }

  mutating func popToRoot(_ place: Place?) -> Outcome { change(place, to: [], new: []) }

  /// Applies a path that a stack view has changed.
  ///
  /// The view already shows the path, so the path is accepted even if the spec does not allow it.
  mutating func setPath(_ path: [Museum.Route], _ place: Place) {
    if !state.places.contains(place) { return }
    // The view of a screen that has to disappear says nothing about the state.
    if case .modal(let screen) = place,
      presentation.seen.contains(where: { $0.mustGo && $0.screen == ReferenceState.Screen(screen) })
    {
      return
    }
    let former = state.stack(in: place)
    if former == path { return }
    _ = change(place, to: path, new: [])
    var isNew = false
    for (index, route) in path.enumerated() {
      if index >= former.count || former[index] != route { isNew = true }
      if isNew && !state.allows(route, in: place) { tell(.misplaced(route, in: place)) }
    }
  }
}

// MARK: Sheets, covers, and windows

extension ReferenceNavigator {
  mutating func present(_ screen: ReferenceState.Screen, _ stack: [Museum.Route]) -> Outcome {
    var new = state
    while let top = new.modals.last, !MuseumTables.canCover(screen, top.screen) { new.modals.removeLast() }
    if new.modals.isEmpty, !MuseumTables.tabs(over: screen).contains(new.tab) {
      return refuse(.cannotPresent(screen.screen, over: new.tab))
    }
    for route in stack where !MuseumTables.isIn(flowOf: screen, route) {
      return refuse(.notAllowed(route, in: .modal(screen.screen)))
    }
    new.modals.append(ReferenceState.Presented(screen: screen, stack: stack))
    become(new)
    return .done
  }

  mutating func dismiss() {
    let visible = state.modals.prefix { $0.screen != presentation.failed }
    if let modal = visible.last ?? state.modals.last { dismiss(modal.screen) }
  }

  mutating func dismiss(_ screen: ReferenceState.Screen) {
    var new = state
    if let index = new.modals.firstIndex(where: { $0.screen == screen }) {
      new.modals.removeLast(new.modals.count - index)
    }
    become(new)
  }

  mutating func dismiss(to screen: ReferenceState.Screen) -> Outcome {
    var new = state
    while let top = new.modals.last, top.screen != screen { new.modals.removeLast() }
    if new.modals.isEmpty { return refuse(.notThere(.modal(screen.screen))) }
    become(new)
    return .done
  }

  mutating func dismissAll() {
    var new = state
    new.modals = []
    become(new)
  }

  mutating func open(_ window: Museum.Window, _ stack: [Museum.Route]) -> Outcome {
    if let route = stack.first { return refuse(.notAllowed(route, in: .window(window))) }
    var new = state
    new.close(window)
    new.windows.append(ReferenceState.Window(window: window))
    become(new)
    return .done
  }

  mutating func close(_ window: Museum.Window) {
    var new = state
    new.close(window)
    become(new)
  }
}
