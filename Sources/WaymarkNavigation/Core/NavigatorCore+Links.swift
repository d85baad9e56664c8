import Foundation
import WaymarkLinks

/// A link that has arrived but isn't opened yet.
///
/// The link waits for a view or for its conditions, or the app is resolving the link.
public struct PendingLink<Spec: NavigationSpec>: Hashable, Sendable {
  indirect enum Target: Hashable, Sendable {
    case url(String)
    case landing(Landing<Spec>)
    case app(Spec.Link, AppLinkContext<Spec>)
  }

  /// The URL of the link before any redirect, or `nil` if the app passed a ``Landing`` instead of a URL.
  public let url: String?
  /// The conditions that must hold before the link is opened.
  ///
  /// If a redirect or the app changes the destination of the link, the navigator adds the conditions of the new
  /// destination. Conditions can change while the app resolves the link, so the navigator checks all conditions again
  /// after the app answers.
  public private(set) var requires: [Spec.Condition] = []
  private(set) var target: Target
  package let number: Int
  var redirects = 0
  let arrival: LinkArrival
  /// `nil` for a landing, and for a URL that no link has matched yet.
  private(set) var match: MatchedLink<Spec>?

  init(url: String, _ arrival: LinkArrival, number: Int) {
    self.url = url
    self.arrival = arrival
    self.number = number
    target = .url(url)
  }

  init(_ landing: Landing<Spec>, _ arrival: LinkArrival, number: Int) {
    url = nil
    self.arrival = arrival
    requires = landing.requirements
    target = .landing(landing)
    self.number = number
  }

  /// The copy requires the conditions of the link and of the new target.
  func leading(to target: Target) -> PendingLink {
    var link = self
    link.target = target
    let requires: [Spec.Condition] =
      switch target {
      case .url: []
      case .landing(let landing): landing.requirements
      case .app(_, let context): context.requires
      }
    link.requires = link.requires.union(requires)
    return link
  }

  var landing: Landing<Spec>? {
    if case .landing(let landing) = target { landing } else { nil }
  }

  func matched(by match: MatchedLink<Spec>?) -> PendingLink {
    var link = self
    link.match = match
    return link
  }

  /// The conditions no longer matter, because the link leads to the other URL while they are false.
  func redirected() -> PendingLink {
    var link = self
    link.requires = []
    return link
  }

  package var appLink: Spec.Link? {
    if case .app(let link, _) = target { link } else { nil }
  }

  /// Names the replacement for a deprecated link.
  var deprecation: String? {
    switch target {
    case .url: nil
    case .landing(let landing): landing.deprecation
    case .app(_, let context): context.deprecation
    }
  }
}

extension NavigatorCore {
  /// Pending until a view is on the screen, the conditions hold, and the app has dismissed its presentations. A newer
  /// link replaces a pending link.
  package mutating func open(_ url: String, _ arrival: LinkArrival = LinkArrival()) -> LinkOutcome {
    let arrival = arrived(arrival)
    return match(url, for: PendingLink(url: url, arrival, number: linkCount))
  }

  /// Waits for conditions and the app's presentations, but neither for a view nor for the app to resolve another link.
  package mutating func open(_ landing: Landing<Spec>, _ arrival: LinkArrival = LinkArrival()) -> LinkOutcome {
    let arrival = arrived(arrival)
    let link = PendingLink(landing, arrival, number: linkCount)
    guard missing(link).isEmpty, !isBlockedByApp(link) else { return wait(link) }
    if let screen = screenToAsk(before: link) { return wait(link, for: screen) }
    return land(landing, for: link)
  }

  /// Waits also for a view, as a URL does.
  mutating func openWithViews(_ landing: Landing<Spec>, _ arrival: LinkArrival) {
    let arrival = arrived(arrival)
    _ = arrive(PendingLink(landing, arrival, number: linkCount))
  }

  private mutating func arrived(_ arrival: LinkArrival) -> LinkArrival {
    linkCount += 1
    unansweredURL = nil
    return LinkArrival(arrival.source, sendingApp: arrival.sendingApp, time: arrival.time ?? now)
  }

  /// Ignored if the link was canceled or replaced.
  package mutating func answer(_ answer: LinkAnswer<Spec>, to number: Int) {
    guard let link = resolvingLink, link.number == number else { return }
    resolvingLink = nil
    switch answer {
    case .landing(var landing):
      if case .app(_, let context) = link.target {
        if landing.tab == nil { landing.tab = context.tab }
        if Spec.opensOverGates(context.requires) { landing.opensOverGates = true }
      }
      _ = arrive(link.leading(to: .landing(landing)))
    case .url(let url): _ = redirect(link, to: url.absoluteString)
    case .done: report(.done, of: link)
    case .nowhere(let reason): report(.nowhere(reason), of: link)
    }
    openPendingLink()
  }

  package mutating func cancelResolving() {
    guard resolvingLink != nil else { return }
    cancelResolving(reporting: .cancelled)
    openPendingLink()
  }

  mutating func cancelResolving(reporting status: LinkStatus<Spec>) {
    guard let link = resolvingLink else { return }
    resolvingLink = nil
    request(.cancelResolving)
    report(status, of: link)
  }

  package mutating func discardPendingLink() {
    guard let link = pendingLink else { return }
    pendingLink = nil
    report(.cancelled, of: link)
  }

  /// The link stays pending while the app resolves a newer link.
  mutating func openPendingLink() {
    guard let link = pendingLink else { return }
    if let resolvingLink, Spec.resolving == .drop || resolvingLink.number > link.number { return }
    if isDiverted(link) {
      pendingLink = nil
      _ = divert(link)
      return
    }
    if isBlockedByApp(link) { request(.endPresentations) }
    guard isReady(link) else {
      if fulfilling == nil { presentFulfillingScreen(of: link) }
      return
    }
    pendingLink = nil
    // The link leads away from the screen with which the user could make the conditions of the command true.
    if let pending = pendingCommand, !missing(pending.requires).isEmpty { dropPendingCommand() }
    dismissFulfilling()
    _ = follow(link)
  }

  /// A link over a gate also waits for that gate if the gate doesn't allow the screens of the link.
  package func missing(_ link: PendingLink<Spec>) -> [Spec.Condition] {
    let missing = missing(link.requires)
    guard missing.isEmpty, let gate = state.gate?.screen, let landing = link.landing,
      !landing.fits(gate)
    else { return missing }
    return self.missing(Spec._gates.filter { $0.screen == gate }.map { $0.condition })
  }

  private func isReady(_ link: PendingLink<Spec>) -> Bool {
    hasViews && missing(link).isEmpty && presentationsOfApp.isEmpty && !isHeld(link)
  }

  /// The user decides whether to leave a screen.
  private func isHeld(_ link: PendingLink<Spec>) -> Bool {
    if case .link(link.number)? = decision?.held { true } else { false }
  }

  /// Only presentations of the app block the link.
  func isBlockedByApp(_ link: PendingLink<Spec>) -> Bool {
    hasViews && missing(link).isEmpty && !presentationsOfApp.isEmpty
  }

  /// The link neither waits for its conditions nor presents a screen that can make them true.
  func isDiverted(_ link: PendingLink<Spec>) -> Bool {
    guard hasViews, let match = link.match, match.otherwise != .wait else { return false }
    let missing = missing(link)
    // Behind a gate, it is too early to decide.
    return !missing.isEmpty && !missing.contains(where: Spec.gateConditions.contains)
  }

  mutating func report(_ status: LinkStatus<Spec>, of link: PendingLink<Spec>) {
    let arrival = link.arrival
    emit(
      .link(
        LinkEvent(
          status, url: link.url, id: link.match?.id, pattern: link.match?.pattern, source: arrival.source,
          sendingApp: arrival.sendingApp, otherItems: link.match?.otherItems ?? [],
          waited: now - (arrival.time ?? now))))
  }

  /// The app can open the URL on the web when its views are on the screen.
  mutating func answerUnmatchedLink() {
    guard hasViews, let url = unansweredURL else { return }
    unansweredURL = nil
    request(.openUnmatched(url))
  }
}

extension NavigatorCore {
  private mutating func match(_ url: String, for link: PendingLink<Spec>) -> LinkOutcome {
    // One match of the URL gives the destination and the terms of the link.
    let (found, terms) = LinkTable(Spec._linkTable).resolveWithTerms(url)
    let match = MatchedLink<Spec>(found, terms)
    switch Spec.resolution(found, of: url) {
    case .landed(let landing): return arrive(link.matched(by: match).leading(to: .landing(landing)))
    case .app(let appLink, let context): return arrive(link.matched(by: match).leading(to: .app(appLink, context)))
    case .redirected(let target): return redirect(link, to: target)
    case .rejected(let error):
      leaveToWeb(link, .rejectedURL(error))
      return .rejected
    case .unmatched:
      leaveToWeb(link, .unmatched)
      return .unmatched
    }
  }

  private mutating func leaveToWeb(_ link: PendingLink<Spec>, _ status: LinkStatus<Spec>) {
    report(status, of: link)
    guard link.arrival.source == .universalLink else { return }
    unansweredURL = link.url
    answerUnmatchedLink()
  }

  private mutating func divert(_ link: PendingLink<Spec>) -> LinkOutcome {
    switch link.match?.otherwise {
    case .redirected(let url)?: return redirect(link.redirected(), to: url)
    case .unmatched?, .wait?, nil:
      leaveToWeb(link, .leftToWeb(missing: missing(link)))
      return .unmatched
    }
  }

  private mutating func reject(_ link: PendingLink<Spec>, _ reason: LinkStatus<Spec>) -> LinkOutcome {
    report(reason, of: link)
    return .rejected
  }

  private mutating func redirect(_ link: PendingLink<Spec>, to url: String) -> LinkOutcome {
    guard link.redirects < mostRedirects else { return reject(link, .redirectedTooOften) }
    report(.redirected(to: url), of: link)
    var link = link
    link.redirects += 1
    return match(url, for: link)
  }

  private mutating func arrive(_ link: PendingLink<Spec>) -> LinkOutcome {
    if let advice = link.deprecation { report(.deprecated(advice), of: link) }
    if isDiverted(link) { return divert(link) }
    return isReady(link) ? follow(link) : wait(link)
  }

  private mutating func wait(_ link: PendingLink<Spec>) -> LinkOutcome {
    if let newer = replacePendingLink(with: link) { return reject(link, .replaced(by: newer.url)) }
    if isBlockedByApp(link) {
      report(.pendingDismissal, of: link)
      request(.endPresentations)
    } else {
      report(hasViews ? .pending(for: missing(link)) : .pendingViews, of: link)
      // The newer link replaces the command, as it replaces an older link.
      if !missing(link).isEmpty { dropPendingCommand() }
      presentFulfillingScreen(of: link)
    }
    return .pending
  }

  /// The app's answer to an older link doesn't replace a newer link, which the function returns.
  private mutating func replacePendingLink(with link: PendingLink<Spec>) -> PendingLink<Spec>? {
    if let former = pendingLink {
      guard former.number < link.number else { return former }
      report(.replaced(by: link.url), of: former)
    }
    pendingLink = link
    return nil
  }

  private mutating func wait(_ link: PendingLink<Spec>, for screen: ChangedScreen<Spec>) -> LinkOutcome {
    if let newer = replacePendingLink(with: link) { return reject(link, .replaced(by: newer.url)) }
    report(.pendingDecision, of: link)
    ask(screen, for: .link(link.number))
    return .pending
  }

  private func screenToAsk(before link: PendingLink<Spec>) -> ChangedScreen<Spec>? {
    guard !changedScreens.isEmpty else { return nil }
    let landing: Landing<Spec>? =
      switch link.target {
      case .url: nil
      case .landing(let landing): landing
      case .app(_, let context): context.tab.map { Landing(tab: $0, stack: []) }
      }
    return landing.flatMap { try? state.landed($0, visible: visibleTabs) }.flatMap(screenToAsk)
  }

  private mutating func follow(_ link: PendingLink<Spec>) -> LinkOutcome {
    if resolvingLink != nil, Spec.resolving == .drop { return reject(link, .dropped) }
    if let screen = screenToAsk(before: link) { return wait(link, for: screen) }
    cancelResolving(reporting: .replaced(by: link.url))
    switch link.target {
    case .url(let url): return match(url, for: link)
    case .landing(let landing): return land(landing, for: link)
    case .app(let appLink, let context): return resolve(appLink, context, for: link)
    }
  }

  private mutating func land(_ landing: Landing<Spec>, for link: PendingLink<Spec>) -> LinkOutcome {
    do throws(NavigationError<Spec>) {
      let next = try state.landed(landing, visible: visibleTabs)
      report(.opened(landing), of: link)
      settle(landing, next)
      return .opened
    } catch {
      return reject(link, .rejected(error))
    }
  }

  /// Until the app answers, the tab of the link shows its root screen.
  private mutating func resolve(
    _ appLink: Spec.Link, _ context: AppLinkContext<Spec>, for link: PendingLink<Spec>
  ) -> LinkOutcome {
    resolvingLink = link
    request(.resolve(appLink, context, number: link.number))
    report(.resolving(appLink), of: link)
    let root = Landing<Spec>(tab: context.tab, stack: [])
    if context.tab != nil, let next = try? state.landed(root, visible: visibleTabs) { settle(root, next) }
    return .handledByApp
  }

  private mutating func settle(_ landing: Landing<Spec>, _ next: NavigationState<Spec>) {
    if landing.opensOverGates, state.gate != nil {
      if let window = landing.window { request(.showWindow(window.window)) }
      return assign(next)
    }
    if let tab = landing.tab, tab != next.selectedTab { emit(.fellBack(from: tab, to: next.selectedTab)) }
    // If the landing replaces the stack, the root doesn't receive the arguments of an earlier link.
    if case .replace = landing.stackChange { tabArguments[next.selectedTab] = nil }
    if let arguments = landing.tabArguments, arguments.name == next.selectedTab.name {
      tabArguments[next.selectedTab] = arguments
    }
    if let window = landing.window { request(.showWindow(window.window)) }
    if hasViews, next.selectedTab != state.selectedTab, next.modals.isEmpty { unfollowedLinks += 1 }
    assign(next)
  }
}
