import Foundation
import Observation

/// The navigation of an app at run time: the navigation state, and every command that changes the state.
///
/// `Navigator` owns the navigation state and enforces the spec. Each command changes the state in one assignment. A
/// command that the spec doesn't allow is rejected, and an event in ``events`` reports the rejection.
///
/// `Navigator` doesn't depend on views. SwiftUI and UIKit show the ``state`` and report the actions of the user. An
/// app's navigation can be tested on any machine, because the navigator behaves in the same way without views.
///
/// ```swift
/// let navigator = Navigator<FruitsNavigation>()
/// navigator.host.start()    // once the first view is on the screen
/// navigator.push(.fruit(name: "apple"))
/// navigator.open(URL(string: "fruits://basket")!)
/// ```
///
/// Create one navigator for each scene of an app.
@MainActor
@Observable
public final class Navigator<Spec: NavigationSpec> {
  // Views observe copies of the core's values. A copy is assigned only when its value changes. A change of one value
  // therefore invalidates no view that uses another value.

  /// The navigation state that views show.
  public private(set) var state: NavigationState<Spec>
  /// The user's choice of tabs.
  public private(set) var arrangement: TabArrangement<Spec>
  /// The account to which the saved state belongs, or `nil` if the app has no accounts or no user is signed in.
  public private(set) var account: String?
  /// The link that waits for the first view or for its conditions.
  public private(set) var pendingLink: PendingLink<Spec>?
  /// The link that the app is resolving. For example, show a progress indicator while the link exists.
  public private(set) var resolvingLink: Spec.Link?
  /// The conditions that hold.
  ///
  /// If the conditions change, the tabs that depend on the conditions are shown or hidden. The pending link is opened
  /// if its conditions hold.
  public var conditions: Set<Spec.Condition> {
    get { currentConditions }
    set { perform { $0.change(to: newValue) } }
  }
  private var currentConditions: Set<Spec.Condition>
  /// The arguments that links pass to the roots of tabs. When a root takes its arguments, the arguments are removed.
  private(set) var tabArguments: [Spec.Tab: Spec.TabArguments] = [:]
  /// The number of requests to show each window. A request for an open window brings the window to the front.
  package private(set) var windowRequests = 0

  @ObservationIgnored private(set) var core: NavigatorCore<Spec>
  @ObservationIgnored private let storage: (any NavigationStorage)?
  @ObservationIgnored private var archive: NavigationArchive<Spec>
  @ObservationIgnored private let resolver: LinkResolver<Spec>
  /// The task in which the app resolves a link. The navigator can be deallocated, because the task holds a weak
  /// reference to the navigator.
  @ObservationIgnored private(set) var resolverTask: Task<Void, Never>?

  @ObservationIgnored private let onEvent: ((NavigationEvent<Spec>) -> Void)?
  @ObservationIgnored let streams = EventStreams<NavigationEvent<Spec>>()
  @ObservationIgnored private var unsentEvents: [NavigationEvent<Spec>] = []
  /// The number of nested commands that are running. Events are sent when no command is running.
  @ObservationIgnored private var depth = 0

  /// The identities of the `WaymarkUI` views that show the navigator.
  @ObservationIgnored var views: Set<UUID> = []
  /// A Boolean value that indicates whether a debug build stops when a stack view pushes a screen that the spec doesn't
  /// allow.
  @ObservationIgnored package var trapsMisplacedScreens = true

  /// Creates a navigator for a spec with `resolvedLinks`.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that hold from the start. If the app sets a condition before the first view
  ///     appears, a saved selection of a tab with this condition is still restored.
  ///   - storage: The storage for the values that the spec restores. Pass `nil` in previews and tests to save nothing.
  ///   - account: The account to which the saved state belongs. All storage keys end with the account.
  ///   - onEvent: A closure that is called with each event after the command that caused the event. Events are passed
  ///     in order.
  ///   - resolve: A closure that finds the destination of a link of `resolvedLinks`.
  public init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = UserDefaults.standard,
    account: String? = nil, onEvent: ((NavigationEvent<Spec>) -> Void)? = nil, resolve: @escaping LinkResolver<Spec>
  ) {
    self.storage = storage
    self.onEvent = onEvent
    resolver = resolve
    archive = NavigationArchive(storage, account: account)
    let saved = archive.load()
    core = NavigatorCore(conditions: conditions, account: account, arrangement: saved.arrangement)
    state = core.state
    arrangement = core.arrangement
    currentConditions = conditions
    self.account = account
    perform { $0.restore(saved) }
  }

  /// Creates a navigator for a spec without `resolvedLinks`.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that hold from the start. If the app sets a condition before the first view
  ///     appears, a saved selection of a tab with this condition is still restored.
  ///   - storage: The storage for the values that the spec restores. Pass `nil` in previews and tests to save nothing.
  ///   - account: The account to which the saved state belongs. All storage keys end with the account.
  ///   - onEvent: A closure that is called with each event after the command that caused the event. Events are passed
  ///     in order.
  public convenience init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = UserDefaults.standard,
    account: String? = nil, onEvent: ((NavigationEvent<Spec>) -> Void)? = nil
  ) where Spec.Link == Never {
    self.init(conditions: conditions, storage: storage, account: account, onEvent: onEvent, resolve: resolveNothing)
  }

  deinit { resolverTask?.cancel() }
}

/// Returns an answer that is never used, because a spec without `resolvedLinks` has no link to resolve.
///
/// The function is generic because the compiler warns about a closure whose parameter is `Never`.
@MainActor
private func resolveNothing<Spec: NavigationSpec>(_: Spec.Link, _: AppLinkContext<Spec>) -> LinkAnswer<Spec> { .done }

extension Navigator {
  /// Carries out a command of the core, publishes the new values, executes the effects, and sends the events.
  ///
  /// Events are sent when the command is complete. A listener can therefore call further commands while the listener
  /// handles an event.
  @discardableResult
  func perform<Outcome>(_ command: (inout NavigatorCore<Spec>) -> Outcome) -> Outcome {
    let transition = core.perform(command)
    unsentEvents += transition.events
    depth += 1
    publish()
    transition.effects.forEach(execute)
    depth -= 1
    sendEvents()
    return transition.outcome
  }

  /// Changes the account for which the navigator saves values, and returns the saved values of the new account.
  func load(account: String?) -> SavedNavigation<Spec> {
    archive = NavigationArchive(storage, account: account)
    return archive.load()
  }

  private func publish() {
    publish(\.state, \.state)
    publish(\.arrangement, \.arrangement)
    publish(\.currentConditions, \.conditions)
    publish(\.account, \.account)
    publish(\.pendingLink, \.pendingLink)
    publish(\.resolvingLink, \.resolvingLink?.appLink)
    publish(\.tabArguments, \.tabArguments)
  }

  private func publish<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Navigator, Value>, _ source: KeyPath<NavigatorCore<Spec>, Value>
  ) {
    // The loop repeats only if an observer calls a command while the observer is notified of the change.
    while self[keyPath: property] != core[keyPath: source] { self[keyPath: property] = core[keyPath: source] }
  }

  private func execute(_ effect: NavigatorEffect<Spec>) {
    switch effect {
    case .resolve(let link, let context, let number): resolve(link, context, number)
    case .cancelResolving: resolverTask?.cancel()
    case .saveState(let snapshot): archive.save(snapshot)
    case .saveSelection(let tab): archive.save(tab)
    case .saveArrangement(let arrangement): archive.save(arrangement)
    case .showWindow: windowRequests += 1
    }
  }

  /// Asks the app for the destination of a link. The task starts when the command is complete.
  private func resolve(_ link: Spec.Link, _ context: AppLinkContext<Spec>, _ number: Int) {
    resolverTask = Task { [weak self, resolver] in
      let answer: LinkAnswer<Spec>
      do {
        answer = try await resolver(link, context)
      } catch {
        answer = .nowhere(String(describing: error))
      }
      self?.perform { $0.answer(answer, to: number) }
    }
  }

  /// Sends events in order. If a listener causes new events, the new events are sent after the earlier events.
  private func sendEvents() {
    guard depth == 0 else { return }
    depth += 1
    while !unsentEvents.isEmpty {
      let event = unsentEvents.removeFirst()
      onEvent?(event)
      streams.send(event)
    }
    depth -= 1
  }
}
