import Everything
import WaymarkNavigation

/// What a navigator of `Everything` does, written from the language's description and the public comments: arrays, loops and
/// ifs, slow and plain.
struct ReferenceNavigator {
  typealias Event = NavigationEvent<Museum>
  typealias Refusal = NavigationRefusal<Museum>

  /// Something that others can see, in order.
  enum Entry {
    /// An event that is not about a change of the state.
    case told(Event)
    /// The state has become this.
    case became(ReferenceState)
  }

  /// How far the view of what is presented has come.
  enum ModalView {
    case none, there, leaving
  }

  /// A link that waits or that the app is at work on.
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

  var state = ReferenceState()
  var conditions: Set<Museum.Condition>
  var order = MuseumTables.tabs
  var shown = MuseumTables.shownAtFirst
  var user: String?
  var hasStarted = false
  var hasEverStarted = false
  var held: Link?
  var resolving: Link?
  var arguments: [Museum.Floor: Museum.TabArguments] = [:]

  var modalView = ModalView.none
  /// What is presented when the view of the one before has gone.
  var next: ReferenceState.Presented?
  /// The tab that was brought back, until anything is done.
  var wantedTab: Museum.Floor?
  /// The tab that is kept, or the first one.
  var lastTab = MuseumTables.initialTab
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

  /// The state, with what is about to be presented.
  var intended: ReferenceState {
    var intended = state
    if modalView == .leaving { intended.modal = next }
    return intended
  }

  mutating func tell(_ event: Event) { log.append(.told(event)) }

  mutating func refuse(_ refusal: Refusal) -> Bool {
    tell(.refused(refusal))
    return false
  }

  /// Takes a state over, but for a sheet or cover that has to wait for the view of another.
  mutating func become(_ wanted: ReferenceState, bringingBack tab: Museum.Floor? = nil, isKept: Bool = false) {
    wantedTab = tab
    var new = wanted
    if modalView == .there && wanted.modal?.screen != state.modal?.screen { modalView = .leaving }
    if modalView == .leaving {
      new.modal = nil
      next = wanted.modal
    }
    var memory = new
    memory.tab = tab ?? new.tab
    if isKept {
      state = new
      log.append(.became(new))
      return
    }
    // Nothing is kept for who has never done anything.
    if new != state || memory.tab != lastTab { kept[account, default: Kept()].state = memory }
    if memory.tab != lastTab { kept[account, default: Kept()].selection = memory.tab }
    lastTab = memory.tab
    if new == state { return }
    state = new
    log.append(.became(new))
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

  mutating func select(_ tab: Museum.Floor) -> Bool {
    if !visibleTabs.contains(tab) { return refuse(.hiddenTab(tab)) }
    var new = intended
    new.tab = tab
    become(new)
    return true
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
