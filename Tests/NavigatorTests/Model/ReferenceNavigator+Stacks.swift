import Everything
import WaymarkNavigation

extension ReferenceNavigator {
  typealias Place = NavigationPlace<Museum>

  private mutating func change(_ place: Place?, to stack: [Museum.Route], new routes: [Museum.Route]) -> Bool {
    var new = intended
    let place = place ?? new.place
    if !new.places.contains(place) { return refuse(.notThere(place)) }
    for route in routes where !new.allows(route, in: place) { return refuse(.notAllowed(route, in: place)) }
    new.setStack(in: place, to: stack)
    become(new)
    return true
  }

  private func stack(_ place: Place?) -> [Museum.Route] { intended.stack(in: place ?? intended.place) }

  mutating func push(_ route: Museum.Route, _ place: Place?) -> Bool {
    change(place, to: stack(place) + [route], new: [route])
  }

  mutating func replace(_ route: Museum.Route, _ place: Place?) -> Bool {
    change(place, to: stack(place).dropLast() + [route], new: [route])
  }

  mutating func replaceStack(_ routes: [Museum.Route], _ place: Place?) -> Bool {
    change(place, to: routes, new: routes)
  }

  mutating func pop(_ place: Place?) -> Museum.Route? {
    let top = stack(place).last
    _ = change(place, to: stack(place).dropLast(), new: [])
    return top
  }

  mutating func pop(to route: Museum.Route, _ place: Place?) -> Bool {
    var stack = stack(place)
    if !stack.contains(route) { return refuse(.notOnStack(route, in: place ?? intended.place)) }
    while stack.last != route { stack.removeLast() }
    return change(place, to: stack, new: [])
  }

  mutating func popToRoot(_ place: Place?) { _ = change(place, to: [], new: []) }

  /// A stack view has changed its path: what is there already is accepted, allowed or not.
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

// MARK: What is presented

extension ReferenceNavigator {
  mutating func present(_ screen: ReferenceState.Screen, _ stack: [Museum.Route]) -> Bool {
    for route in stack where !MuseumTables.isIn(flowOf: screen, route) {
      return refuse(.notAllowed(route, in: .modal))
    }
    var new = intended
    new.modal = ReferenceState.Presented(screen: screen, stack: stack)
    become(new)
    return true
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

  mutating func open(_ window: Museum.Window, _ stack: [Museum.Route]) -> Bool {
    if let route = stack.first { return refuse(.notAllowed(route, in: .window(window))) }
    var new = intended
    new.close(window)
    new.windows.append(ReferenceState.Window(window: window))
    become(new)
    return true
  }

  mutating func close(_ window: Museum.Window) {
    var new = intended
    new.close(window)
    become(new)
  }

  mutating func modalDidAppear(_ screen: ReferenceState.Screen) {
    if state.modal?.screen == screen {
      modalView = .there
      return
    }
    // It has to go before what the state wants by now is presented.
    let wanted = intended
    modalView = .leaving
    become(wanted, bringingBack: wantedTab)
  }

  mutating func modalDidDismiss() {
    if modalView == .none { return }
    var new = intended
    if modalView == .there { new.modal = nil }
    modalView = .none
    next = nil
    become(new)
  }
}
