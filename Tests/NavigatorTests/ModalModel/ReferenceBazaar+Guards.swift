import WaymarkNavigation

/// The conditions of screens. The table of what a screen needs is copied by hand from ``Bazaar``.
extension ReferenceBazaar {
  static func needs(_ route: Bazaar.Route) -> [Bazaar.Condition] {
    switch route {
    case .address: [.signedIn]
    case .plan: [.member]
    case .product, .language: []
    }
  }

  static func needs(_ screen: Bazaar.Screen) -> [Bazaar.Condition] {
    if case .sheet(.terms) = screen { [.signedIn] } else { [] }
  }

  static func needs(_ modal: Bazaar.Modal) -> [Bazaar.Condition] {
    distinct(needs(modal.screen) + modal.stack.flatMap { needs($0) })
  }

  static func needs(_ landing: Landing<Bazaar>) -> [Bazaar.Condition] {
    distinct(
      (landing.opensOverGates ? [] : [.onboarded, .vetted]) + landing.requires + landing.stack.flatMap { needs($0) }
        + landing.modals.flatMap { needs($0) })
  }

  private static func distinct(_ conditions: [Bazaar.Condition]) -> [Bazaar.Condition] {
    conditions.enumerated().filter { !conditions[..<$0.offset].contains($0.element) }.map(\.element)
  }

  func missing(_ needed: [Bazaar.Condition]) -> [Bazaar.Condition] { needed.filter { !conditions.contains($0) } }

  /// Carries out a command that shows screens, or makes it wait.
  mutating func run(_ command: NavigationCommand<Bazaar>, question: Int? = nil) -> Outcome {
    let new: Contents
    let needed: [Bazaar.Condition]
    switch result(of: command) {
    case .failure(let error):
      if let question { answers.append(Answer(question: question, value: nil)) }
      return refuse(error)
    case .success(let contents): new = contents
    }
    switch command {
    case .push(let route, _), .replace(let route, _): needed = Self.needs(route)
    case .replaceStack(let routes, _): needed = Self.distinct(routes.flatMap { Self.needs($0) })
    case .present(let modal, _):
      needed = Self.needs(modal)
    case .open: needed = []
    }
    let missing = missing(needed)
    if missing.isEmpty {
      if asks(before: new, question: question, { _ = $0.run(command, question: question) }) { return .asking }
      become(new)
      if let question { open(question, for: command) }
      return .done
    }
    // No gate allows the sign-in screen.
    guard missing.contains(.signedIn), contents.gate == nil else {
      if let question { answers.append(Answer(question: question, value: nil)) }
      return refuse(.unmet(missing, by: command))
    }
    if asks(before: contentsWithDoor, question: question, { _ = $0.run(command, question: question) }) {
      return .asking
    }
    dropWaiting()
    events.append(.pending(command, for: missing))
    openDoor()
    waiting = (command, question)
    return .pending(for: missing.map(\.rawValue))
  }

  private func result(of command: NavigationCommand<Bazaar>) -> Result<Contents, NavigationError<Bazaar>> {
    switch command {
    case .push(let route, let place): changed(place, adding: [route]) { $0 + [route] }
    case .replace(let route, let place): changed(place, adding: [route]) { $0.dropLast() + [route] }
    case .replaceStack(let routes, let place): changed(place, adding: routes) { _ in routes }
    case .present(let modal, _): presented(modal)
    case .open: .success(contents)
    }
  }

  private func changed(
    _ place: NavigationPlace<Bazaar>, adding routes: [Bazaar.Route], _ change: ([Bazaar.Route]) -> [Bazaar.Route]
  ) -> Result<Contents, NavigationError<Bazaar>> {
    guard let stack = contents.stack(place) else { return .failure(.notThere(place)) }
    for route in routes where !Self.allows(route, in: place) { return .failure(.notAllowed(route, in: place)) }
    return .success(contents.with(place, change(stack)))
  }

  private func presented(_ modal: Bazaar.Modal) -> Result<Contents, NavigationError<Bazaar>> {
    let new = contents.presenting(Layer(screen: modal.screen, stack: modal.stack))
    if let gate = contents.gate?.screen, let first = new.layers.first?.screen, !Self.canCover(first, gate) {
      return .failure(.gated(first, by: gate))
    }
    for route in modal.stack where !Self.allows(route, in: .modal(modal.screen)) {
      return .failure(.notAllowed(route, in: .modal(modal.screen)))
    }
    return .success(new)
  }

  mutating func openDoor(for landing: Landing<Bazaar>) {
    guard hasViews, contents.gate == nil, missing(landing).contains(.signedIn) else { return }
    if let asked = screenToAsk(before: contentsWithDoor) { return ask(asked, .landing(pendingNumber)) }
    openDoor()
  }

  private var contentsWithDoor: Contents {
    let screen = Bazaar.Screen.cover(.signIn)
    let isThere = contents.layers.contains { $0.screen == screen }
    return isThere ? contents : contents.presenting(Layer(screen: screen))
  }

  private mutating func openDoor() {
    door = nil
    become(contentsWithDoor)
    door = .cover(.signIn)
  }

  mutating func closeDoor() {
    guard let screen = door else { return }
    door = nil
    remove(screen)
  }

  /// Treats the screen like any other screen if nothing waits for the conditions anymore.
  mutating func forgetDoor() {
    if waiting == nil, pending == nil { door = nil }
  }

  mutating func closeDoorIfGone() {
    guard let screen = door, contents.stack(.modal(screen)) == nil else { return }
    door = nil
    dropWaiting()
    if let landing = pending, !missing(landing).isEmpty {
      pending = nil
      events.append(.link(.cancelled, url: nil))
    }
  }

  mutating func dropWaiting() {
    guard let (command, question) = waiting else { return }
    waiting = nil
    events.append(.dropped(command))
    if let question { answers.append(Answer(question: question, value: nil)) }
  }

  mutating func set(_ condition: Bazaar.Condition, to isTrue: Bool) {
    if conditions.contains(condition) == isTrue { return }
    if isTrue { conditions.insert(condition) } else { conditions.remove(condition) }
    let timers = presentation.timers.count
    defer { presentation.keepOneTimer(since: timers) }
    var allowed = contents.permitted(where: conditions)
    allowed.gate = contents.gate
    if allowed != contents { events.append(.conditionsEnded([condition])) }
    if condition == .vetted, !isTrue {
      door = nil
      dropWaiting()
      var new = Contents()
      new.gate = contents.gate
      become(new.permitted(where: conditions))
    } else {
      var new = wanted ?? contents
      new.gate = contents.gate
      become(new.permitted(where: conditions), restoring: wanted)
    }
    let awaited = (waiting.map { missing(Self.needs($0.command)) } ?? []) + (pending.map { missing($0) } ?? [])
    if !awaited.contains(.signedIn) { closeDoor() }
    if let (command, question) = waiting, door == nil {
      waiting = nil
      _ = run(command, question: question)
    }
    landPending()
  }

  static func needs(_ command: NavigationCommand<Bazaar>) -> [Bazaar.Condition] {
    switch command {
    case .push(let route, _), .replace(let route, _): needs(route)
    case .replaceStack(let routes, _): routes.flatMap { needs($0) }
    case .present(let modal, _): needs(modal)
    case .open: []
    }
  }
}

extension ReferenceBazaar.Contents {
  /// The contents with the gate of the first gate condition that does not hold, and without screens whose conditions do
  /// not hold and the screens above them. Behind a gate, the conditions of gates count as true.
  func permitted(where conditions: Set<Bazaar.Condition>) -> Self {
    var copy = self
    let screen: Bazaar.Gate? =
      !conditions.contains(.onboarded) ? .intro : !conditions.contains(.vetted) ? .vetting : nil
    if gate?.screen != screen { copy.gate = screen.map { .init(screen: $0) } }
    let behind = screen == nil ? conditions : conditions.union([.onboarded, .vetted])
    copy.stacks = stacks.map { Self.permitted($0, behind) }
    copy.layersOverTabs = Self.permitted(layersOverTabs, behind)
    if let gate = copy.gate {
      copy.gate?.stack = Self.permitted(gate.stack, conditions)
      copy.gate?.layers = Self.permitted(gate.layers, conditions)
    }
    return copy
  }

  private static func permitted(_ stack: [Bazaar.Route], _ conditions: Set<Bazaar.Condition>) -> [Bazaar.Route] {
    Array(stack.prefix { ReferenceBazaar.needs($0).allSatisfy(conditions.contains) })
  }

  private static func permitted(
    _ layers: [ReferenceBazaar.Layer], _ conditions: Set<Bazaar.Condition>
  ) -> [ReferenceBazaar.Layer] {
    layers.prefix { ReferenceBazaar.needs($0.screen).allSatisfy(conditions.contains) }
      .map { .init(screen: $0.screen, stack: permitted($0.stack, conditions), detent: $0.detent) }
  }

  func presenting(_ layer: ReferenceBazaar.Layer) -> Self {
    var copy = self
    while let top = copy.layers.last, !ReferenceBazaar.canCover(layer.screen, top.screen) { copy.layers.removeLast() }
    copy.layers.append(layer)
    return copy
  }
}
