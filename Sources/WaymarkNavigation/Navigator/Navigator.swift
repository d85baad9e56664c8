import Foundation
import Observation

/// An app's navigation at run time: the navigation state, and every command that changes it.
///
/// `Navigator` owns the navigation state and enforces the spec. It knows no view: SwiftUI and UIKit show its ``state`` and report
/// the user's actions. Without them it does the same, so that it can be tested on any machine. Each command changes the state in
/// one assignment. A command that the spec doesn't allow is rejected and reported, see ``events``.
///
/// ```swift
/// let navigator = Navigator<FruitsNavigation>()
/// navigator.host.start()    // once the first view is there
/// navigator.push(.fruit(name: "apple"))
/// navigator.open(URL(string: "fruits://basket")!)
/// ```
///
/// Each scene of an app has a navigator of its own.
@MainActor
@Observable
public final class Navigator<Spec: NavigationSpec> {
  // What views observe is a copy of the core's value, assigned only when it changes: a command that changes one of them
  // invalidates no view that reads another.

  /// The navigation state that views show.
  public private(set) var state: NavigationState<Spec>
  /// The user's choice of tabs.
  public private(set) var arrangement: TabArrangement<Spec>
  /// The account that the saved state belongs to; nil if the app has no accounts or no one is signed in.
  public private(set) var account: String?
  /// The link that waits for views or conditions.
  public private(set) var pendingLink: PendingLink<Spec>?
  /// The link that the app is resolving, for a progress indicator.
  public private(set) var resolvingLink: Spec.Link?
  /// The conditions that hold. Tabs that depend on them are shown and hidden, and a link that waits for them is opened.
  public var conditions: Set<Spec.Condition> {
    get { currentConditions }
    set { perform { $0.change(to: newValue) } }
  }
  private var currentConditions: Set<Spec.Condition>
  /// The arguments of links for the roots of tabs, until the roots take them.
  private(set) var tabArguments: [Spec.Tab: Spec.TabArguments] = [:]
  /// The number of requests to show a window. One that is open already is brought to the front.
  package private(set) var windowRequests = 0

  @ObservationIgnored private(set) var core: NavigatorCore<Spec>
  @ObservationIgnored private let storage: (any NavigationStorage)?
  @ObservationIgnored private var archive: NavigationArchive<Spec>
  @ObservationIgnored private let resolver: LinkResolver<Spec>
  /// The app's work on a link. It holds the navigator weakly, so that it ends with it.
  @ObservationIgnored private(set) var resolverTask: Task<Void, Never>?

  @ObservationIgnored private let onEvent: ((NavigationEvent<Spec>) -> Void)?
  @ObservationIgnored let streams = EventStreams<NavigationEvent<Spec>>()
  @ObservationIgnored private var unsentEvents: [NavigationEvent<Spec>] = []
  /// The number of nested calls that have yet to finish before events are sent.
  @ObservationIgnored private var depth = 0

  /// The library's views that show the navigator.
  @ObservationIgnored var views: Set<UUID> = []
  /// A Boolean value that indicates whether a debug build stops when a stack view pushes a screen that the spec doesn't allow.
  @ObservationIgnored package var trapsMisplacedScreens = true

  /// Creates a navigator for a spec with `resolvedLinks`.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that hold from the start. A condition that becomes known before the first view can still
  ///     restore the selection of a tab that depends on it.
  ///   - storage: The storage for the values that the spec restores; nil saves nothing, as previews and tests need it.
  ///   - account: The account that the saved state belongs to: a suffix of all keys.
  ///   - onEvent: A closure that is called with each event, from the first on, in order, and after the command that it belongs to.
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
  ///   - conditions: The conditions that hold from the start.
  ///   - storage: The storage for the values that the spec restores; nil saves nothing, as previews and tests need it.
  ///   - account: The account that the saved state belongs to: a suffix of all keys.
  ///   - onEvent: A closure that is called with each event, from the first on, in order, and after the command that it belongs to.
  public convenience init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = UserDefaults.standard,
    account: String? = nil, onEvent: ((NavigationEvent<Spec>) -> Void)? = nil
  ) where Spec.Link == Never {
    self.init(conditions: conditions, storage: storage, account: account, onEvent: onEvent, resolve: resolveNothing)
  }

  deinit { resolverTask?.cancel() }
}

/// The resolver of a spec without links to resolve. Generic, as the compiler warns about a closure over `Never`.
@MainActor
private func resolveNothing<Spec: NavigationSpec>(_: Spec.Link, _: AppLinkContext<Spec>) -> LinkAnswer<Spec> { .done }

extension Navigator {
  /// Carries out a command of the core: publishes the new values, executes the effects and sends the events.
  ///
  /// Events are sent when the command is complete, so that a listener that gives a command of its own finds everything done.
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

  /// Changes the account whose values are saved from now on, and returns those that are saved already.
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
    // More than once only if an observer gives a command as it is told that the value will change.
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

  /// Asks the app where a link leads. The task starts when the command is complete.
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

  /// Sends events in order. Those that a listener causes follow.
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
