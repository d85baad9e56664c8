import Everything
import WaymarkNavigation

extension ReferenceNavigator {
  typealias Place = NavigationPlace<Museum>

  private mutating func change(_ place: Place?, to stack: [Museum.Route], new routes: [Museum.Route]) -> Outcome {
    var new = intended
    let place = place ?? new.place
    if !new.places.contains(place) { return refuse(.notThere(place)) }
    for route in routes where !new.allows(route, in: place) { return refuse(.notAllowed(route, in: place)) }
    new.setStack(in: place, to: stack)
    become(new)
    return .done
  }

  private func stack(_ place: Place?) -> [Museum.Route] { intended.stack(in: place ?? intended.place) }

  mutating func push(_ route: Museum.Route, _ place: Place?) -> Outcome {
    change(place, to: stack(place) + [route], new: [route])
  }

  mutating func replace(_ route: Museum.Route, _ place: Place?) -> Outcome {
    change(place, to: stack(place).dropLast() + [route], new: [route])
  }

  mutating func replaceStack(_ routes: [Museum.Route], _ place: Place?) -> Outcome {
    change(place, to: routes, new: routes)
  }

  mutating func pop(_ place: Place?) -> Museum.Route? {
    let top = stack(place).last
    _ = change(place, to: stack(place).dropLast(), new: [])
    return top
  }

  mutating func pop(to route: Museum.Route, _ place: Place?) -> Outcome {
    var stack = stack(place)
    if !stack.contains(route) { return refuse(.notOnStack(route, in: place ?? intended.place)) }
    while stack.last != route { stack.removeLast() }
    return change(place, to: stack, new: [])
  }

  mutating func popToRoot(_ place: Place?) -> Outcome { change(place, to: [], new: []) }

  /// Applies a path that a stack view has changed.
  ///
  /// The view already shows the path, so the path is accepted even if the spec does not allow it.
  mutating func setPath(_ path: [Museum.Route], _ place: Place) {
    if !state.places.contains(place) { return }
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

// MARK: Modals

extension ReferenceNavigator {
  mutating func present(_ screen: ReferenceState.Screen, _ stack: [Museum.Route]) -> Outcome {
    for route in stack where !MuseumTables.isIn(flowOf: screen, route) {
      return refuse(.notAllowed(route, in: .modal))
    }
    var new = intended
    new.modal = ReferenceState.Presented(screen: screen, stack: stack)
    become(new)
    return .done
  }

  mutating func dismiss() {
    var new = intended
    new.modal = nil
    become(new)
  }

  mutating func setSheetToNil() {
    if case .sheet? = state.modal?.screen { dismiss() }
  }

  mutating func setCoverToNil() {
    if case .cover? = state.modal?.screen { dismiss() }
  }

  mutating func open(_ window: Museum.Window, _ stack: [Museum.Route]) -> Outcome {
    if let route = stack.first { return refuse(.notAllowed(route, in: .window(window))) }
    var new = intended
    new.close(window)
    new.windows.append(ReferenceState.Window(window: window))
    become(new)
    return .done
  }

  mutating func close(_ window: Museum.Window) {
    var new = intended
    new.close(window)
    become(new)
  }

  mutating func modalDidAppear(_ screen: ReferenceState.Screen) {
    if state.modal?.screen == screen || onScreen?.screen == screen && onScreen?.mustGo == true {
      modals.append(.appeared(screen))
      return
    }
    let former = state
    modals.append(.appeared(screen))
    become(intended, bringingBack: wantedTab, replacing: former)
  }

  mutating func modalDidDismiss() {
    guard let onScreen else { return }
    let former = state
    modals.append(.gone)
    var new = intended
    if !onScreen.mustGo { new.modal = nil }
    become(new, replacing: former)
  }
}
