import Observation

/// A test helper that creates a navigator without views and records the events of the navigator.
///
/// ```swift
/// let recorder = NavigationRecorder<FruitsNavigation>()
/// Basket(navigator: recorder.navigator).checkOut()
/// #expect(recorder.navigator.state.cover == .payment)
/// #expect(recorder.events == [.presented(.cover(.payment))])
/// ```
@MainActor public final class NavigationRecorder<Spec: NavigationSpec> {
  /// The navigator to pass to the code under test.
  ///
  /// The navigator opens links immediately, as if a view were on the screen. If the recorder was created without a
  /// storage, the navigator saves nothing.
  public let navigator: Navigator<Spec>
  private let log = EventLog<NavigationEvent<Spec>>()
  private let viewLog = EventLog<ScreenView<Spec>>()
  var screen = RecordedScreen<Spec>()
  var answers: [String: [(any Sendable)?]] = [:]

  /// The events since the recorder was created or since the last call of ``clear()``. The property is observable.
  public var events: [NavigationEvent<Spec>] { log.events }

  /// The events, of which those about links contain only the status and the URL.
  ///
  /// ```swift
  /// #expect(recorder.plainEvents == [.link(.unmatched, url: "fruits://nowhere")])
  /// ```
  public var plainEvents: [NavigationEvent<Spec>] { events.map { $0.plain } }

  /// The views of screens since the recorder was created or since the last call of ``clear()``. The property is
  /// observable.
  ///
  /// ```swift
  /// #expect(recorder.screenViews.filter { $0.phase == .began }.map(\.name) == ["market", "fruit"])
  /// ```
  public var screenViews: [ScreenView<Spec>] { viewLog.events }

  /// Creates a recorder for a spec that has the key `resolvedLinks`.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that hold when the recorder is created.
  ///   - storage: The storage for the navigator's saved values, or `nil` to save nothing.
  ///   - account: The account that owns the saved state.
  ///   - presentation: A value that indicates whether sheets and covers appear at once.
  ///   - resolve: A closure that returns the destination of a link in `resolvedLinks`.
  public init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = nil, account: String? = nil,
    presenting presentation: RecordedPresentation = .automatically, resolve: @escaping LinkResolver<Spec>
  ) {
    navigator = Navigator(
      conditions: conditions, storage: storage, account: account, onEvent: { [log] in log.events.append($0) },
      onScreenView: { [viewLog] in viewLog.events.append($0) }, resolve: resolve)
    start(presentation)
  }

  /// Creates a recorder for a spec that doesn't have the key `resolvedLinks`.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that hold when the recorder is created.
  ///   - storage: The storage for the navigator's saved values, or `nil` to save nothing.
  ///   - account: The account that owns the saved state.
  ///   - presentation: A value that indicates whether sheets and covers appear at once.
  public init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = nil, account: String? = nil,
    presenting presentation: RecordedPresentation = .automatically
  ) where Spec.Link == Never {
    navigator = Navigator(
      conditions: conditions, storage: storage, account: account, onEvent: { [log] in log.events.append($0) },
      onScreenView: { [viewLog] in viewLog.events.append($0) })
    start(presentation)
  }

  private func start(_ presentation: RecordedPresentation) {
    navigator.didAsk = { [weak self] name in self?.didAsk(name) }
    switch presentation {
    case .automatically: navigator.host.startWithoutViews()
    case .manually:
      navigator.delay = { [weak self] time, action in self?.screen.add(action, after: time) }
      navigator.host.start()
    }
  }

  /// Removes the recorded events and views.
  public func clear() {
    log.events = []
    viewLog.events = []
  }

  /// Waits until the app has resolved all links.
  public func settle() async {
    while navigator.core.resolvingLink != nil, let task = navigator.resolverTask { await task.value }
  }
}

extension NavigationEvent {
  /// Returns an event about a link that contains only the status and the URL.
  ///
  /// Tests compare ``NavigationRecorder/plainEvents`` with such events.
  ///
  /// - Parameters:
  ///   - status: The status of the link.
  ///   - url: The URL of the link, or `nil` for a ``Landing``.
  /// - Returns: The event.
  public static func link(_ status: LinkStatus<Spec>, url: String?) -> NavigationEvent {
    .link(LinkEvent(status, url: url))
  }

  package var plain: NavigationEvent {
    if case .link(let event) = self { .link(event.status, url: event.url) } else { self }
  }
}

@MainActor
@Observable
private final class EventLog<Event> {
  var events: [Event] = []
}

extension NavigationRecorder {
  /// Answers a screen in place of the user.
  ///
  /// If a task is asking the screen for a value, the screen returns the value at once. Otherwise, the next task that
  /// asks the screen receives the value, so a test can prepare the answer before it runs the code under test:
  ///
  /// ```swift
  /// recorder.answer(.pickAddress, with: home)
  /// await checkout.chooseAddress()
  /// #expect(checkout.address == home)
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen that returns a value.
  ///   - value: The value, or `nil` if the user dismisses the screen.
  public func answer<Value>(_ screen: ReturningScreen<Spec, Value>, with value: Value?) {
    if navigator.core.questions.contains(where: { $0.screen.name == screen.name }) {
      navigator.perform { $0.leave(screen.name, with: value) }
    } else {
      answers[screen.name, default: []].append(value)
    }
  }

  func didAsk(_ name: String) {
    guard let next = answers[name]?.first else { return }
    answers[name]?.removeFirst()
    navigator.perform { $0.leave(name, with: next) }
  }
}

extension NavigatorCore {
  fileprivate mutating func leave(_ name: String, with value: (any Sendable)?) {
    guard let screen = questions.last(where: { $0.screen.name == name })?.screen else { return }
    if let value {
      _ = finish(name, with: value)
    } else {
      var next = state
      next.remove(screen)
      assign(next)
    }
  }
}
