import Everything
import WaymarkNavigation

/// A simple implementation of a navigator of `Everything`.
///
/// The implementation follows the language reference and the public documentation, without regard to speed.
struct ReferenceNavigator {
  typealias Event = NavigationEvent<Museum>
  typealias Refusal = NavigationError<Museum>
  typealias Outcome = CommandOutcome

  /// An observable effect of a command.
  enum Entry {
    /// An event that does not describe a change of the state.
    case told(Event)
    /// A change to the given state.
    case became(ReferenceState)
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
    /// The effect while a condition is false, other than that the link waits.
    var otherwise: MuseumTables.Otherwise?
  }

  /// The stored values of one user.
  struct Kept: Equatable {
    var selection: Museum.Floor?
    var shown: [Museum.Floor]?
    var order: [Museum.Floor]?
    var state: ReferenceState?
  }

  private(set) var state = ReferenceState()
  /// The sheets and covers on the screen.
  var presentation = ReferencePresentation<ReferenceState.Screen>()
  /// The presentations of the app, in order of their beginning, and whether each ends as soon as it is dismissed.
  var isSceneActive = true
  var presentationsOfApp: [(number: Int, ends: Bool)] = []
  /// A Boolean value that indicates whether the navigator dismisses the presentations of the app after the command.
  var dismissesPresentations = false
  /// The latest moment since the launch, or since the last change of the user.
  private var lastMoment: Moment?
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

  mutating func tell(_ event: Event) { log.append(.told(event)) }

  mutating func refuse(_ refusal: Refusal) -> Outcome {
    tell(.rejected(refusal))
    return CommandOutcome(refusal)
  }

  /// Sets the state.
  ///
  /// - Parameters:
  ///   - new: The new state.
  ///   - tab: The tab to restore, or `nil` for the selected tab.
  ///   - isKept: A Boolean value that indicates whether the state comes from the storage.
  mutating func become(
    _ new: ReferenceState, bringingBack tab: Museum.Floor? = nil, isKept: Bool = false
  ) {
    let former = state
    state = new
    presentation.settle(for: new.modals.map(\.screen))
    presentation.retry()
    wantedTab = tab
    // The first state is not stored, because the user has not done anything yet.
    if isKept { lastMoment = nil }
    if lastMoment != moment { keep() }
    if state != former || isKept { log.append(.became(state)) }
  }

  private var moment: Moment { Moment(state: state, tab: wantedTab ?? state.tab) }

  /// Stores the state if it isn't the first one.
  mutating func keep() {
    if let lastMoment {
      var memory = kept[account, default: Kept()]
      memory.state = snapshot
      if moment.tab != lastMoment.tab { memory.selection = moment.tab }
      kept[account] = memory
    }
    lastMoment = moment
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
    var new = state
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
    var new = state
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
