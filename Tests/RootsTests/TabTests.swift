import Roots
import Testing

@Suite("A tab of Roots")
struct TabTests {
  typealias Tab = RootsNavigation.Tab

  @Test(
    "Each tab of Roots has the title, icon, accessibility ID and visibility of the original app",
    arguments: RootsFacts.rows(\.tabs))
  func definition(_ row: RootsFacts.Tab) throws {
    let tab = try #require(Tab(rawValue: row.id))
    #expect(tab.name == row.id && tab.note == row.id)
    #expect(tab.title == .text(row.title))
    #expect(tab.icon == .symbol(row.icon))
    #expect(tab.accessibilityID == row.accessibilityID ?? "tab." + row.id)
    switch tab.tabItem.visibility {
    case .always: #expect(row.defaultEnabled && !row.canDisable)
    case .byDefault: #expect(row.defaultEnabled && row.canDisable)
    case .optional: #expect(!row.defaultEnabled && row.canDisable)
    }
    #expect(tab.tabItem.condition == nil)
  }

  @Test(
    "Tabs in the later registry have the same title and icon as in Roots, except for three new tabs",
    arguments: RootsFacts.rows(\.tabsLaterRegistry))
  func laterRegistry(_ row: RootsFacts.LaterTab) throws {
    let tab = Tab(rawValue: row.id)
    guard !CoverageTests.laterTabs.contains(row.id) else { return #expect(tab == nil) }
    let item = try #require(tab).tabItem
    #expect(item.title == .text(row.title))
    #expect(item.icon == .symbol(row.icon))
    // The later registry hides the settings by default, like most tabs.
    #expect(row.defaultEnabled == (item.visibility == .byDefault))
  }

  @Test("The tab bar of Roots has the order, minimum, reset and storage keys of the original app")
  func customization() throws {
    let facts = try RootsFacts.all.get().tabCustomisation
    let bar = RootsNavigation.tabBar
    #expect(Tab.allCases.map(\.name) == facts.canonicalOrder)
    let freedom = try #require(bar.customization)
    #expect(freedom.minimum == facts.minEnabled)
    #expect(!freedom.allowsReordering)
    #expect(freedom.resetSelects?.name == facts.restoreDefaultsSelects)
    #expect(bar.restores == .selection)
    #expect(bar.selectionKey == facts.selectedKey)
    #expect(bar.shownKey == facts.enabledKey)
    // The names contain no comma, which separates them in the stored text.
    #expect(facts.enabledEncoding == "comma-joined raw ids")
    #expect(Tab.allCases.allSatisfy { $0.rawValue == $0.name && !$0.rawValue.contains(",") })
  }

  @Test("For every set of visible tabs in Roots, a hidden tab falls back to the first visible tab or the settings")
  @MainActor
  func fallbacks() throws {
    #expect(try RootsFacts.all.get().tabCustomisation.fallback == "first enabled in canonical order, else dashboard")
    let hideable = Tab.allCases.filter { $0.tabItem.visibility != .always }
    #expect(hideable == Tab.allCases.dropLast())
    let navigator = RootsRecorder().navigator
    var tried = 0
    var odd: [String] = []
    for bits in 0..<(1 << hideable.count) {
      let shown = Set(hideable.indices.filter { bits >> $0 & 1 == 1 }.map { hideable[$0] } + [.settings])
      for tab in hideable where !shown.contains(tab) {
        navigator.arrangeTabs(as: TabArrangement(shown: shown.union([tab])))
        navigator.select(tab)
        navigator.hide(tab)
        let first = try #require(navigator.visibleTabs.first)
        // The timer falls back to the dashboard, so the dashboard cannot fall back to the timer.
        let isBeyondChains = tab == .dashboard || shown.isDisjoint(with: [.timer, .dashboard])
        if navigator.state.selectedTab != (isBeyondChains ? .settings : first) {
          odd.append("\(tab) in \(navigator.visibleTabs)")
        }
        tried += 1
      }
    }
    #expect(odd == [])
    #expect(tried == 192)
  }
}
