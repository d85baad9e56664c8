import Foundation

@testable import WaymarkNavigation

/// The properties that hold in every state and for every action.
///
/// Each property returns a description of the violation, or `nil`.
enum Invariants<Spec: NavigationSpec> {
  typealias Core = NavigatorCore<Spec>

  /// Checks the properties of a single state.
  static func violation(in core: Core) -> String? {
    let state = core.state
    if !core.visibleTabs.contains(state.selectedTab) { return "the selected tab \(state.selectedTab) is hidden" }
    for place in state.places {
      for route in state[stack: place] where !state.allows(route, in: place) {
        return "\(route.name) is on the stack of the \(place), which doesn't allow it"
      }
    }
    if state.permitted(where: core.conditions) != state { return "a condition of a screen of \(state) doesn't hold" }
    if let screen = core.fulfilling {
      if !state.has(.modal(screen)) { return "\(screen) is awaited, but is not presented" }
      if core.pendingCommand == nil, core.pendingLink == nil { return "nothing waits for \(screen)" }
    }
    if let command = core.pendingCommand {
      if core.missing(command.requires).isEmpty { return "“\(command.command)” waits forever" }
      if core.fulfilling == nil { return "“\(command.command)” waits for no screen" }
    }
    for modals in [state.modals, state.modalsOverTabs] {
      for (modal, other) in zip(modals.dropFirst(), modals) where !modal.screen.canCover(other.screen) {
        return "\(modal.screen) covers \(other.screen)"
      }
    }
    return gateViolation(in: core) ?? presentationViolation(in: core)
  }

  private static func presentationViolation(in core: Core) -> String? {
    let wanted = core.state.modals.map(\.screen)
    let displayed = core.displayedModals.map(\.screen)
    if !core.hasViews { return displayed.isEmpty ? nil : "sheets and covers are displayed without views" }
    if !wanted.starts(with: displayed) { return "the views display \(displayed), but the state is \(core.state)" }
    let levels = core.presentation.levels
    if levels.count(where: { $0.status == .requested }) > 1 { return "several presentations at a time: \(levels)" }
    if levels.contains(where: { $0.status == .requested }), levels.contains(where: { $0.status == .dismissing }) {
      return "a presentation during a dismissal: \(levels)"
    }
    if let failed = core.state.failedModal, displayed.contains(failed), levels.last?.status == .shown {
      return "\(failed) is on the screen, and commands skip it"
    }
    let confirmed = core.presentation.confirmed(of: core.state.modals).map(\.screen)
    let shown = levels.prefix { $0.status == .shown }.map(\.screen)
    return confirmed == shown ? nil : "saved as \(confirmed), but \(shown) are on the screen"
  }

  /// Checks that a snapshot can be restored without a loss.
  static func violation(in saved: NavigationSnapshot<Spec>) -> String? {
    do {
      let restored = try NavigationSnapshot<Spec>(saved.data())
      if restored.state == saved.state, restored.lost.isEmpty { return nil }
      return "the snapshot of \(saved.state) is restored as \(restored.state), except \(restored.lost)"
    } catch {
      return "the snapshot of \(saved.state) can't be read: \(error)"
    }
  }

  /// Checks that the events of an action describe the change of the state.
  static func eventViolation(
    from former: NavigationState<Spec>, to state: NavigationState<Spec>, _ events: [NavigationEvent<Spec>]
  ) -> String? {
    var (replayed, state) = (former.seen, state.seen)
    for event in events {
      switch event {
      case .selected(let tab, let other):
        if replayed.selectedTab != other { return "the event “\(event)” contradicts \(replayed)" }
        replayed.selectedTab = tab
      case .pushed(let route, let place): replayed[stack: place].append(route)
      case .popped(let route, let place):
        if replayed[stack: place].popLast() != route { return "the event “\(event)” contradicts \(replayed)" }
      case .presented(let screen): replayed.modals.append(.init(screen))
      case .dismissed(let screen):
        if replayed.modals.popLast()?.screen != screen { return "the event “\(event)” contradicts \(replayed)" }
      case .opened(let window):
        let stack = replayed[stack: .window(window)]
        replayed.open(window)
        replayed[stack: .window(window)] = stack
      case .closed(let window): replayed.close(window)
      case .gateLeft(let gate):
        if replayed.gate != NavigationState.ShownGate(gate, stack: replayed[stack: .gate(gate)]) {
          return "the event “\(event)” contradicts \(replayed)"
        }
        replayed.gate = nil
      case .gateShown(let gate):
        if replayed.gate != nil || !replayed.modals.isEmpty { return "the event “\(event)” contradicts \(replayed)" }
        replayed.gate = NavigationState.ShownGate(gate)
      default: break
      }
    }
    return replayed == state ? nil : "the events lead to \(replayed) instead of \(state)"
  }

  /// Checks that a rejected command doesn't change the state.
  ///
  /// If an action ends the wait of a pending command, the sign-in screen is dismissed before the command is rejected.
  static func rejectionViolation(from former: Core, to state: NavigationState<Spec>, _ events: [NavigationEvent<Spec>])
    -> String?
  {
    guard former.state != state, former.pendingCommand == nil, case .rejected? = events.last else { return nil }
    return "a rejected command changed the state"
  }

  /// Checks that an action has its effect unless the action was rejected or waits for a condition.
  static func effectViolation(of action: Action<Spec>, on former: Core, _ core: Core, _ events: [NavigationEvent<Spec>])
    -> String?
  {
    let state = core.state
    switch action {
    case .select(let tab), .tap(let tab):
      if former.visibleTabs.contains(tab), state.selectedTab != tab { return "\(tab.name) is not selected" }
    case .present(let screen):
      let isOverTab = !former.state.modals.contains { screen.canCover($0.screen) }
      let isAllowedOverRoot =
        former.state.gate.map { screen.canCover($0.screen) } ?? screen.tabs.contains(former.state.selectedTab)
      let isAllowed = !isOverTab || isAllowedOverRoot
      if !isAllowed || !core.missing(screen.requirements).isEmpty {
        return events.contains(where: \.isRefusal) ? nil : "\(screen) is neither presented nor refused"
      }
      if state.modal?.screen != screen { return "\(screen) is not in the state" }
    case .dismiss:
      let dismissed = former.state.modalToDismiss?.screen
      if state.modals != former.state.modals.prefix(while: { $0.screen != dismissed }) {
        return "the visible sheet or cover is not dismissed"
      }
    case .dismissAll:
      if !state.modals.isEmpty { return "sheets and covers are left" }
    case .dismissed(let level):
      let dismissed = former.presentation.levels[level]
      if dismissed.status == .shown, state.has(.modal(dismissed.screen)) { return "\(dismissed.screen) comes back" }
    default: break
    }
    return nil
  }

  /// Checks that opening a link twice is the same as opening the link once.
  static func repetitionViolation(of url: String, once: Core) -> String? {
    // A link that adds to a stack adds to it again.
    if let url = URL(string: url), case .append? = Spec.landing(of: url)?.stackChange { return nil }
    var twice = once
    _ = twice.perform { $0.open(url) }
    twice.forgetAttempts(like: once)
    return twice.fingerprint == once.fingerprint
      ? nil : "\(url) leads to another state if opened twice: \(once.state), \(twice.state)"
  }

  /// Checks that nothing waits forever: after all reports of the views and all answers of the app, the views show the
  /// state, and only conditions keep a link pending.
  static func waitingViolation(in core: Core) -> String? {
    guard let core = atRest(core) else {
      return "the navigator and its views never come to rest: \(core.presentation.levels)"
    }
    let displayed = core.displayedModals.map(\.screen)
    if displayed != core.state.modals.map(\.screen) { return "the views show \(displayed) of \(core.state) forever" }
    guard let link = core.pendingLink, core.missing(link).isEmpty else { return nil }
    return "the link \(link.url ?? "") waits forever"
  }

  /// Returns the core after all reports of the views and all answers of the app, or `nil` if they never end.
  static func atRest(_ core: Core) -> Core? {
    var core = core
    if !core.hasViews { _ = core.perform { $0.start(restoring: nil, reportsModals: true) } }
    for _ in 0..<32 {
      if let level = core.presentation.levels.first(where: { $0.status == .requested }) {
        _ = core.perform { $0.modalDidAppear(level.screen) }
      } else if let level = core.presentation.levels.first(where: { $0.status == .dismissing }) {
        _ = core.perform { $0.modalDidDismiss(level.screen) }
      } else if let number = core.presentationsOfApp.first {
        _ = core.perform { $0.endPresentation(number) }
      } else if let link = core.resolvingLink {
        _ = core.perform { $0.answer(.nowhere(""), to: link.number) }
      } else if core.presentation.levels.last?.status == .unconfirmed {
        _ = core.perform { $0.retryPresentation() }
      } else {
        return core
      }
    }
    return nil
  }
}

extension NavigationEvent {
  /// A Boolean value that indicates whether a command is rejected or waits for a condition.
  fileprivate var isRefusal: Bool {
    switch self {
    case .rejected, .pending: true
    default: false
    }
  }
}

extension NavigationState {
  /// The places of all stacks.
  fileprivate var places: [NavigationPlace<Spec>] {
    let gates: [NavigationPlace<Spec>] = gate.map { [.gate($0.screen)] + $0.modals.map { .modal($0.screen) } } ?? []
    return Spec.Tab.allCases.map { .tab($0) } + modalsOverTabs.map { .modal($0.screen) }
      + windows.map { .window($0.window) } + gates
  }

  /// The state without what events don't report: a failed presentation, and the sheets and covers behind a gate.
  fileprivate var seen: NavigationState {
    var seen = self
    seen.failedModal = nil
    if gate != nil { seen.modalsOverTabs = [] }
    return seen
  }
}

extension NavigatorCore {
  /// Ignores a repeated request, which a repeated link causes and which has no other effect.
  fileprivate mutating func forgetAttempts(like other: NavigatorCore) {
    guard presentation.levels.map(\.screen) == other.presentation.levels.map(\.screen) else { return }
    presentation = other.presentation
  }
}
