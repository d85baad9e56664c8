import Foundation

extension Navigator {
  /// Follows a URL: a custom scheme's, or a universal link.
  ///
  /// It waits for views, and for the conditions that the link requires. One link waits at a time; a newer one takes its place.
  ///
  /// - Returns: What has become of it so far. Where that is ``LinkEvent/unmatched`` or ``LinkEvent/refused(_:)``, no link of the
  ///   app has the URL.
  @discardableResult
  public func open(_ url: URL) -> LinkEvent<Spec> {
    linkCount += 1
    let url = url.absoluteString
    return command { open(url, LinkTrail(url: url, number: linkCount)) }
  }

  /// Goes to a place, in one assignment: see ``NavigationState/landed(_:visible:)``.
  ///
  /// Unlike a link it does not wait for views, and leaves the app's work on a link alone. It does wait for the conditions that
  /// it requires.
  ///
  /// - Returns: What has become of it so far.
  @discardableResult
  public func apply(_ landing: Landing<Spec>) -> LinkEvent<Spec> {
    linkCount += 1
    let link = FoundLink(.landing(landing), LinkTrail(url: nil, number: linkCount))
    return command { missing(link).isEmpty ? land(landing, nil) : hold(link) }
  }

  /// Tells the app to stop looking for where a link leads. What was there stays.
  public func cancelResolving() {
    guard let resolution else { return }
    command {
      stop(resolution, .cancelled)
      followHeldLink()
    }
  }

  /// Gives up the link that waits, as where somebody closes the sign-in that it would have taken.
  public func cancelHeldLink() {
    guard let link = waitingLink else { return }
    waitingLink = nil
    tell(.cancelled, of: link.url)
  }

  private func redirect(_ trail: LinkTrail<Spec>, to url: String) -> LinkEvent<Spec> {
    guard trail.hops < mostRedirects else { return tell(.redirectedTooOften, of: trail.url) }
    tell(.redirected(to: url), of: trail.url)
    var trail = trail
    trail.hops += 1
    return open(url, trail)
  }

  private func open(_ url: String, _ trail: LinkTrail<Spec>) -> LinkEvent<Spec> {
    switch Spec.resolve(url) {
    case .landed(let landing): return arrive(FoundLink(.landing(landing), trail))
    case .app(let link, let context): return arrive(FoundLink(.app(link, context), trail))
    case .redirected(let target): return redirect(trail, to: target)
    case .unmatched: return tell(.unmatched, of: trail.url)
    case .refused(let refusal): return tell(.refused(refusal), of: trail.url)
    }
  }

  private func arrive(_ link: FoundLink<Spec>) -> LinkEvent<Spec> {
    if let advice = link.deprecation { tell(.deprecated(advice), of: link.url) }
    return hasStarted && missing(link).isEmpty ? follow(link) : hold(link)
  }

  /// The conditions that a link has to wait for.
  func missing(_ link: FoundLink<Spec>) -> [Spec.Condition] { link.requires.filter { !conditions.contains($0) } }

  private func hold(_ link: FoundLink<Spec>) -> LinkEvent<Spec> {
    if let former = waitingLink {
      // The answer to an older link comes too late for what the newer one waits for.
      guard former.number < link.number else { return tell(.replaced(by: former.url), of: link.url) }
      tell(.replaced(by: link.url), of: former.url)
    }
    waitingLink = link
    return tell(hasStarted ? .held(for: missing(link)) : .heldForViews, of: link.url)
  }

  /// Follows the link that waits, where it has nothing left to wait for: neither conditions nor the app's work on a newer one.
  func followHeldLink() {
    guard hasStarted, let link = waitingLink, missing(link).isEmpty else { return }
    if let resolution, Spec.resolving == .drop || resolution.found.number > link.number { return }
    waitingLink = nil
    follow(link)
  }

  @discardableResult
  private func follow(_ link: FoundLink<Spec>) -> LinkEvent<Spec> {
    if let resolution {
      if Spec.resolving == .drop { return tell(.dropped, of: link.url) }
      stop(resolution, .replaced(by: link.url))
    }
    switch link.target {
    case .landing(let landing): return land(landing, link.url)
    case .app(let appLink, let context): return resolve(appLink, context, link)
    }
  }

  private func land(_ landing: Landing<Spec>, _ url: String?) -> LinkEvent<Spec> {
    do throws(NavigationRefusal<Spec>) {
      let next = try intended.landed(landing, visible: visibleTabs)
      tell(.opened(landing), of: url)
      settle(landing, next)
      return .opened(landing)
    } catch {
      return tell(.rejected(error), of: url)
    }
  }

  /// Makes a landing's change, and hands over what it has for the tab's root.
  private func settle(_ landing: Landing<Spec>, _ next: NavigationState<Spec>) {
    if let tab = landing.tab, tab != next.selectedTab { send([.fellBack(from: tab, to: next.selectedTab)]) }
    // What a link had for the root that is newly seen is not for this one.
    if case .replace = landing.stackChange { tabArguments[next.selectedTab] = nil }
    if let arguments = landing.tabArguments, arguments.name == next.selectedTab.name {
      tabArguments[next.selectedTab] = arguments
    }
    if case .window = landing.modal { windowRequests += 1 }
    assign(next)
  }

  private func resolve(
    _ link: Spec.Link, _ context: AppLinkContext<Spec>, _ found: FoundLink<Spec>
  ) -> LinkEvent<Spec> {
    // The task starts when this function has returned, so that its answer always finds what it is the answer to.
    resolutionTask = Task { [weak self, resolver] in
      let answer: LinkAnswer<Spec>
      do {
        answer = try await resolver(link, context)
      } catch {
        answer = .failed(String(describing: error))
      }
      self?.command { self?.answered(answer, found.number) }
    }
    resolution = ResolvingLink(link: link, found: found, tab: context.tab)
    tell(.resolving(link), of: found.url)
    let root = Landing<Spec>(tab: context.tab, stack: [])
    if context.tab != nil, let next = try? intended.landed(root, visible: visibleTabs) { settle(root, next) }
    return .resolving(link)
  }

  private func answered(_ answer: LinkAnswer<Spec>, _ number: Int) {
    // Another link may have come, or the app have been told to stop.
    guard let resolution, resolution.found.number == number else { return }
    self.resolution = nil
    let found = resolution.found
    switch answer {
    case .landing(var landing):
      if landing.tab == nil { landing.tab = resolution.tab }
      _ = arrive(FoundLink(.landing(landing), found.trail))
    case .url(let url): _ = redirect(found.trail, to: url.absoluteString)
    case .done: tell(.done, of: found.url)
    case .failed(let reason): tell(.failed(reason), of: found.url)
    }
    followHeldLink()
  }

  func stop(_ resolution: ResolvingLink<Spec>, _ event: LinkEvent<Spec>) {
    self.resolution = nil
    resolutionTask?.cancel()
    tell(event, of: resolution.found.url)
  }
}
