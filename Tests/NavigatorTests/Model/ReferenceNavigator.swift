import Everything
import WaymarkNavigation

/// A simple implementation of a navigator of `Everything`.
///
/// The implementation follows the language reference and the public documentation, without regard to speed.
struct ReferenceNavigator {
  typealias Event = NavigationEvent<Museum>
  typealias Refusal = NavigationError<Museum>
  typealias Outcome = CommandOutcome<Museum>

  /// An observable effect of a command.
  enum Entry {
    /// An event that does not describe a change of the state.
    case told(Event)
    /// A change to the given state.
    case became(ReferenceState)
  }

  /// A step that determines whether a sheet or cover is on the screen.
  enum ModalMoment {
    /// A command that presents the screen, or dismisses any screen.
    case wanted(ReferenceState.Screen?)
    /// The appearance of the screen.
    case appeared(ReferenceState.Screen)
    /// The disappearance of the presented screen.
    case gone
  }

  /// The state after a command, with the tab to restore.
  struct Moment: Equatable {
    var state: ReferenceState
    var tab: Museum.Floor
  }

  /// A link that is pending or that the app is resolving.
  struct Link {
    enum Target {
      case landing(Landing<Museum>)
      case app(Museum.Link, AppLinkContext<Museum>)
    }

    var url: String?
    var target: Target
    var number: Int
    var hops: Int
    /// The conditions of the link and of all URLs that redirected to the link.
    var requires: [Museum.Condition] = []
  }

  /// The stored values of one user.
  struct Kept: Equatable {
    var selection: Museum.Floor?
    var shown: [Museum.Floor]?
    var order: [Museum.Floor]?
    var state: ReferenceState?
  }

  /// The state after all commands, including a sheet or cover whose presentation has to wait.
  private(set) var intended = ReferenceState()
  /// The steps of sheets and covers since the views last disappeared.
  var modals: [ModalMoment] = []
  /// The states since the launch, or since the last change of the user.
  private(set) var moments: [Moment] = []
  var conditions: Set<Museum.Condition>
  var order = MuseumTables.tabs
  var shown = MuseumTables.shownAtFirst
  var user: String?
  var hasStarted = false
  var hasEverStarted = false
  var held: Link?
  var resolving: Link?
  var arguments: [Museum.Floor: Museum.TabArguments] = [:]

  /// The restored tab, until the next command.
  var wantedTab: Museum.Floor?
  var linkCount = 0

  var kept: [String: Kept]
  /// The effects since the last check.
  var log: [Entry] = []

  /// Creates a navigator, as at a launch of the app.
  init(conditions: Set<Museum.Condition>, user: String?, kept: [String: Kept] = [:]) {
    self.conditions = conditions
    self.user = user
    self.kept = kept
    bringBackTabBar()
    bringBackState()
  }

  var account: String { user ?? "" }

  /// The presented screen, and a Boolean value that indicates whether the screen must disappear.
  ///
  /// The property replays all steps of sheets and covers.
  var onScreen: (screen: ReferenceState.Screen, mustGo: Bool)? {
    var wanted: ReferenceState.Screen?
    var onScreen: (screen: ReferenceState.Screen, mustGo: Bool)?
    for moment in modals {
      switch moment {
      case .gone: onScreen = nil
      case .appeared(let screen): onScreen = (screen, onScreen?.mustGo ?? false || screen != wanted)
      case .wanted(let screen):
        wanted = screen
        if onScreen != nil && onScreen?.screen != screen { onScreen?.mustGo = true }
      }
    }
    return onScreen
  }

  /// The visible state, which presents nothing until the previous screen has disappeared.
  var state: ReferenceState {
    var state = intended
    if onScreen?.mustGo ?? false { state.modal = nil }
    return state
  }

  mutating func tell(_ event: Event) { log.append(.told(event)) }

  mutating func refuse(_ refusal: Refusal) -> Outcome {
    tell(.rejected(refusal))
    return .rejected(refusal)
  }

  /// Sets the state that commands want, as far as the views allow.
  ///
  /// - Parameters:
  ///   - wanted: The new state.
  ///   - tab: The tab to restore, or `nil` for the selected tab.
  ///   - isKept: A Boolean value that indicates whether the state comes from the storage.
  ///   - former: The state that preceded the latest report of the views, or `nil` for the current state.
  mutating func become(
    _ wanted: ReferenceState, bringingBack tab: Museum.Floor? = nil, isKept: Bool = false,
    replacing former: ReferenceState? = nil
  ) {
    let former = former ?? state
    intended = wanted
    modals.append(.wanted(wanted.modal?.screen))
    wantedTab = tab
    if isKept { moments = [] }
    moments.append(Moment(state: state, tab: tab ?? state.tab))
    keep()
    if state != former || isKept { log.append(.became(state)) }
  }

  /// Stores the last state that differs from its predecessor.
  ///
  /// The first state is not stored, because the user has not done anything yet.
  private mutating func keep() {
    for (former, moment) in zip(moments, moments.dropFirst()) where moment != former {
      kept[account, default: Kept()].state = moment.state
      kept[account]?.state?.tab = moment.tab
      if moment.tab != former.tab { kept[account]?.selection = moment.tab }
    }
  }
}

// MARK: Tabs

extension ReferenceNavigator {
  var visibleTabs: [Museum.Floor] { Self.visible(order, shown, conditions) }

  static func visible(
    _ order: [Museum.Floor], _ shown: Set<Museum.Floor>, _ conditions: Set<Museum.Condition>
  ) -> [Museum.Floor] {
    var tabs: [Museum.Floor] = []
    for tab in order {
      if let condition = MuseumTables.condition[tab], !conditions.contains(condition) { continue }
      if shown.contains(tab) { tabs.append(tab) }
    }
    // The result is never empty, because the tour is pinned and has no condition.
    return tabs
  }

  /// Returns the tab if the tab is visible; otherwise, the first visible tab in its chain of fallbacks.
  func standIn(for tab: Museum.Floor) -> Museum.Floor {
    var tab = tab
    while !visibleTabs.contains(tab) { tab = MuseumTables.fallback[tab]! }
    return tab
  }

  mutating func select(_ tab: Museum.Floor) -> Outcome {
    if !visibleTabs.contains(tab) { return refuse(.hiddenTab(tab)) }
    var new = intended
    new.tab = tab
    become(new)
    return .done
  }

  /// Taps a tab in the bar, with `retap: nothing`.
  mutating func tap(_ tab: Museum.Floor) {
    if tab == state.tab { tell(.retapped(tab)) } else { _ = select(tab) }
  }

  mutating func take(_ tab: Museum.Floor) -> Museum.TabArguments? { arguments.removeValue(forKey: tab) }

  mutating func tabsChanged(
    from former: [Museum.Floor], selecting tab: Museum.Floor?, bringingBack wanted: Museum.Floor? = nil
  ) {
    if visibleTabs != former { tell(.tabBarChanged(visibleTabs)) }
    var new = intended
    new.tab = standIn(for: tab ?? wanted ?? state.tab)
    become(new, bringingBack: wanted)
  }

  mutating func setConditions(_ conditions: Set<Museum.Condition>) {
    if conditions == self.conditions { return }
    let former = visibleTabs
    self.conditions = conditions
    tabsChanged(from: former, selecting: nil, bringingBack: wantedTab)
    followHeld()
  }
}
