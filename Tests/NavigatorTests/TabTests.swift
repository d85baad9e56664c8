import Everything
import Foundation
import PetSpot
import Roots
import Testing
import WaymarkNavigation

@Suite("A tab")
@MainActor
struct TabTests {
  let recorder = MuseumRecorder()
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("A navigator selects a tab in the tab bar and rejects the selection of a hidden tab")
  func select() {
    #expect(navigator.select(.find) == .done)
    #expect(navigator.select(.shop) != .done)
    navigator.selection = .visits
    #expect(navigator.selection == .find)
    #expect(
      recorder.events == [
        .selected(.find, from: .tour), .rejected(.hiddenTab(.shop)), .rejected(.hiddenTab(.visits)),
      ])
  }

  @Test("The end of a tab's condition selects the fallback tab and keeps the stack of the hidden tab")
  func condition() {
    #expect(navigator.visibleTabs == [.tour, .find])
    navigator.conditions.insert(.openNow)
    #expect(navigator.visibleTabs == [.tour, .shop, .find])
    navigator.selection = .shop
    navigator.push(.about)
    recorder.clear()
    navigator.conditions.remove(.openNow)
    #expect(navigator.state == NavigationState(stacks: [.shop: [.about]]), "its stack stays for when it is back")
    #expect(recorder.events == [.tabBarChanged([.tour, .find]), .selected(.tour, from: .shop)])
  }

  @Test("A tap on the selected tab reports an event, and pops to the root screen if the spec has that setting")
  func retap() {
    navigator.push(.works)
    navigator.selection = .tour
    #expect(navigator.state[stack: .tab(.tour)] == [.works], "retap: nothing")
    #expect(recorder.events.last == .retapped(.tour))
    let other = NavigationRecorder<RootsNavigation>()
    other.navigator.push(.settingsPage)
    other.clear()
    other.navigator.selection = .timer
    other.navigator.selection = .timer
    #expect(other.navigator.state == NavigationState())
    #expect(
      other.events == [.retapped(.timer), .popped(.settingsPage, in: .tab(.timer)), .retapped(.timer)])
  }

  @Test("`fallback(among:)` returns the tab itself, else the first available fallback, else the first available tab")
  func standIn() {
    typealias Tab = Museum.Floor
    #expect(Tab.visits.fallback(among: [.tour, .visits]) == .visits)
    #expect(Tab.visits.fallback(among: [.tour, .shop]) == .shop)
    #expect(Tab.visits.fallback(among: [.find, .tour]) == .tour)
    #expect(Tab.visits.fallback(among: [.find]) == .find)
    #expect(Tab.visits.fallback(among: []) == .visits)
  }
}

@Suite("A tab bar of the user's own")
@MainActor
struct TabBarTests {
  let recorder = MuseumRecorder(conditions: [.openNow])
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("The tab bar shows and hides tabs in the order of the arrangement")
  func showAndHide() {
    #expect(navigator.visibleTabs == [.tour, .shop, .find])
    #expect(!navigator[isShown: .visits])
    navigator[isShown: .visits] = true
    navigator[isShown: .shop] = false
    #expect(navigator.visibleTabs == [.tour, .find, .visits])
    navigator.show(.visits)
    navigator.hide(.shop)
    #expect(
      recorder.events == [.tabBarChanged([.tour, .shop, .find, .visits]), .tabBarChanged([.tour, .find, .visits])])
  }

  @Test("`hide(_:)` rejects a pinned tab, and rejects a tab if fewer tabs than the minimum would remain")
  func constraints() {
    #expect(navigator.hide(.tour) != .done)
    #expect(!navigator.canHide(.tour))
    #expect(navigator.canHide(.shop))
    #expect(navigator.hide(.shop) == .done)
    #expect(!navigator.canHide(.find))
    #expect(navigator.hide(.find) != .done)
    #expect(navigator.canHide(.visits), "it is hidden already")
    #expect(
      recorder.events == [
        .rejected(.pinnedTab(.tour)), .tabBarChanged([.tour, .find]), .rejected(.tooFewTabs(hiding: .find, minimum: 2)),
      ])
  }

  @Test("A shown tab with an unmet condition doesn't count toward the minimum number of tabs")
  func minimumWithConditions() {
    navigator.conditions = []
    #expect(navigator.hide(.find) != .done, "the shop is closed, so that only the tour would be left")
    #expect(navigator.hide(.shop) == .done)
    navigator.conditions = [.openNow]
    #expect(navigator.visibleTabs == [.tour, .find])
  }

  @Test("Hiding the selected tab selects the fallback of the tab")
  func hideSelected() {
    navigator.show(.visits)
    navigator.select(.visits)
    navigator.hide(.visits)
    #expect(navigator.selection == .shop)
  }

  @Test("`move(_:to:)` clamps the position, and rejects a hidden tab or a spec without reordering")
  func move() {
    #expect(navigator.move(.find, to: 0) == .done)
    #expect(navigator.visibleTabs == [.find, .tour, .shop])
    #expect(navigator.move(.find, to: 1) == .done)
    #expect(navigator.visibleTabs == [.tour, .find, .shop])
    navigator.move(.tour, to: 99)
    navigator.move(.shop, to: -1)
    #expect(navigator.visibleTabs == [.shop, .find, .tour])
    #expect(navigator.move(.visits, to: 0) != .done)
    let roots = NavigationRecorder<RootsNavigation>()
    #expect(roots.navigator.move(.timer, to: 1) != .done)
    #expect(roots.events == [.rejected(.fixedOrder)])
  }

  @Test("`resetTabBar()` restores the tab bar of the spec and selects the tab of `resetSelects`")
  func reset() {
    navigator.move(.find, to: 0)
    navigator.show(.visits)
    navigator.select(.visits)
    recorder.clear()
    navigator.resetTabBar()
    #expect(navigator.arrangement == TabArrangement())
    #expect(navigator.selection == .tour)
    #expect(recorder.events == [.tabBarChanged([.tour, .shop, .find]), .selected(.tour, from: .visits)])
  }

  @Test("A tab arrangement survives export and import as JSON with the names of tabs")
  func export() throws {
    navigator.move(.find, to: 0)
    navigator.show(.visits)
    let data = try JSONEncoder().encode(navigator.arrangement)
    let value = try JSONDecoder().decode([String: [String]].self, from: data)
    #expect(value == ["order": ["find", "tour", "shop", "visits"], "shown": ["find", "tour", "shop", "visits"]])
    let other = MuseumRecorder()
    #expect(other.navigator.arrangeTabs(as: try JSONDecoder().decode(TabArrangement<Museum>.self, from: data)) == .done)
    #expect(other.navigator.arrangement == navigator.arrangement)
    #expect(other.navigator.visibleTabs == [.find, .tour, .visits])
  }

  @Test("A decoded tab arrangement of another version contains only the choices that the spec allows")
  func otherVersion() throws {
    func arrangement(_ json: String) throws -> TabArrangement<Museum> {
      try JSONDecoder().decode(TabArrangement.self, from: Data(json.utf8))
    }
    let older = try arrangement(#"{"order": ["gone", "find", "tour", "find"], "shown": ["find", "gone"]}"#)
    #expect(older.order == [.find, .visits, .tour, .shop], "what is new stands behind what the spec has before it")
    #expect(older.shown == [.find, .tour, .shop], "the shop is new and shown at first, the tour is always there")
    let empty = try arrangement(#"{"order": ["tour", "shop", "find", "visits"], "shown": []}"#)
    #expect(empty.shown == [.tour, .shop], "two must stay")
    #expect(TabArrangement<Museum>(shown: [], order: []) == TabArrangement())
    #expect(throws: DecodingError.self) { try arrangement(#"{"shown": []}"#) }
    let fixed = try JSONDecoder().decode(
      TabArrangement<RootsNavigation>.self, from: Data(#"{"order": ["settings", "timer"], "shown": ["settings"]}"#.utf8)
    )
    #expect(fixed.order == RootsNavigation.Tab.allCases)
    #expect(fixed.shown == [.settings, .dashboard])
  }

  @Test("The default tab arrangement still shows two tabs if no condition holds")
  func neverEmpty() {
    #expect(TabArrangement<Museum>().visible(where: []) == [.tour, .find])
  }
}

@Suite("A tab bar that is the same for everybody")
@MainActor
struct FixedTabBarTests {
  @Test("A PetSpot navigator rejects every command that changes the tab bar")
  func fixed() {
    let recorder = NavigationRecorder<PetSpotNavigation> { _, _ in .done }
    let navigator = recorder.navigator
    let arrangement = TabArrangement<PetSpotNavigation>(shown: [.home], order: [.account])
    #expect(arrangement == TabArrangement())
    #expect(navigator.hide(.account) != .done)
    #expect(navigator.show(.account) != .done)
    #expect(navigator.move(.account, to: 0) != .done)
    #expect(navigator.resetTabBar() != .done)
    #expect(navigator.arrangeTabs(as: arrangement) != .done)
    #expect(!navigator.canHide(.account))
    #expect(navigator.visibleTabs == PetSpotNavigation.Tab.allCases)
    #expect(recorder.events == Array(repeating: .rejected(.fixedTabBar), count: 5))
  }
}
