import Everything
import WaymarkNavigation

/// The links of a navigator with `resolving: drop`.
///
/// The reference uses the library's matcher, which has a separate oracle.
extension ReferenceNavigator {
  /// Logs the event of a link and returns the outcome of opening the link.
  private mutating func tell(_ status: LinkStatus<Museum>, _ url: String?) -> LinkOutcome {
    tell(.link(status, url: url))
    switch status {
    case .opened: return .opened
    case .pendingViews, .pendingDismissal, .pending: return .pending
    case .resolving, .done: return .handledByApp
    case .unmatched, .leftToWeb: return .unmatched
    default: return .rejected
    }
  }

  mutating func open(_ url: String) -> LinkOutcome {
    linkCount += 1
    return open(url, as: Link(url: url, target: .landing(Landing()), number: linkCount, hops: 0))
  }

  mutating func apply(_ landing: Landing<Museum>) -> LinkOutcome {
    linkCount += 1
    var link = Link(url: nil, target: .landing(landing), number: linkCount, hops: 0)
    link.requires = landing.requires
    // The landing needs no views, and leaves the link that the app is resolving unchanged.
    if !missing(link).isEmpty || hasStarted && !presentationsOfApp.isEmpty { return hold(link) }
    return land(landing, nil)
  }

  private mutating func open(_ url: String, as link: Link) -> LinkOutcome {
    var url = url
    var link = link
    while true {
      switch Museum.resolve(url) {
      case .unmatched: return tell(.unmatched, link.url)
      case .rejected(let refusal): return tell(.rejectedURL(refusal), link.url)
      case .landed(let landing):
        link.target = .landing(landing)
        link.otherwise = MuseumTables.otherwise(of: url)
        return arrive(link)
      case .app(let appLink, let context):
        link.target = .app(appLink, context)
        link.otherwise = nil
        return arrive(link)
      case .redirected(let target):
        if link.hops == 16 { return tell(.redirectedTooOften, link.url) }
        _ = tell(.redirected(to: target), link.url)
        link.hops += 1
        url = target
      }
    }
  }

  func missing(_ link: Link) -> [Museum.Condition] { link.requires.filter { !conditions.contains($0) } }

  private mutating func arrive(_ link: Link) -> LinkOutcome {
    var link = link
    let (requires, advice) =
      switch link.target {
      case .landing(let landing): (landing.requires, landing.deprecation)
      case .app(_, let context): (context.requires, context.deprecation)
      }
    for condition in requires where !link.requires.contains(condition) { link.requires.append(condition) }
    if let advice { _ = tell(.deprecated(advice), link.url) }
    if leaves(link) { return leave(link) }
    return hasStarted && missing(link).isEmpty && presentationsOfApp.isEmpty ? follow(link) : hold(link)
  }

  /// A Boolean value that indicates whether a link neither opens nor waits.
  func leaves(_ link: Link) -> Bool { hasStarted && link.otherwise != nil && !missing(link).isEmpty }

  private mutating func leave(_ link: Link) -> LinkOutcome {
    guard case .redirect(let url) = link.otherwise else {
      return tell(.leftToWeb(missing: missing(link)), link.url)
    }
    if link.hops == 16 { return tell(.redirectedTooOften, link.url) }
    _ = tell(.redirected(to: url), link.url)
    var link = link
    link.hops += 1
    link.requires = []
    return open(url, as: link)
  }

  private mutating func hold(_ link: Link) -> LinkOutcome {
    if let other = held {
      // Only the newest pending link is kept.
      if other.number > link.number { return tell(.replaced(by: other.url), link.url) }
      _ = tell(.replaced(by: link.url), other.url)
    }
    held = link
    if hasStarted && missing(link).isEmpty && !presentationsOfApp.isEmpty {
      dismissesPresentations = true
      return tell(.pendingDismissal, link.url)
    }
    return tell(hasStarted ? .pending(for: missing(link)) : .pendingViews, link.url)
  }

  mutating func followHeld() {
    // The pending link waits until the app has resolved the current link.
    guard let link = held, hasStarted, resolving == nil else { return }
    if leaves(link) {
      held = nil
      _ = leave(link)
      return
    }
    guard missing(link).isEmpty else { return }
    if !presentationsOfApp.isEmpty {
      dismissesPresentations = true
      return
    }
    held = nil
    _ = follow(link)
  }

  private mutating func follow(_ link: Link) -> LinkOutcome {
    if resolving != nil { return tell(.dropped, link.url) }
    switch link.target {
    case .landing(let landing): return land(landing, link.url)
    case .app(let appLink, let context):
      resolving = link
      _ = tell(.resolving(appLink), link.url)
      if let tab = context.tab {
        var root = Landing<Museum>(tab: tab, stack: [])
        let wanted = root
        fit(&root)
        settle(wanted, state(after: root).state)
      }
      return .handledByApp
    }
  }

  private mutating func land(_ landing: Landing<Museum>, _ url: String?) -> LinkOutcome {
    var target = landing
    fit(&target)
    let (new, refusal) = state(after: target)
    if let refusal { return tell(.rejected(refusal), url) }
    _ = tell(.opened(landing), url)
    settle(landing, new)
    return .opened
  }

  /// Replaces a hidden tab with its fallback, and keeps the stack if the fallback allows the top route.
  private func fit(_ landing: inout Landing<Museum>) {
    let tabs = landing.modals.first.map { MuseumTables.tabs(over: ReferenceState.Screen($0.screen)) }
    guard let tab = landing.tab else {
      if let tabs, !tabs.contains(state.tab) { landing.tab = visibleTabs.first(where: tabs.contains) }
      return
    }
    if visibleTabs.contains(tab) { return }
    let other = standIn(for: tab)
    landing.tab = other
    if let tabs, !tabs.contains(other) { landing.modals = [] }
    switch landing.stackChange {
    case .keep: break
    case .replace(let routes), .append(let routes):
      var allowed: [Museum.Route] = []
      if let last = routes.last, MuseumTables.tabs(of: last).contains(other) {
        for route in routes where MuseumTables.tabs(of: route).contains(other) { allowed.append(route) }
      }
      landing.stackChange = .replace(allowed)
    }
  }

  private func state(after landing: Landing<Museum>) -> (state: ReferenceState, refusal: Refusal?) {
    var new = state
    if let tab = landing.tab { new.tab = tab }
    let place = Place.tab(new.tab)
    switch landing.stackChange {
    case .keep: break
    case .replace(let routes):
      new.setStack(in: place, to: routes)
      for route in routes where !new.allows(route, in: place) { return (state, .notAllowed(route, in: place)) }
    case .append(let routes):
      new.setStack(in: place, to: new.stack(in: place) + routes)
      for route in routes where !new.allows(route, in: place) { return (state, .notAllowed(route, in: place)) }
    }
    // Only a landing that does nothing but open a window leaves the sheets and covers.
    if landing.tab != nil || landing.stackChange != .keep || !landing.modals.isEmpty {
      new.modals = landing.modals.map { ReferenceState.Presented(screen: ReferenceState.Screen($0.screen)) }
      if let first = new.modals.first?.screen, !MuseumTables.tabs(over: first).contains(new.tab) {
        return (state, .cannotPresent(first.screen, over: new.tab))
      }
      for index in new.modals.indices.dropFirst() {
        let (screen, other) = (new.modals[index].screen, new.modals[index - 1].screen)
        if !MuseumTables.canCover(screen, other) { return (state, .cannotCover(screen.screen, over: other.screen)) }
      }
      for modal in landing.modals {
        if let refusal = new.fill(.modal(modal.screen), modal.stack) { return (state, refusal) }
      }
    }
    if let window = landing.window {
      new.close(window.window)
      new.windows.append(ReferenceState.Window(window: window.window))
      if let refusal = new.fill(.window(window.window), window.stack) { return (state, refusal) }
    }
    return (new, nil)
  }

  private mutating func settle(_ landing: Landing<Museum>, _ new: ReferenceState) {
    if let tab = landing.tab, tab != new.tab { tell(.fellBack(from: tab, to: new.tab)) }
    // A replaced stack shows the root again, which must not receive arguments of an older link.
    if case .replace = landing.stackChange { arguments[new.tab] = nil }
    if landing.tab == nil || landing.tab == new.tab, let arguments = landing.tabArguments {
      self.arguments[new.tab] = arguments
    }
    become(new)
  }

  mutating func cancelResolving() {
    if resolving == nil { return }
    stopResolving()
    followHeld()
  }

  mutating func stopResolving() {
    guard let link = resolving else { return }
    resolving = nil
    _ = tell(.cancelled, link.url)
  }

  /// Applies the app's answer to the link with a number.
  ///
  /// An answer to a link that the navigator no longer resolves has no effect.
  mutating func answer(_ number: Int, _ answer: LinkAnswer<Museum>) {
    guard var link = resolving, link.number == number, case .app(_, let context) = link.target else { return }
    resolving = nil
    switch answer {
    case .done: _ = tell(.done, link.url)
    case .nowhere(let reason): _ = tell(.nowhere(reason), link.url)
    case .landing(var landing):
      if landing.tab == nil { landing.tab = context.tab }
      link.target = .landing(landing)
      _ = arrive(link)
    case .url(let url):
      if link.hops == 16 {
        _ = tell(.redirectedTooOften, link.url)
      } else {
        _ = tell(.redirected(to: url.absoluteString), link.url)
        link.hops += 1
        _ = open(url.absoluteString, as: link)
      }
    }
    followHeld()
  }
}
