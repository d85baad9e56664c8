/// The sheets and covers on the screen. The state contains a modal as soon as a command presents it, but the views
/// present one after the other and report each appearance and dismissal; until then, it is unconfirmed. Reports
/// identify a modal by its case and arguments, so a late report about another has no effect.
struct ModalPresentation<Spec: NavigationSpec>: Hashable, Sendable {
  typealias Modal = NavigationState<Spec>.Modal

  enum Status: Hashable, Sendable {
    /// The views must present the screen.
    case requested
    /// The views must not present the screen, because a request wasn't confirmed in time. It is repeated after a pause,
    /// or earlier at the next opportunity.
    case unconfirmed
    case shown
    /// The state no longer contains the screen, and the views must dismiss it.
    case dismissing

    fileprivate var isRequest: Bool { self == .requested || self == .unconfirmed }
  }

  /// Each level is presented over the level before it.
  struct Level: Hashable, Sendable {
    let screen: Modal.Screen
    var status: Status
    var request = 0
    /// The latest request or dismissal, whose confirmation is awaited, or the pause before the next request.
    var attempt = 0
    /// The number of requests that weren't confirmed in time.
    var failures = 0
    /// The stack at the beginning of the dismissal, which stays until the dismissal is confirmed.
    var stack: [Spec.Route] = []
  }

  /// Without reports, for example in a test, every presentation is confirmed at once.
  private(set) var isReported = false
  /// From the outermost to the innermost: first shown screens, then one requested screen or the screens in dismissal.
  private(set) var levels: [Level] = []
  private var attempts = 0
  private var awaitedAttempts = 0
  /// The seconds before each repeated request. After the last one, the screen leaves the state.
  private static var pauses: [Int] { [1, 2, 4, 8] }

  /// Forgets all screens, because no views or other views are on the screen.
  mutating func reset(isReported: Bool) {
    self.isReported = isReported
    levels = []
  }
}

extension ModalPresentation {
  /// The views dismiss screens before they present others, one after the other.
  mutating func update(to modals: [Modal], from former: [Modal]) {
    guard isReported else { return }
    let kept = zip(levels, modals).prefix { $0.status != .dismissing && $0.screen == $1.screen }.count
    // If a requested screen appears nevertheless, its report is the reason for its dismissal.
    levels = levels[..<kept] + levels[kept...].filter { !$0.status.isRequest }
    for index in levels.indices.dropFirst(kept) where levels[index].status == .shown {
      let screen = levels[index].screen
      levels[index].stack = former.first { $0.screen == screen }?.stack ?? []
      start(.dismissing, at: index)
    }
    guard levels.count < modals.count, levels.allSatisfy({ $0.status == .shown }) else { return }
    levels.append(Level(screen: modals[levels.count].screen, status: .unconfirmed))
    retry()
  }

  mutating func retry() {
    guard levels.last?.status == .unconfirmed else { return }
    start(.requested, at: levels.count - 1)
    levels[levels.count - 1].request = attempts
  }

  private mutating func start(_ status: Status, at index: Int) {
    attempts += 1
    levels[index].status = status
    levels[index].attempt = attempts
  }

  /// `nil` without a new attempt. A dismissal includes those of all screens above. The pause is in seconds.
  mutating func nextAttempt() -> (number: Int, pause: Int?)? {
    let awaited = levels.first { $0.status != .shown && $0.attempt > awaitedAttempts }
    awaitedAttempts = attempts
    return awaited.map { ($0.attempt, $0.status == .unconfirmed ? Self.pauses[$0.failures - 1] : nil) }
  }
}

extension ModalPresentation {
  /// Returns `true` if the appearance confirms a request. Without `request`, the views don't know its number.
  mutating func appear(_ screen: Modal.Screen, request: Int?) -> Bool {
    guard isReported else { return false }
    guard let index = levels.firstIndex(where: { $0.screen == screen }) else {
      // The screen was removed from the state after its request. The next screen waits for the dismissal.
      levels.removeAll { $0.status.isRequest }
      levels.append(Level(screen: screen, status: .unconfirmed, request: request ?? 0))
      start(.dismissing, at: levels.count - 1)
      return false
    }
    guard levels[index].status.isRequest else { return false }
    levels[index].status = .shown
    // The screen of an earlier request stays, and the views must not replace it by the screen of a later request.
    if let request { levels[index].request = request }
    return true
  }

  /// Returns the status, or `nil` if the views don't show the screen of this request. Without `request`, the views
  /// don't know its number.
  mutating func dismiss(_ screen: Modal.Screen, request: Int?) -> Status? {
    guard let index = levels.firstIndex(where: { $0.screen == screen && $0.request == request ?? $0.request }) else {
      return nil
    }
    let status = levels[index].status
    if !status.isRequest { levels.removeSubrange(index...) }
    return status
  }

  /// Returns `nil` if the attempt was confirmed or is obsolete. An unconfirmed dismissal counts as complete, because
  /// otherwise the next screen would never be presented. Without `counts`, an obstacle is known, and its end repeats the
  /// request.
  mutating func timeOut(_ attempt: Int, counts: Bool) -> Level? {
    guard let index = levels.firstIndex(where: { $0.attempt == attempt }) else { return nil }
    let level = levels[index]
    switch level.status {
    case .requested:
      levels[index].status = .unconfirmed
      guard counts else { break }
      levels[index].failures += 1
      start(.unconfirmed, at: index)
    case .unconfirmed: if counts { retry() }
    case .dismissing: levels.removeSubrange(index...)
    case .shown: return nil
    }
    return level
  }
}

extension ModalPresentation {
  func displayed(of modals: [Modal]) -> [PresentedModal<Spec>] {
    guard isReported else { return modals.map { PresentedModal(screen: $0.screen, request: 0) } }
    return levels.prefix { $0.status != .unconfirmed && $0.status != .dismissing }
      .map { PresentedModal(screen: $0.screen, request: $0.request) }
  }

  /// The screen that the user doesn't see, although the state contains it.
  var failed: Modal.Screen? { levels.last.flatMap { $0.status.isRequest && $0.failures > 0 ? $0.screen : nil } }
  /// The views show all modals except those that they couldn't present, and no others.
  func isSettled(for modals: [Modal]) -> Bool {
    !isReported
      || levels.allSatisfy { $0.status != .dismissing }
        && confirmed(of: modals).count == modals.prefix { $0.screen != failed }.count
  }

  var isLastFailure: Bool { levels.last.map { $0.failures > Self.pauses.count } ?? false }

  func confirmed(of modals: [Modal]) -> [Modal] {
    isReported ? Array(modals.prefix(levels.prefix { $0.status == .shown }.count)) : modals
  }

  func isRequested(_ screen: Modal.Screen) -> Bool { levels.contains { $0.screen == screen && $0.status.isRequest } }

  func stack(inDismissalOf screen: Modal.Screen) -> [Spec.Route]? {
    levels.first { $0.screen == screen && $0.status == .dismissing }?.stack
  }
}
