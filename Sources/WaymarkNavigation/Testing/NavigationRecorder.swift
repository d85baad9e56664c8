/// A navigator that is ready without views, and a list of all that has happened in it: for the tests of an app.
///
/// ```swift
/// let recorder = NavigationRecorder<FruitsNavigation>()
/// Basket(navigator: recorder.navigator).checkOut()
/// #expect(recorder.navigator.state.cover == .payment)
/// #expect(recorder.events == [.presented(.cover(.payment))])
/// ```
@MainActor
public final class NavigationRecorder<Spec: NavigationSpec> {
  /// The navigator to hand to what is tested. Links are followed at once, as if the first view were there, and nothing is kept
  /// unless there is a storage.
  public let navigator: Navigator<Spec>
  private let log = EventLog<NavigationEvent<Spec>>()

  /// What has happened since the recorder was made, or since ``clear()``.
  public var events: [NavigationEvent<Spec>] { log.events }

  /// A recorder for a spec with `resolvedLinks`.
  ///
  /// - Parameters:
  ///   - conditions: The facts that hold.
  ///   - storage: Where the navigator keeps what the spec says is kept.
  ///   - user: Whose navigation it is.
  ///   - resolve: Finds out where a link of `resolvedLinks` leads.
  public init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = nil, user: String? = nil,
    resolve: @escaping LinkResolver<Spec>
  ) {
    navigator = Navigator(
      conditions: conditions, storage: storage, user: user, onEvent: { [log] in log.events.append($0) },
      resolve: resolve)
    navigator.start()
  }

  /// A recorder for a spec without `resolvedLinks`.
  ///
  /// - Parameters:
  ///   - conditions: The facts that hold.
  ///   - storage: Where the navigator keeps what the spec says is kept.
  ///   - user: Whose navigation it is.
  public init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = nil, user: String? = nil
  ) where Spec.Link == Never {
    navigator = Navigator(
      conditions: conditions, storage: storage, user: user, onEvent: { [log] in log.events.append($0) })
    navigator.start()
  }

  /// Forgets what has happened so far.
  public func clear() { log.events = [] }

  /// Waits until the app is at work on no link any more.
  public func settle() async {
    while navigator.core.resolvingLink != nil, let task = navigator.resolverTask { await task.value }
  }
}

@MainActor
private final class EventLog<Event> {
  var events: [Event] = []
}
