import Everything
import WaymarkNavigation

/// A navigation state that is reconstructed from events alone, as in the log of an app.
struct EventReplay {
  private(set) var state = ReferenceState()

  /// Returns a Boolean value that indicates whether an event describes a change of the state.
  static func isChange(_ event: NavigationEvent<Museum>) -> Bool {
    switch event {
    case .selected, .pushed, .popped, .presented, .dismissed, .opened, .closed: true
    case .retapped, .tabBarChanged, .fellBack, .link, .rejected, .misplaced, .restored, .snapshotDropped, .unconfirmed,
      .notPresented, .dismissalUnconfirmed, .pending, .dropped, .askedToLeave, .stayed, .resized, .conditionsEnded,
      .returned:
      false
    }
  }

  /// Applies an event to the state.
  ///
  /// - Parameter event: The event.
  /// - Returns: A description of the contradiction if the event is impossible in the current state; otherwise, `nil`.
  mutating func add(_ event: NavigationEvent<Museum>) -> String? {
    switch event {
    case .selected(let tab, let former):
      if former != state.tab || tab == former { return "\(event), but it was \(state.tab)" }
      state.tab = tab
    case .pushed(let route, let place):
      if !state.places.contains(place) { return "\(event), which is not there" }
      state.setStack(in: place, to: state.stack(in: place) + [route])
    case .popped(let route, let place):
      if state.stack(in: place).last != route { return "\(event), which is not on top" }
      state.setStack(in: place, to: state.stack(in: place).dropLast())
    case .presented(let screen):
      let screen = ReferenceState.Screen(screen)
      if let other = state.modals.last?.screen, !MuseumTables.canCover(screen, other) { return "\(event) over another" }
      state.modals.append(ReferenceState.Presented(screen: screen))
    case .dismissed(let screen):
      if state.modals.last?.screen != ReferenceState.Screen(screen) { return "\(event), which is not on top" }
      state.modals.removeLast()
    case .opened(let window):
      let stack = state.stack(in: .window(window))
      state.close(window)
      state.windows.append(ReferenceState.Window(window: window, stack: stack))
    case .closed(let window):
      if !state.places.contains(.window(window)) { return "\(event), which is not open" }
      state.close(window)
    case .retapped, .tabBarChanged, .fellBack, .link, .rejected, .misplaced, .restored, .snapshotDropped, .unconfirmed,
      .notPresented, .dismissalUnconfirmed, .pending, .dropped, .askedToLeave, .stayed, .resized, .conditionsEnded,
      .returned:
      break
    }
    return nil
  }
}
