import Everything
import WaymarkNavigation

/// What a navigator of `Everything` does, written from the language's description and the public comments: arrays, loops and
/// ifs, slow and plain.
struct ReferenceNavigator {
  typealias Event = NavigationEvent<Museum>
  typealias Refusal = NavigationError<Museum>
  typealias Outcome = CommandOutcome<Museum>

  /// Something that others can see, in order.
  enum Entry {
    /// An event that is not about a change of the state.
    case told(Event)
    /// The state has become this.
    case became(ReferenceState)
  }

  /// Something that decides whether a sheet or cover can be on the screen.
  enum ModalMoment {
    /// A command wants this one, or none.
    case wanted(ReferenceState.Screen?)
    /// Its view is on the screen.
    case appeared(ReferenceState.Screen)
    /// The view that was on the screen is gone.
    case gone
  }

  /// The state after a command, with the tab to come back to.
  struct Moment: Equatable {
    var state: ReferenceState
    var tab: Museum.Floor
  }

  /// A link that waits or that the app is resolving.
  struct Link {
    enum Target {
      case landing(Landing<Museum>)
      case app(Museum.Link, AppLinkContext<Museum>)
    }

    var url: String?
    var target: Target
    var number: Int
    var hops: Int
    /// Of all that it has been on its way.
    var requires: [Museum.Condition] = []
  }

  /// What is kept for one user.
  struct Kept: Equatable {
    var selection: Museum.Floor?
    var shown: [Museum.Floor]?
    var order: [Museum.Floor]?
    var state: ReferenceState?
  }

  /// The state that commands want, with a sheet or cover that may have to wait.
  private(set) var intended = ReferenceState()
  /// All that happened to sheets and covers since there were no views.
  var modals: [ModalMoment] = []
  /// The states since the launch, or since another user came.
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

  /// The tab that was brought back, until anything is done.
  var wantedTab: Museum.Floor?
  var linkCount = 0

  var kept: [String: Kept]
  /// What has been seen since it was last looked at.
  var log: [Entry] = []

  /// A launch of the app.
  init(conditions: Set<Museum.Condition>, user: String?, kept: [String: Kept] = [:]) {
    self.conditions = conditions
    self.user = user
    self.kept = kept
    bringBackTabBar()
    bringBackState()
  }

  var account: String { user ?? "" }

  /// The view on the screen, and whether it has to go, worked out from the beginning.
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

  /// What can be seen: nothing is presented while another view has to go.
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

  /// Wants a state, which is seen as far as views allow.
  ///
  /// - Parameter former: The state before what the views have just reported.
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

  /// Keeps the last moment that differs from the one before it. Of the first, nothing is kept: the user has done nothing yet.
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
    // The tour is pinned and has no condition: there is always one.
    return tabs
  }

  /// The tab itself, or along its fallbacks the first that is in the bar.
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

  /// `retap: nothing`.
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
