@testable import WaymarkNavigation

/// The views of a navigator, without a screen.
///
/// A test reports what appears and disappears, and decides when the time for a confirmation is over.
@MainActor
final class FakeViews<Spec: NavigationSpec> {
  typealias Screen = NavigationState<Spec>.Modal.Screen

  let navigator: Navigator<Spec>
  /// The calls that the navigator has scheduled, oldest first.
  private(set) var timers: [@MainActor () -> Void] = []
  /// The calls that the navigator makes in the next update of the views.
  private var updates: [@MainActor () -> Void] = []
  /// The time until the latest scheduled call.
  private(set) var latestDelay = Duration.zero
  private let log = Log()

  @MainActor
  private final class Log {
    var events: [NavigationEvent<Spec>] = []
  }

  /// Creates a navigator whose views are on the screen.
  init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = nil,
    resolve: @escaping LinkResolver<Spec> = { _, _ in .done }
  ) {
    navigator = Navigator(
      conditions: conditions, storage: storage, onEvent: { [log] in log.events.append($0) }, resolve: resolve)
    navigator.delay = { [unowned self] time, action in
      latestDelay = time
      if time == Navigator<Spec>.presentationDelay { updates.append(action) } else { timers.append(action) }
    }
    navigator.host.start()
  }

  var events: [NavigationEvent<Spec>] { log.events }

  func clear() { log.events = [] }

  /// The sheets and covers that the navigator asks the views to show.
  var requested: [Screen] { navigator.host.modals.map(\.screen) }

  /// Presents what the navigator asks for, one sheet or cover after the other, and reports each appearance.
  func appear(_ screens: Screen...) {
    for screen in screens { navigator.host.modalDidAppear(screen) }
  }

  func disappear(_ screen: Screen) { navigator.host.modalDidDismiss(screen) }

  /// Lets the time for confirmations or a pause pass without a report of the views.
  func waitInVain() {
    let due = timers
    timers = []
    for action in due { action() }
  }

  /// Lets the views begin their next update.
  func update() {
    let due = updates
    updates = []
    for action in due { action() }
  }
}
