@testable import WaymarkNavigation

/// The views of a navigator, without a screen.
///
/// A test reports what appears and disappears, and decides when the time for a confirmation is over.
@MainActor
final class FakeViews<Spec: NavigationSpec> {
  typealias Screen = NavigationState<Spec>.Modal.Screen

  let navigator: Navigator<Spec>
  private let calls = ScheduledCalls()
  private let log = Log()

  @MainActor
  private final class Log {
    var events: [NavigationEvent<Spec>] = []
    var screenViews: [ScreenView<Spec>] = []
    var time = Duration.zero
  }

  /// The time that the navigator reads. A test sets the time.
  var time: Duration {
    get { log.time }
    set { log.time = newValue }
  }
  /// The changes since the last call, each as `phase name`, with the seconds of a view that pauses or ends.
  func takeScreenViews() -> [String] {
    defer { log.screenViews = [] }
    return log.screenViews.map { view in
      let hasTime = view.phase == .paused || view.phase == .ended
      return "\(view.phase) \(view.name)" + (hasTime ? " \(view.duration.components.seconds)" : "")
    }
  }
  var lastScreenView: ScreenView<Spec>? { log.screenViews.last }

  /// Creates a navigator whose views are on the screen.
  init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = nil,
    startsAtOnce: Bool = true, resolve: @escaping LinkResolver<Spec> = { _, _ in .done }
  ) {
    navigator = Navigator(
      conditions: conditions, storage: storage, onEvent: { [log] in log.events.append($0) },
      onScreenView: { [log] in log.screenViews.append($0) }, resolve: resolve)
    calls.collect(from: navigator)
    navigator.now = { [log] in log.time }
    if startsAtOnce { navigator.host.start() }
  }

  /// The calls that the navigator has scheduled, oldest first.
  var timers: [@MainActor () -> Void] { calls.timers }
  /// The time until the latest scheduled call.
  var latestDelay: Duration { calls.latestDelay }
  /// The events since ``clear()``. Events about links contain only the status and the URL.
  var events: [NavigationEvent<Spec>] { log.events.map { $0.plain } }

  func clear() { log.events = [] }

  /// The sheets and covers that the navigator asks the views to show.
  var requested: [Screen] { navigator.host.modals.map(\.screen) }

  /// Presents what the navigator asks for, one sheet or cover after the other, and reports each appearance.
  func appear(_ screens: Screen...) {
    for screen in screens { navigator.host.modalDidAppear(screen) }
  }

  func disappear(_ screen: Screen) { navigator.host.modalDidDismiss(screen) }

  /// Lets the time for confirmations or a pause pass without a report of the views.
  func waitInVain() { calls.fire() }

  /// Lets the views begin their next update.
  func update() { calls.update() }
}
