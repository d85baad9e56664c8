import Everything
import Foundation

@testable import WaymarkNavigation

/// The invariants after every command.
extension ModelRun {
  mutating func mismatch() -> String? {
    let state = ReferenceState(navigator.state)
    let mismatch =
      state == reference.state
      ? eventMismatch() ?? barMismatch() ?? stackMismatch(state) ?? modalMismatch() ?? linkMismatch()
        ?? snapshotMismatch(state) ?? storageMismatch() ?? offers.mismatch(app.offer, reference)
      : "the states differ"
    app.clearEvents()
    reference.log = []
    lastState = state
    return mismatch
  }

  /// Compares the events with the state and with the events of the reference.
  ///
  /// The replayed changes must produce the state. All other events must match the reference in order.
  private mutating func eventMismatch() -> String? {
    var events = app.events[...]
    var moment = replay.state
    for entry in reference.log {
      switch entry {
      case .became(let state): moment = state
      case .told(let expected):
        if let what = replayChanges(&events, until: moment) { return what + ", before: \(expected)" }
        guard let event = events.popFirst() else { return "nothing is told of: \(expected)" }
        if Self.plain(event) != expected { return "it told: \(event); not: \(expected)" }
      }
    }
    if let what = replayChanges(&events, until: moment) { return what }
    return events.first.map { "it told: \($0), of which there is nothing to tell" }
  }

  private mutating func replayChanges(
    _ events: inout ArraySlice<NavigationEvent<Museum>>, until moment: ReferenceState
  ) -> String? {
    while let event = events.first, EventReplay.isChange(event) {
      events.removeFirst()
      if let what = replay.add(event) { return what }
    }
    return replay.state == moment ? nil : "put together, the events give \(replay.state)"
  }

  /// Returns an event without the details that the reference does not model.
  private static func plain(_ event: NavigationEvent<Museum>) -> NavigationEvent<Museum> {
    switch event {
    case .restored(let lost, let isSameVersion): .restored(lost: lost.map { _ in "" }, isSameVersion: isSameVersion)
    case .snapshotDropped: .snapshotDropped("")
    default: event
    }
  }

  private func barMismatch() -> String? {
    let tabs = navigator.visibleTabs
    if !tabs.contains(navigator.state.selectedTab) { return "the selected tab is not in the bar: \(tabs)" }
    if navigator.selection != navigator.state.selectedTab { return "another tab is bound" }
    if Set(tabs).count != tabs.count { return "a tab is in the bar twice: \(tabs)" }
    if tabs != reference.visibleTabs { return "the bar is \(tabs), not \(reference.visibleTabs)" }
    let arrangement = navigator.arrangement
    if arrangement.order != reference.order || arrangement.shown != reference.shown {
      return "the user's choice is \(arrangement), not \(reference.order), \(reference.shown)"
    }
    for tab in MuseumTables.tabs {
      if navigator[isShown: tab] != reference.shown.contains(tab) { return "\(tab) is shown or not" }
      if navigator.canHide(tab) != (reference.reasonToKeep(tab) == nil) { return "\(tab) can be hidden or not" }
      if navigator.hasArguments(for: tab) != (reference.arguments[tab] != nil) { return "\(tab) has arguments or not" }
    }
    return nil
  }

  private func stackMismatch(_ state: ReferenceState) -> String? {
    for place in state.places {
      for route in state.stack(in: place) where !state.allows(route, in: place) {
        if !misplaced.contains(Misplaced(route: route, place: place)) { return "\(route) may not be in \(place)" }
      }
    }
    return nil
  }

  private func modalMismatch() -> String? {
    let state = navigator.state
    if navigator.sheet != state.sheet || navigator.cover != state.cover { return "another sheet or cover is bound" }
    let displayed = navigator.host.modals.map { ReferenceState.Screen($0.screen) }
    let expected = reference.hasStarted ? reference.presentation.displayed : []
    if displayed != expected { return "the views are asked to show \(displayed), not \(expected)" }
    let wanted = state.modals.map { ReferenceState.Screen($0.screen) }
    if displayed != Array(wanted.prefix(displayed.count)) { return "the views are asked to show \(displayed)" }
    let saved = reference.snapshot.modals.map(\.screen)
    if reference.hasStarted, !displayed.starts(with: saved) { return "\(saved) would be saved" }
    return nil
  }

  private func linkMismatch() -> String? {
    let (pending, expected) = (navigator.pendingLink, reference.held)
    if pending?.url != expected?.url || pending?.requires != expected?.requires {
      return "the pending link is \(pending as Any), not \(expected as Any)"
    }
    var resolving: Museum.Link?
    if case .app(let link, _)? = reference.resolving?.target { resolving = link }
    if navigator.resolvingLink != resolving { return "the app is at work on \(navigator.resolvingLink as Any)" }
    if navigator.account != reference.user { return "the account is \(navigator.account as Any)" }
    for question in app.questions where question.launch == app.launch {
      let isWanted = question.number == reference.resolving?.number
      if question.task.isCancelled == isWanted {
        return "the app's work on link \(question.number) is cancelled or not"
      }
    }
    return nil
  }

  private mutating func snapshotMismatch(_ state: ReferenceState) -> String? {
    if state == lastState { return nil }
    let data = navigator.snapshot()
    guard let snapshot = try? NavigationSnapshot<Museum>(data) else { return "no snapshot can be read" }
    let (kept, cuts) = reference.snapshot.kept
    // The storage usually contains the same data, so the check of the storage can skip them.
    lastData[reference.account] = data
    lastKept[reference.account] = reference.snapshot
    if snapshot.lost.count != cuts { return "of a snapshot is lost: \(snapshot.lost)" }
    return ReferenceState(snapshot.state) == kept ? nil : "a snapshot brings back \(ReferenceState(snapshot.state))"
  }

  private mutating func storageMismatch() -> String? {
    // RestorationCrashTests tests the mark of a restoration.
    var values = app.storage.values.filter { !$0.key.hasPrefix("MuseumNavigation.restoration") }
    for (user, kept) in reference.kept {
      let end = user.isEmpty ? "" : ".\(user)"
      let selection = kept.selection.map { StoredValue.int(MuseumTables.number(of: $0)) }
      if values.removeValue(forKey: MuseumTables.selectionKey + end) != selection { return "another tab is kept" }
      for (key, tabs) in [(MuseumTables.shownKey, kept.shown), (MuseumTables.orderKey, kept.order)] {
        let list = tabs.map { $0.map { String(MuseumTables.number(of: $0)) }.joined(separator: ",") }
        let stored = values.removeValue(forKey: key + end)
        if stored != list.map(StoredValue.string) { return "under \(key) is kept \(stored as Any)" }
      }
      let stored = values.removeValue(forKey: MuseumTables.stateKey + end)
      guard let state = kept.state else {
        if stored == nil { continue }
        return "a state is kept for \(user)"
      }
      guard case .data(let data)? = stored else { return "no state is kept for \(user)" }
      if lastData[user] == data && lastKept[user] == state { continue }
      lastData[user] = data
      lastKept[user] = state
      guard let read = try? NavigationSnapshot<Museum>(data) else { return "no snapshot is kept for \(user)" }
      if ReferenceState(read.state) != state.kept.state { return "kept for \(user) is \(ReferenceState(read.state))" }
    }
    return values.isEmpty ? nil : "more is kept: \(values.keys.sorted())"
  }
}
