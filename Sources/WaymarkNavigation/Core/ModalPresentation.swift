/// The sheets and covers on the screen, as the views report them.
///
/// The state contains a sheet or cover as soon as a command presents it. The views present one sheet or cover after the
/// other, and report each appearance and each dismissal. Until then, the presentation or the dismissal is unconfirmed.
/// Reports identify a sheet or cover by its case and its arguments, so a late report about another screen has no
/// effect.
struct ModalPresentation<Spec: NavigationSpec>: Hashable, Sendable {
  typealias Modal = NavigationState<Spec>.Modal

  enum Status: Hashable, Sendable {
    /// The views must present the screen. If the appearance isn't confirmed in time, and `repeats` is `true`, the
    /// request is repeated at once.
    case requested(repeats: Bool)
    /// The views must not present the screen, because an earlier request wasn't confirmed in time. The request is
    /// repeated at the next opportunity.
    case unconfirmed
    /// The screen has appeared.
    case shown
    /// The state no longer contains the screen, and the views must dismiss it.
    case dismissing

    fileprivate var isRequest: Bool {
      switch self {
      case .requested, .unconfirmed: true
      case .shown, .dismissing: false
      }
    }
  }

  /// A sheet or cover, and the sheet or cover over which it is presented is the level before it.
  struct Level: Hashable, Sendable {
    let screen: Modal.Screen
    var status: Status
    /// The number of the request that the screen of the views belongs to.
    var request = 0
    /// The number of the latest request or dismissal. A confirmation is awaited for this number.
    var attempt = 0
    /// The stack at the beginning of the dismissal. The stack doesn't change until the dismissal is confirmed.
    var stack: [Spec.Route] = []
  }

  /// A Boolean value that indicates whether views report presentations. Without reports, for example in a test, every
  /// presentation is confirmed at once.
  private(set) var isReported = false
  /// The screens of the views, from the outermost to the innermost: first shown screens, then either one requested
  /// screen or the screens in dismissal.
  private(set) var levels: [Level] = []
  /// The number of requests and dismissals so far.
  private var attempts = 0
  /// The number of attempts at the latest call of ``nextAttempt()``.
  private var awaitedAttempts = 0

  /// Forgets all screens, because no views are on the screen or because other views appear.
  mutating func reset(isReported: Bool) {
    self.isReported = isReported
    levels = []
  }
}

// Requests to the views.
extension ModalPresentation {
  /// Requests the changes that show the sheets and covers of a new state.
  ///
  /// The views dismiss screens before they present others, and present one screen after the other.
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

  /// Repeats the latest request, because a command presents the same screen again, or another screen over it.
  ///
  /// A request of the same command isn't repeated.
  mutating func repeatRequest() {
    if let last = levels.last, last.status.isRequest, last.attempt <= awaitedAttempts { expectObstacle() }
    retry()
  }

  /// Repeats the latest request if it isn't confirmed in time, because another screen may prevent the presentation.
  mutating func expectObstacle() {
    if case .requested = levels.last?.status { levels[levels.count - 1].status = .requested(repeats: true) }
  }

  /// Repeats a request that wasn't confirmed in time.
  mutating func retry() {
    guard levels.last?.status == .unconfirmed else { return }
    start(.requested(repeats: false), at: levels.count - 1)
    levels[levels.count - 1].request = attempts
  }

  private mutating func start(_ status: Status, at index: Int) {
    attempts += 1
    levels[index].status = status
    levels[index].attempt = attempts
  }

  /// Returns the attempt since the last call that the views must confirm, or `nil` if there is none.
  ///
  /// The dismissal of a screen includes the dismissals of all screens above it.
  mutating func nextAttempt() -> Int? {
    let awaited = levels.first { level in
      switch level.status {
      case .requested, .dismissing: level.attempt > awaitedAttempts
      case .shown, .unconfirmed: false
      }
    }
    awaitedAttempts = attempts
    return awaited?.attempt
  }
}

// Reports of the views.
extension ModalPresentation {
  /// Records that a screen has appeared. Returns `true` if the appearance confirms a request. Without `request`, the
  /// views don't know its number.
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

  /// Records that a screen and all screens above it were dismissed. Returns the status of the screen, or `nil` if the
  /// views don't show the screen of this request. Without `request`, the views don't know its number.
  mutating func dismiss(_ screen: Modal.Screen, request: Int?) -> Status? {
    guard let index = levels.firstIndex(where: { $0.screen == screen && $0.request == request ?? $0.request }) else {
      return nil
    }
    let status = levels[index].status
    if !status.isRequest { levels.removeSubrange(index...) }
    return status
  }

  /// Records that an attempt wasn't confirmed in time. Returns `nil` if the attempt was confirmed or is obsolete.
  ///
  /// A dismissal that isn't confirmed counts as complete, because otherwise the next screen would never be presented.
  mutating func timeOut(_ attempt: Int) -> Level? {
    guard let index = levels.firstIndex(where: { $0.attempt == attempt }) else { return nil }
    let level = levels[index]
    switch level.status {
    case .requested: levels[index].status = .unconfirmed
    case .dismissing: levels.removeSubrange(index...)
    case .shown, .unconfirmed: return nil
    }
    return level
  }
}

// Results for the views and for storage.
extension ModalPresentation {
  /// Returns the sheets and covers that the views must show at the moment.
  func displayed(of modals: [Modal]) -> [PresentedModal<Spec>] {
    guard isReported else { return modals.map { PresentedModal(screen: $0.screen, request: 0) } }
    return levels.prefix { $0.status != .unconfirmed && $0.status != .dismissing }
      .map { PresentedModal(screen: $0.screen, request: $0.request) }
  }

  /// Returns the sheets and covers that have appeared.
  func confirmed(of modals: [Modal]) -> [Modal] {
    isReported ? Array(modals.prefix(levels.prefix { $0.status == .shown }.count)) : modals
  }

  /// Returns the stack of a sheet or cover that is being dismissed.
  func stack(inDismissalOf screen: Modal.Screen) -> [Spec.Route]? {
    levels.first { $0.screen == screen && $0.status == .dismissing }?.stack
  }
}
