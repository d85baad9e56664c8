/// A navigator that is ready without views, with a list of its events, for the tests of an app.
///
/// ```swift
/// let recorder = NavigationRecorder<FruitsNavigation>()
/// Basket(navigator: recorder.navigator).checkOut()
/// #expect(recorder.navigator.state.cover == .payment)
/// #expect(recorder.events == [.presented(.cover(.payment))])
/// ```
@MainActor
public final class NavigationRecorder<Spec: NavigationSpec> {
  /// The navigator to pass to the code under test. Links are opened at once, as if the first view were on the screen, and nothing
  /// is saved unless there is a storage.
  public let navigator: Navigator<Spec>
  private let log = EventLog<NavigationEvent<Spec>>()

  /// The events since the recorder was created, or since ``clear()``.
  public var events: [NavigationEvent<Spec>] { log.events }

  /// Creates a recorder for a spec with `resolvedLinks`.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that hold.
  ///   - storage: The storage for the values that the spec restores.
  ///   - account: The account that the saved state belongs to.
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
  ///   - conditions: The conditions that hold.
  ///   - storage: The storage for the values that the spec restores.
  ///   - account: The account that the saved state belongs to.
  public init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = nil, account: String? = nil
  ) where Spec.Link == Never {
    navigator = Navigator(
      conditions: conditions, storage: storage, account: account, onEvent: { [log] in log.events.append($0) })
    navigator.host.start()
  }

  /// Removes the events so far.
  public func clear() { log.events = [] }

  /// Waits until the app is resolving no link.
  public func settle() async {
    while navigator.core.resolvingLink != nil, let task = navigator.resolverTask { await task.value }
  }
}

@MainActor
private final class EventLog<Event> {
  var events: [Event] = []
}
