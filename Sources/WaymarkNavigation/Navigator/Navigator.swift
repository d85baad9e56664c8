import Foundation
import Observation

/// An app's navigation at run time: where it is, and every way to get elsewhere.
///
/// It holds all behaviour and knows no view. SwiftUI and UIKit show its ``state`` and tell it what the user does; without them it
/// does the same, so that it can be tested on any machine. Each command changes the state in one assignment. What the spec does
/// not allow is refused and reported, see ``events``.
///
/// ```swift
/// let navigator = Navigator<FruitsNavigation>()
/// navigator.start()    // once the first view is there
/// navigator.push(.fruit(name: "apple"))
/// navigator.open(URL(string: "fruits://basket")!)
/// ```
///
/// Each scene of an app has a navigator of its own.
@MainActor
@Observable
public final class Navigator<Spec: NavigationSpec> {
  /// Where the app is.
  public internal(set) var state: NavigationState<Spec>
  /// Which tabs the user wants to see, in what order.
  public internal(set) var arrangement: TabArrangement<Spec>
  /// The facts that hold at the moment. Tabs come and go with them, and a link that waits for them is followed once they hold.
  public var conditions: Set<Spec.Condition> {
    get { facts }
    set { change(to: newValue) }
  }
  /// Whose navigation it is; nil where the app has no users or nobody is signed in.
  public internal(set) var user: String?
  /// The link that waits.
  public var heldLink: HeldLink<Spec>? { waitingLink?.held }
  /// The link that the app is at work on, to show that it is.
  public var resolvingLink: Spec.Link? { resolution?.link }

  var facts: Set<Spec.Condition>
  var waitingLink: FoundLink<Spec>?
  var resolution: ResolvingLink<Spec>?
  /// The app's work on a link; apart from what is observed, so that it ends with the navigator.
  @ObservationIgnored var resolutionTask: Task<Void, Never>?
  /// What links have for the roots of tabs that have not taken it yet.
  var tabArguments: [Spec.Tab: Spec.TabArguments] = [:]

  @ObservationIgnored let onEvent: ((NavigationEvent<Spec>) -> Void)?
  @ObservationIgnored let streams = EventStreams<NavigationEvent<Spec>>()
  @ObservationIgnored var unsentEvents: [NavigationEvent<Spec>] = []
  /// How many commands are being carried out, one as a part of another.
  @ObservationIgnored var commandDepth = 0

  @ObservationIgnored let resolver: LinkResolver<Spec>
  @ObservationIgnored var linkCount = 0

  @ObservationIgnored var presentation = ModalPresentation<Spec>.absent

  @ObservationIgnored let storage: (any NavigationStorage)?
  @ObservationIgnored var keys: StorageKeys
  /// Worked out once, as it is read with what is kept, and written at every change.
  @ObservationIgnored lazy var shape = SpecShape(Spec.self)
  /// Whether there are views.
  @ObservationIgnored var hasStarted = false
  /// The library's views that there are.
  @ObservationIgnored var views: Set<UUID> = []
  /// How often a window was asked for. One that is open already does not change the state, and is brought to the front.
  package var windowRequests = 0
  /// Whether there have been views before.
  @ObservationIgnored var hasEverStarted = false
  /// The tab that was brought back and may not be there yet, as conditions are found out while an app starts or another user
  /// comes. Whatever is done before it is there is done on the tab that stands in for it, and takes its place.
  @ObservationIgnored var restoredTab: Spec.Tab?
  /// The tab that is kept.
  @ObservationIgnored var keptTab = Spec.tabBar.initial
  /// Whether to stop in a debug build where a stack view pushes a screen that the spec does not allow there.
  @ObservationIgnored package var trapsMisplacedScreens = true

  /// A navigator of a spec with `resolvedLinks`.
  ///
  /// - Parameters:
  ///   - conditions: The facts that hold from the start. One that is found out before the first view can still bring back the
  ///     selection of a tab that depends on it.
  ///   - storage: Where to keep what the spec says is kept, under its keys; nil keeps nothing, as previews and tests want it.
  ///   - user: Whose navigation it is: a suffix of all keys.
  ///   - onEvent: Called with each event, from the first on, in order, and after the command that it comes of.
  ///   - resolve: Finds out where a link of `resolvedLinks` leads.
  public init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = UserDefaults.standard,
    user: String? = nil, onEvent: ((NavigationEvent<Spec>) -> Void)? = nil, resolve: @escaping LinkResolver<Spec>
  ) {
    facts = conditions
    self.storage = storage
    self.user = user
    self.onEvent = onEvent
    resolver = resolve
    keys = StorageKeys(Spec.self, user: user)
    arrangement = TabArrangement(storage, keys)
    state = NavigationState()
    restoreWhatIsKept()
  }

  /// A navigator of a spec without `resolvedLinks`.
  ///
  /// - Parameters:
  ///   - conditions: The facts that hold from the start.
  ///   - storage: Where to keep what the spec says is kept, under its keys; nil keeps nothing, as previews and tests want it.
  ///   - user: Whose navigation it is: a suffix of all keys.
  ///   - onEvent: Called with each event, from the first on, in order, and after the command that it comes of.
  public convenience init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = UserDefaults.standard,
    user: String? = nil, onEvent: ((NavigationEvent<Spec>) -> Void)? = nil
  ) where Spec.Link == Never {
    self.init(conditions: conditions, storage: storage, user: user, onEvent: onEvent, resolve: nothingToDo)
  }

  deinit { resolutionTask?.cancel() }
}

/// Of a spec without links to resolve. Generic, as a closure over `Never` would be said never to run.
@MainActor
private func nothingToDo<Spec: NavigationSpec>(_: Spec.Link, _: AppLinkContext<Spec>) -> LinkAnswer<Spec> { .done }

extension Navigator {
  /// The state with what waits to be presented: what commands change, so that they do the same with and without views.
  var intended: NavigationState<Spec> {
    guard case .leaving(_, let modal) = presentation else { return state }
    var intended = state
    intended.modal = modal
    return intended
  }

  /// Makes a change in one assignment, keeps it and tells of it. What is presented waits for the view of what was there before.
  ///
  /// - Parameters:
  ///   - intended: The state, with what may have to wait.
  ///   - restoredTab: The tab to select once it is there.
  ///   - isKept: Whether it comes from the storage.
  func assign(_ intended: NavigationState<Spec>, restoring restoredTab: Spec.Tab? = nil, isKept: Bool = false) {
    self.restoredTab = restoredTab
    var next = intended
    switch presentation {
    case .shown where intended.modal?.screen != state.modal?.screen:
      if let modal = state.modal { presentation = .leaving(modal, next: intended.modal) }
      next.modal = nil
    case .leaving(let former, _):
      presentation = .leaving(former, next: intended.modal)
      next.modal = nil
    case .absent, .shown: break
    }
    let former = state
    if next != former { state = next }
    if !isKept { keep(former) }
    if next != former { send(next.events(since: former)) }
  }

  /// Tells of a command that is not carried out.
  func refuse(_ refusal: NavigationRefusal<Spec>) -> Bool {
    send([.refused(refusal)])
    return false
  }

  /// Goes back to how the app starts, for a change of accounts and for signing out: every tab at its root, nothing presented, no
  /// window, the initial tab. Another user finds what the spec says is kept for them.
  ///
  /// It is one command: conditions that change with the user are best given here. The app's work on a link is cancelled.
  ///
  /// - Parameters:
  ///   - user: Whose navigation it is from now on.
  ///   - conditions: The facts that hold from now on; nil leaves them.
  ///   - keepsHeldLink: Whether a link that waits goes on to do so; nil keeps it where nobody was signed in, as it is often for the
  ///     very sign-in that this is for that it waits.
  public func reset(user: String? = nil, conditions: Set<Spec.Condition>? = nil, keepsHeldLink: Bool? = nil) {
    command {
      if let resolution { stop(resolution, .cancelled) }
      if !(keepsHeldLink ?? (self.user == nil)) { cancelHeldLink() }
      tabArguments = [:]
      let tabs = visibleTabs
      let isSameUser = user == self.user
      self.user = user
      keys = StorageKeys(Spec.self, user: user)
      arrangement = TabArrangement(storage, keys)
      if let conditions { facts = conditions }
      if visibleTabs != tabs { send([.tabBarChanged(visibleTabs)]) }
      if isSameUser { restore(NavigationState()) } else { restoreWhatIsKept() }
      followHeldLink()
    }
  }
}
