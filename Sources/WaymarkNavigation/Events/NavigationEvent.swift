/// An event that a navigator reports, for analytics and logs.
///
/// An app can reconstruct the state of a navigator from all events since the navigator was created.
public indirect enum NavigationEvent<Spec: NavigationSpec>: Hashable, Sendable {
  /// The selection changed from one tab to another tab.
  case selected(Spec.Tab, from: Spec.Tab)
  /// The selected tab was tapped again.
  ///
  /// If the spec has `retap: popToRoot`, the stack of the tab is popped to the root screen. An app can handle this
  /// event, for example to scroll the root screen to the top.
  case retapped(Spec.Tab)
  /// A screen was pushed onto a stack.
  case pushed(Spec.Route, in: NavigationPlace<Spec>)
  /// A screen was popped from the top of a stack.
  case popped(Spec.Route, in: NavigationPlace<Spec>)
  /// A sheet or cover was presented.
  case presented(NavigationState<Spec>.Modal.Screen)
  /// A sheet or cover was dismissed, together with all screens that were pushed inside it.
  case dismissed(NavigationState<Spec>.Modal.Screen)
  /// The user or the app has selected another height of a sheet.
  case resized(NavigationState<Spec>.Modal.Screen, to: SheetDetent)
  /// The views haven't shown a sheet or cover in time, for example because the app presents a screen of its own.
  ///
  /// The navigator presents the sheet or cover again after 1, 2, 4, and 8 seconds, and earlier after another command,
  /// when another screen is dismissed, or when the scene becomes active.
  case unconfirmed(NavigationState<Spec>.Modal.Screen)
  /// The views haven't shown a sheet or cover after the last request, and the navigator removes it from the state.
  case notPresented(NavigationState<Spec>.Modal.Screen)
  /// The views haven't reported the dismissal of a sheet or cover in time. The navigator assumes that the screen is
  /// gone.
  case dismissalUnconfirmed(NavigationState<Spec>.Modal.Screen)
  /// A window was opened or was brought to the front.
  case opened(Spec.Window)
  /// A window was closed, together with all screens that were pushed inside it.
  case closed(Spec.Window)
  /// A gate replaced the tabs, because its condition doesn't hold. Before this event, the sheets and covers over the tabs
  /// are reported as dismissed. If they stay behind the gate, they are reported as presented when the gate leaves.
  case gateShown(Spec.Gate)
  /// A gate was removed, together with its screens and all sheets and covers over it.
  case gateLeft(Spec.Gate)
  /// Tabs were added to the tab bar, removed from the tab bar, or reordered. The associated value is the new list of
  /// tabs.
  case tabBarChanged([Spec.Tab])
  /// A link led to a hidden tab, and the fallback tab was selected instead.
  case fellBack(from: Spec.Tab, to: Spec.Tab)
  /// The status of a link changed.
  case link(LinkEvent<Spec>)
  /// A command was rejected. The associated error is the reason.
  case rejected(NavigationError<Spec>)
  /// A command waits for the associated conditions. A sheet or cover with which the user can make them true is
  /// presented.
  case pending(NavigationCommand<Spec>, for: [Spec.Condition])
  /// A pending command was dropped, because the user dismissed the sheet or cover, or because a newer command or link
  /// is pending instead.
  case dropped(NavigationCommand<Spec>)
  /// The user must decide whether to leave a screen with unsaved changes, for which a link or command waits. The route
  /// is `nil` for the screen at the root of the place.
  case askedToLeave(Spec.Route?, in: NavigationPlace<Spec>)
  /// The user has decided to stay on a screen with unsaved changes, and the link or command is dropped.
  case stayed(Spec.Route?, in: NavigationPlace<Spec>)
  /// The associated conditions no longer hold, and the screens that require them leave. Further events report each
  /// screen.
  case conditionsEnded([Spec.Condition])
  /// A screen returned a value. If the second value is `false`, no task receives the value, because a link, a
  /// restoration, or a command without a result opened the screen, or because the task that asked was canceled.
  case returned(ScreenPosition<Spec>, isAwaited: Bool)
  /// A view pushed a screen that the spec doesn't allow on the stack, for example with `NavigationLink(value:)`.
  case misplaced(Spec.Route, in: NavigationPlace<Spec>)
  /// A snapshot was restored.
  ///
  /// The associated list contains the parts of the snapshot that were not restored. A part is skipped if its data is
  /// damaged or if the spec no longer allows the part.
  case restored(lost: [String], isSameVersion: Bool)
  /// A snapshot couldn't be decoded, or ended the app at an earlier launch, and nothing was restored. The associated
  /// string is the reason.
  case snapshotDropped(String)
}

extension NavigationEvent {
  /// The name of the tab or screen that the event reports, or `nil` for other kinds of events.
  ///
  /// The name is intended for analytics. The event may describe a screen that was popped or dismissed. To get the name
  /// of the screen that the user sees after the event, use ``NavigationState/screenName``.
  public var screenName: String? {
    switch self {
    case .selected(let tab, _), .retapped(let tab), .fellBack(_, let tab): tab.name
    case .pushed(let route, _), .popped(let route, _), .misplaced(let route, _): route.name
    case .presented(let screen), .dismissed(let screen), .unconfirmed(let screen), .notPresented(let screen),
      .dismissalUnconfirmed(let screen), .resized(let screen, _):
      screen.name
    case .opened(let window), .closed(let window): window.name
    case .gateShown(let gate), .gateLeft(let gate): gate.name
    case .returned(let screen, _): screen.name
    case .askedToLeave(let route, let place), .stayed(let route, let place): route?.name ?? place.name
    case .tabBarChanged, .link, .rejected, .pending, .dropped, .conditionsEnded, .restored, .snapshotDropped: nil
    }
  }

  /// The metadata of the tab or screen that the event reports, or `nil` for other kinds of events.
  ///
  /// The metadata belongs to the tab or screen with the name ``screenName``. To get the metadata of the screen that the
  /// user sees after the event, use ``NavigationState/screenMetadata``.
  public var metadata: Spec.Metadata? {
    switch self {
    case .selected(let tab, _), .retapped(let tab), .fellBack(_, let tab): Spec.Metadata(tab._metadata)
    case .pushed(let route, _), .popped(let route, _), .misplaced(let route, _): Spec.Metadata(route._metadata)
    case .presented(let screen), .dismissed(let screen), .unconfirmed(let screen), .notPresented(let screen),
      .dismissalUnconfirmed(let screen), .resized(let screen, _):
      screen.metadata
    case .opened(let window), .closed(let window): Spec.Metadata(window._metadata)
    case .gateShown(let gate), .gateLeft(let gate): Spec.Metadata(gate._metadata)
    case .returned(let screen, _): screen.metadata
    case .askedToLeave(let route, let place), .stayed(let route, let place):
      if let route { Spec.Metadata(route._metadata) } else { place.metadata }
    case .tabBarChanged, .link, .rejected, .pending, .dropped, .conditionsEnded, .restored, .snapshotDropped: nil
    }
  }
}

extension NavigationEvent: CustomStringConvertible {
  /// A line for a log. The line can contain private data of the user, such as the arguments of a screen or the URL of a
  /// link.
  public var description: String {
    switch self {
    case .selected(let tab, let former): "selected \(tab.name), from \(former.name)"
    case .retapped(let tab): "tapped \(tab.name) again"
    case .pushed(let route, let place): "pushed \(Spec.Route.text(of: route._parts)) in \(place)"
    case .popped(let route, let place): "popped \(Spec.Route.text(of: route._parts)) in \(place)"
    case .presented(let screen): "presented \(screen)"
    case .dismissed(let screen): "dismissed \(screen)"
    case .resized(let screen, let detent): "resized \(screen) to \(detent)"
    case .unconfirmed(let screen): "\(screen) has not appeared"
    case .notPresented(let screen): "\(screen) could not be presented"
    case .dismissalUnconfirmed(let screen): "the dismissal of \(screen) was not reported"
    case .opened(let window): "opened window \(Spec.Window.text(of: window._parts))"
    case .closed(let window): "closed window \(Spec.Window.text(of: window._parts))"
    case .gateShown(let gate): "showed gate \(Spec.Gate.text(of: gate._parts))"
    case .gateLeft(let gate): "left gate \(Spec.Gate.text(of: gate._parts))"
    case .tabBarChanged(let tabs): "tab bar: " + tabs.map { $0.name }.joined(separator: ", ")
    case .fellBack(let tab, let other): "\(tab.name) is not in the tab bar; \(other.name) is selected instead"
    case .link(let event): "\(event)"
    case .rejected(let error): "rejected: \(error)"
    case .pending(let command, let conditions):
      "\(command) waits for \(conditions.map { $0.rawValue }.joined(separator: ", "))"
    case .dropped(let command): "\(command) was dropped"
    case .askedToLeave(let route, let place): "asked before leaving \(text(of: route, in: place))"
    case .stayed(let route, let place): "the user stayed on \(text(of: route, in: place))"
    case .conditionsEnded(let conditions):
      "\(conditions.map { $0.rawValue }.joined(separator: ", ")) ended, and the screens that require it leave"
    case .returned(let screen, let isAwaited):
      "\(screen) returned a value" + (isAwaited ? "" : ", which no task waits for")
    case .misplaced(let route, let place): "\(route.name) was pushed in \(place), where the spec does not allow it"
    case .restored(let lost, let isSameVersion):
      "restored" + (isSameVersion ? "" : " from another version")
        + (lost.isEmpty ? "" : ", except " + lost.joined(separator: ", "))
    case .snapshotDropped(let reason): "snapshot dropped: \(reason)"
    }
  }
}

private func text<Spec>(of route: Spec.Route?, in place: NavigationPlace<Spec>) -> String {
  route.map { "\(Spec.Route.text(of: $0._parts)) in \(place)" } ?? "\(place)"
}

extension NavigationState {
  /// Dismissals come first, and events about tabs before new sheets and covers.
  func events(since former: NavigationState) -> [NavigationEvent<Spec>] {
    var events: [NavigationEvent<Spec>] = []
    let keepsGate = gate?.screen == former.gate?.screen
    let kept = keepsGate ? modals.keptCount(since: former.modals) : 0
    for modal in former.modals[kept...].reversed() { events.append(.dismissed(modal.screen)) }
    if !keepsGate, let gate = former.gate { events.append(.gateLeft(gate.screen)) }
    for gone in former.windows where !windows.contains(where: { $0.window == gone.window }) {
      events.append(.closed(gone.window))
    }
    if selectedTab != former.selectedTab { events.append(.selected(selectedTab, from: former.selectedTab)) }
    if stacks != former.stacks {
      for tab in Spec.Tab.allCases { add(.tab(tab), former[stack: .tab(tab)]) }
    }
    if let gate {
      if !keepsGate { events.append(.gateShown(gate.screen)) }
      add(.gate(gate.screen), former[stack: .gate(gate.screen)])
    }
    for (index, modal) in modals.enumerated() {
      if index >= kept { events.append(.presented(modal.screen)) }
      if case .sheet(let sheet) = modal.screen, let detent = self[detentOf: sheet],
        index < kept ? detent != former[detentOf: sheet] : modal.detent != nil
      {
        events.append(.resized(modal.screen, to: detent))
      }
      add(.modal(modal.screen), index < kept ? former.modals[index].stack : [])
    }
    // In the list, windows that kept their order precede new windows and windows that came to the front.
    var staying = former.windows[...]
    var isBehindNew = false
    for open in windows {
      if !isBehindNew, let index = staying.firstIndex(where: { $0.window == open.window }) {
        staying = staying[(index + 1)...]
      } else {
        isBehindNew = true
        events.append(.opened(open.window))
      }
      add(.window(open.window), former[stack: .window(open.window)])
    }
    return events

    func add(_ place: NavigationPlace<Spec>, _ former: [Spec.Route]) {
      let stack = self[stack: place]
      guard stack != former else { return }
      let kept = stack.commonPrefixCount(with: former)
      for route in former[kept...].reversed() { events.append(.popped(route, in: place)) }
      for route in stack[kept...] { events.append(.pushed(route, in: place)) }
    }
  }
}
