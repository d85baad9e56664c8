/// A navigator that works without views and records its events, for the tests of an app.
///
/// ```swift
/// let recorder = NavigationRecorder<FruitsNavigation>()
/// Basket(navigator: recorder.navigator).checkOut()
/// #expect(recorder.navigator.state.cover == .payment)
/// #expect(recorder.events == [.presented(.cover(.payment))])
/// ```
@MainActor
public final class NavigationRecorder<Spec: NavigationSpec> {
  /// The navigator to pass to the code under test.
  ///
  /// The navigator opens links at once, as if the first view were on the screen. The navigator saves nothing unless the
  /// recorder has a storage.
  public let navigator: Navigator<Spec>
  private let log = EventLog<NavigationEvent<Spec>>()

  /// The events since the recorder was created or since the last call of ``clear()``.
  public var events: [NavigationEvent<Spec>] { log.events }

  /// Creates a recorder for a spec with `resolvedLinks`.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that hold from the start.
  ///   - storage: The storage for the values that the spec restores, or `nil` to save nothing.
  ///   - account: The account to which the saved state belongs.
  ///   - resolve: A closure that finds the destination of a link of `resolvedLinks`.
  public init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = nil, account: String? = nil,
    resolve: @escaping LinkResolver<Spec>
  ) {
    navigator = Navigator(
      conditions: conditions, storage: storage, account: account, onEvent: { [log] in log.events.append($0) },
      resolve: resolve)
    navigator.host.start()
  }

  /// Creates a recorder for a spec without `resolvedLinks`.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that hold from the start.
  ///   - storage: The storage for the values that the spec restores, or `nil` to save nothing.
  ///   - account: The account to which the saved state belongs.
  public init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = nil, account: String? = nil
  ) where Spec.Link == Never {
    navigator = Navigator(
      conditions: conditions, storage: storage, account: account, onEvent: { [log] in log.events.append($0) })
    navigator.host.start()
  }

  /// Removes the recorded events.
  public func clear() { log.events = [] }

  /// Waits until the app has resolved all links.
  public func settle() async {
    while navigator.core.resolvingLink != nil, let task = navigator.resolverTask { await task.value }
  }
}

@MainActor
private final class EventLog<Event> {
  var events: [Event] = []
}
