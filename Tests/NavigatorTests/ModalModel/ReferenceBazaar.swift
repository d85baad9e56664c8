import WaymarkNavigation

/// A simple implementation of a navigator of the bazaar, without regard to speed.
///
/// The tables of what may cover what are copied by hand from ``Bazaar``.
struct ReferenceBazaar {
  /// A sheet or cover with its stack.
  struct Layer: Equatable {
    var screen: Bazaar.Screen
    var stack: [Bazaar.Route] = []
    /// `nil` for the smallest height.
    var detent: SheetDetent?
  }

  struct Contents: Equatable {
    var tab = Bazaar.Tab.home
    var stacks: [[Bazaar.Route]] = [[], []]
    var layersOverTabs: [Layer] = []
    var gate: ShownGate?

    /// The layers that the user sees.
    var layers: [Layer] {
      get { gate?.layers ?? layersOverTabs }
      set { if gate == nil { layersOverTabs = newValue } else { gate?.layers = newValue } }
    }
  }

  struct ShownGate: Equatable {
    var screen: Bazaar.Gate
    var stack: [Bazaar.Route] = []
    var layers: [Layer] = []
  }

  var contents = Contents()
  var presentation = ReferencePresentation<Bazaar.Screen>()
  private(set) var hasViews = false
  var conditions: Set<Bazaar.Condition> = []
  var pending: Landing<Bazaar>?
  /// The command that waits for conditions, and the number of its question.
  var waiting: (command: NavigationCommand<Bazaar>, question: Int?)?
  /// The screen with which the user can sign in, if the command or the link waits for it.
  var door: Bazaar.Screen?
  /// The questions without an answer.
  var questions: [Question] = []
  /// The answers so far, in order.
  var answers: [Answer] = []
  /// The saved contents, until something changes or a view appears.
  var wanted: Contents?
  /// The presentations of the app, in order of their beginning, and whether each ends as soon as it is dismissed.
  private(set) var isSceneActive = true
  private(set) var presentationsOfApp: [(number: Int, ends: Bool)] = []
  private var dismissesPresentations = false
  /// The stored contents, or `nil` if nothing has changed since the first launch.
  private(set) var kept: Contents?
  /// The number of the opening of each sheet and cover.
  var openings: [Bazaar.Screen: Int] = [:]
  var lastOpening = 0
  var openingOfGate = 0
  /// The places of views, and the openings that the views belong to.
  var handles: [(place: NavigationPlace<Bazaar>, opening: Int?)] = []
  /// The number of commands of views that are gone.
  var rejectedHandles = 0
  /// The screens with unsaved changes.
  var changed: [Changed] = []
  var lastChange = 0
  var decision: Decision?
  /// The screens that the user has agreed to leave by the command that is carried out.
  var agreed: [Int] = []
  /// The number of the pending landing.
  var pendingNumber = 0
  /// The events that do not describe a change, in order.
  var events: [NavigationEvent<Bazaar>] = []

  init(kept: Contents? = nil) {
    self.kept = kept
    contents = Contents().permitted(where: [])
    if let kept {
      wanted = kept.allowed
      contents = kept.allowed.permitted(where: [])
      countOpenings(since: Contents())
      events.append(.restored(lost: kept.lost, isSameVersion: true))
    }
  }
}

// MARK: Tables

extension ReferenceBazaar {
  static func canCover(_ screen: Bazaar.Screen, _ other: Bazaar.Screen) -> Bool {
    switch (screen, other) {
    case (.sheet(.paywall), .sheet(.settings)), (.sheet(.paywall), .cover(.checkout)),
      (.sheet(.terms), .sheet(.paywall)),
      (.cover(.signIn), .sheet(.settings)), (.cover(.signIn), .cover(.checkout)):
      true
    default: false
    }
  }

  static func canCover(_ screen: Bazaar.Screen, _ gate: Bazaar.Gate) -> Bool {
    if case (.sheet(.share), .intro) = (screen, gate) { true } else { false }
  }

  static func allows(_ route: Bazaar.Route, in place: NavigationPlace<Bazaar>) -> Bool {
    switch (route, place) {
    case (.product, .tab), (.language, .gate(.intro)), (.language, .modal(.sheet(.settings))),
      (.plan, .modal(.sheet(.paywall))),
      (.address, .modal(.cover(.checkout))):
      true
    default: false
    }
  }
}

// MARK: Commands

extension ReferenceBazaar {
  typealias Outcome = CommandOutcome

  mutating func become(_ new: Contents, restoring wanted: Contents? = nil) {
    let former = contents
    contents = new
    self.wanted = wanted
    countOpenings(since: former)
    presentation.settle(for: new.layers.map(\.screen))
    presentation.retry()
    if new == former { return }
    endChanges(since: former)
    kept = saved
    answerQuestions(since: former)
    closeDoorIfGone()
  }

  /// The contents that the next launch restores, without sheets and covers that the user has not seen.
  var saved: Contents {
    var saved = wanted ?? contents
    saved.gate = nil
    if contents.gate != nil { return saved }
    if let count = presentation.confirmedCount { saved.layers = Array(saved.layers.prefix(count)) }
    return saved
  }

  mutating func refuse(_ error: NavigationError<Bazaar>) -> Outcome {
    events.append(.rejected(error))
    return CommandOutcome(error)
  }

  mutating func select(_ tab: Bazaar.Tab) -> Outcome {
    var new = contents
    new.tab = tab
    return leave(new)
  }

  private mutating func leave(_ new: Contents) -> Outcome { leave({ _ in new }, { $0.become(new) }) }

  /// The place of the visible stack.
  var place: NavigationPlace<Bazaar> {
    visibleScreens.last.map { .modal($0) } ?? contents.gate.map { .gate($0.screen) } ?? .tab(contents.tab)
  }
  private var visibleScreens: [Bazaar.Screen] {
    Array(contents.layers.map(\.screen).prefix { $0 != presentation.failed })
  }

  /// The name of the screen that the user sees.
  var screenName: String {
    contents.stack(place)?.last?.name ?? visibleScreens.last?.name ?? contents.gate?.screen.name
      ?? contents.tab.rawValue
  }

  /// A Boolean value that indicates whether the views show the state.
  var isSettled: Bool {
    presentation.seen.allSatisfy { !$0.mustGo } && presentation.seen.map(\.screen) == visibleScreens
  }

  mutating func push(_ route: Bazaar.Route, _ place: NavigationPlace<Bazaar>?) -> Outcome {
    run(.push(route, in: place ?? self.place))
  }

  mutating func pop(_ place: NavigationPlace<Bazaar>?) -> Outcome {
    let place = place ?? self.place
    guard let stack = contents.stack(place) else {
      return refuse(.notThere(place))
    }
    return leave(contents.with(place, stack.dropLast()))
  }

  mutating func setPath(_ path: [Bazaar.Route], _ place: NavigationPlace<Bazaar>) {
    // The view of a screen that has to disappear says nothing about the state.
    if case .modal(let screen) = place, presentation.seen.contains(where: { $0.mustGo && $0.screen == screen }) {
      return
    }
    guard let stack = contents.stack(place), stack != path else { return }
    if asks(before: contents.with(place, path), { $0.setPath(path, place) }) { return }
    let isNew = path.indices.map { $0 >= stack.count || path[0...$0] != stack[0...$0] }
    if let guarded = path.indices.first(where: { isNew[$0] && !missing(Self.needs(path[$0])).isEmpty }) {
      setPath(Array(path[..<guarded]), place)
      let isLast = guarded == path.count - 1
      _ = run(isLast ? .push(path[guarded], in: place) : .replaceStack(with: path, in: place))
      return
    }
    become(contents.with(place, path))
    for (route, isNew) in zip(path, isNew) where isNew && !Self.allows(route, in: place) {
      events.append(.misplaced(route, in: place))
    }
  }

  mutating func present(_ screen: Bazaar.Screen, _ stack: [Bazaar.Route]) -> Outcome {
    run(.present(Bazaar.Modal(screen, stack: stack)))
  }

  mutating func resize(_ sheet: Bazaar.Sheet, _ detent: SheetDetent) {
    guard case .share = sheet, [.large, .fraction(0.4), .medium].contains(detent) else { return }
    let new = contents.resized(.sheet(sheet), to: detent)
    if new != contents { become(new) }
  }

  mutating func dismiss(_ screen: Bazaar.Screen?) -> Outcome {
    leave({ $0.without(screen) }, { $0.remove(screen) })
  }

  private func without(_ screen: Bazaar.Screen?) -> Contents {
    var new = contents
    if let index = new.layers.firstIndex(where: { $0.screen == screen }) {
      new.layers.removeSubrange(index...)
    } else if let index = new.layersOverTabs.firstIndex(where: { $0.screen == screen }) {
      new.layersOverTabs.removeSubrange(index...)
    }
    return new
  }

  /// Without a question about unsaved changes.
  mutating func remove(_ screen: Bazaar.Screen?) {
    var new = contents
    // A command without an effect nevertheless shows that the saved contents are out of date.
    if screen != nil { wanted = nil }
    if new.layers.contains(where: { $0.screen == screen }) {
      while new.layers.removeLast().screen != screen {}
    } else if new.layersOverTabs.contains(where: { $0.screen == screen }) {
      while new.layersOverTabs.removeLast().screen != screen {}
    } else {
      if screen != nil { presentation.retry() }
      return
    }
    become(new)
  }

  mutating func dismiss() -> Outcome { dismiss(visibleScreens.last ?? contents.layers.last?.screen) }

  mutating func dismiss(to screen: Bazaar.Screen) -> Outcome {
    var new = contents
    guard new.layers.contains(where: { $0.screen == screen }) else { return refuse(.notThere(.modal(screen))) }
    while new.layers.last?.screen != screen { new.layers.removeLast() }
    return leave(new)
  }

  mutating func dismissAll() -> Outcome {
    var new = contents
    new.layers = []
    return leave(new)
  }
}

// MARK: Landings

extension ReferenceBazaar {
  private func isReady(_ landing: Landing<Bazaar>) -> Bool { missing(landing).isEmpty }

  /// The conditions for which the landing waits.
  func missing(_ landing: Landing<Bazaar>) -> [Bazaar.Condition] {
    let missing = missing(Self.needs(landing))
    guard missing.isEmpty, let gate = contents.gate?.screen, !Self.fits(landing, gate) else { return missing }
    return [gate == .intro ? .onboarded : .vetted]
  }

  private static func fits(_ landing: Landing<Bazaar>, _ gate: Bazaar.Gate) -> Bool {
    if let modal = landing.modals.first { return canCover(modal.screen, gate) }
    return landing.stack.last.map { allows($0, in: .gate(gate)) } ?? false
  }

  mutating func apply(_ landing: Landing<Bazaar>) -> LinkOutcome {
    var asked: Changed?
    if isReady(landing), !hasViews || presentationsOfApp.isEmpty {
      asked = screenToAsk(before: landing)
      if asked == nil { return land(landing) }
    }
    if pending != nil { events.append(.link(.replaced(by: nil), url: nil)) }
    pending = landing
    pendingNumber += 1
    if let asked {
      askBeforeLanding(asked)
    } else if isReady(landing) {
      events.append(.link(.pendingDismissal, url: nil))
      dismissesPresentations = true
    } else {
      events.append(.link(hasViews ? .pending(for: missing(landing)) : .pendingViews, url: nil))
      dropWaiting()
      openDoor(for: landing)
    }
    return .pending
  }

  private func screenToAsk(before landing: Landing<Bazaar>) -> Changed? {
    error(of: landing) == nil ? screenToAsk(before: landed(landing)) : nil
  }

  private func landed(_ landing: Landing<Bazaar>) -> Contents {
    var new = contents
    if landing.opensOverGates, let gate = contents.gate?.screen {
      if landing.modals.isEmpty { new.gate?.stack = landing.stack.filter { Self.allows($0, in: .gate(gate)) } }
      new.layers = landing.modals.map { Layer(screen: $0.screen, stack: $0.stack) }
      return new
    }
    if let tab = landing.tab { new.tab = tab }
    if case .replace(let routes) = landing.stackChange { new = new.with(.tab(new.tab), routes) }
    if landing.tab != nil || landing.stackChange != .keep || !landing.modals.isEmpty {
      new.layers = landing.modals.map { Layer(screen: $0.screen, stack: $0.stack) }
    }
    return new
  }

  private mutating func land(_ landing: Landing<Bazaar>) -> LinkOutcome {
    if let error = error(of: landing) {
      events.append(.link(.rejected(error), url: nil))
      return .rejected
    }
    events.append(.link(.opened(landing), url: nil))
    become(landed(landing))
    return .opened
  }

  private func error(of landing: Landing<Bazaar>) -> NavigationError<Bazaar>? {
    let tab = landing.tab ?? contents.tab
    let isOverGate = landing.opensOverGates && contents.gate != nil
    if !isOverGate, let route = landing.stack.first(where: { !Self.allows($0, in: .tab(tab)) }) {
      return .notAllowed(route, in: .tab(tab))
    }
    return Self.error(in: landing.modals)
  }

  private static func error(in modals: [Bazaar.Modal]) -> NavigationError<Bazaar>? {
    for (modal, other) in zip(modals.dropFirst(), modals) where !canCover(modal.screen, other.screen) {
      return .cannotCover(modal.screen, over: other.screen)
    }
    for modal in modals {
      for route in modal.stack where !allows(route, in: .modal(modal.screen)) {
        return .notAllowed(route, in: .modal(modal.screen))
      }
    }
    return nil
  }

  mutating func landPending() {
    guard hasViews, let landing = pending else { return }
    let timers = presentation.timers.count
    defer { presentation.keepOneTimer(since: timers) }
    if !isReady(landing) {
      if door == nil { openDoor(for: landing) }
    } else if presentationsOfApp.isEmpty {
      if isHeld { return }
      pending = nil
      if let command = waiting?.command, !missing(Self.needs(command)).isEmpty { dropWaiting() }
      closeDoor()
      if let asked = screenToAsk(before: landing) {
        pending = landing
        askBeforeLanding(asked)
      } else {
        _ = land(landing)
      }
    } else {
      dismissesPresentations = true
    }
  }
}

// MARK: Views and presentations of the app

extension ReferenceBazaar {
  private var screens: [Bazaar.Screen] { contents.layers.map(\.screen) }

  mutating func start() {
    if hasViews { return }
    hasViews = true
    wanted = nil
    presentation.start()
    if let landing = pending, !isReady(landing) {
      events.append(.link(.pending(for: missing(landing)), url: nil))
    }
    landPending()
    presentation.settle(for: screens)
  }

  mutating func stop() {
    hasViews = false
    presentation.stop()
  }

  mutating func modalDidAppear(_ screen: Bazaar.Screen) {
    guard presentation.appear(screen) else { return }
    presentation.settle(for: screens)
    kept = saved
  }

  mutating func modalDidDismiss(_ screen: Bazaar.Screen) {
    switch presentation.disappear(screen) {
    case true?: presentation.settle(for: screens)
    case false?: remove(screen)
    case nil: break
    }
    presentation.retry()
  }

  mutating func letTimePass(_ count: Int) {
    for _ in 0..<min(count, presentation.timers.count) {
      switch presentation.lapse(hasObstacle: !isSceneActive || !presentationsOfApp.isEmpty) {
      case .appearance(let screen, let isLast)?:
        events.append(.unconfirmed(screen))
        guard isLast else { continue }
        events.append(.notPresented(screen))
        remove(screen)
      case .disappearance(let screen)?:
        events.append(.dismissalUnconfirmed(screen))
        presentation.settle(for: screens)
      case nil: break
      }
    }
  }

  mutating func setSceneActive(_ isActive: Bool) {
    isSceneActive = isActive
    if isActive { presentation.retry() }
  }

  mutating func beginPresentation(_ number: Int, ends: Bool) {
    presentationsOfApp.append((number, ends))
    landPending()
  }

  mutating func endPresentation(_ number: Int) {
    guard let index = presentationsOfApp.firstIndex(where: { $0.number == number }) else { return }
    presentationsOfApp.remove(at: index)
    landPending()
    presentation.retry()
  }

  /// Dismisses the presentations of the app, the latest first, if the command has asked for it.
  ///
  /// - Parameter timers: The number of timers before the command, or `nil` if the command consists of several ones.
  mutating func finish(since timers: Int?) {
    forgetDoor()
    updateDecision()
    if let timers { presentation.keepOneTimer(since: timers) }
    guard dismissesPresentations else { return }
    dismissesPresentations = false
    for presentation in presentationsOfApp.reversed() where presentation.ends {
      let timers = self.presentation.timers.count
      endPresentation(presentation.number)
      finish(since: timers)
    }
  }
}

extension ReferenceBazaar.Contents {
  init(_ state: Bazaar.State) {
    tab = state.selectedTab
    stacks = [state.stacks[.home] ?? [], state.stacks[.orders] ?? []]
    layersOverTabs = Self.layers(state.modalsOverTabs)
    gate = state.gate.map { .init(screen: $0.screen, stack: $0.stack, layers: Self.layers($0.modals)) }
  }

  private static func layers(_ modals: [Bazaar.Modal]) -> [ReferenceBazaar.Layer] {
    modals.map { .init(screen: $0.screen, stack: $0.stack, detent: $0.detent == .fraction(0.4) ? nil : $0.detent) }
  }

  func stack(_ place: NavigationPlace<Bazaar>) -> [Bazaar.Route]? {
    switch place {
    case .tab(let tab): stacks[tab == .home ? 0 : 1]
    case .modal(let screen): (layers + layersOverTabs).first { $0.screen == screen }?.stack
    case .gate(let screen): gate.flatMap { $0.screen == screen ? $0.stack : nil }
    }
  }

  /// The contents without screens that the spec does not allow, and without the screens above them.
  var allowed: Self {
    var copy = self
    for index in layers.indices {
      let place = NavigationPlace<Bazaar>.modal(layers[index].screen)
      copy.layers[index].stack = Array(layers[index].stack.prefix { ReferenceBazaar.allows($0, in: place) })
    }
    return copy
  }

  /// The descriptions of what ``allowed`` leaves out.
  var lost: [String] {
    zip(layers, allowed.layers).compactMap { layer, allowed in
      let (count, total) = (layer.stack.count - allowed.stack.count, layer.stack.count)
      let place = NavigationPlace<Bazaar>.modal(layer.screen)
      return count == 0 ? nil : "\(count) of \(total) screens on the stack of \(place)"
    }
  }

  func resized(_ screen: Bazaar.Screen, to detent: SheetDetent?) -> Self {
    var copy = self
    for index in layers.indices where layers[index].screen == screen {
      copy.layers[index].detent = detent == .fraction(0.4) ? nil : detent
    }
    return copy
  }

  func with(_ place: NavigationPlace<Bazaar>, _ stack: [Bazaar.Route]) -> Self {
    var copy = self
    switch place {
    case .tab(let tab): copy.stacks[tab == .home ? 0 : 1] = stack
    case .modal(let screen):
      if let index = layers.firstIndex(where: { $0.screen == screen }) {
        copy.layers[index].stack = stack
      } else if let index = layersOverTabs.firstIndex(where: { $0.screen == screen }) {
        copy.layersOverTabs[index].stack = stack
      }
    case .gate: copy.gate?.stack = stack
    }
    return copy
  }
}
