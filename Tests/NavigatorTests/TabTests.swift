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

  @Test("is selected where it is in the bar, and refused where it is not")
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

  @Test("comes and goes with its condition, and its fallback is selected in its place")
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

  @Test("that is tapped again pops to its root where the spec says so, and is told either way")
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

  @Test("stands in for itself where it is there, or else the first fallback that is, or else the first of all")
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

  @Test("shows and hides tabs, in the order of the bar")
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

  @Test("keeps tabs that are always there, and as many as the spec wants")
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

  @Test("does not fall below the spec's minimum for a tab that is shown but not there")
  func minimumWithConditions() {
    navigator.conditions = []
    #expect(navigator.hide(.find) != .done, "the shop is closed, so that only the tour would be left")
    #expect(navigator.hide(.shop) == .done)
    navigator.conditions = [.openNow]
    #expect(navigator.visibleTabs == [.tour, .find])
  }

  @Test("selects the fallback of a tab that is hidden while it is selected")
  func hideSelected() {
    navigator.show(.visits)
    navigator.select(.visits)
    navigator.hide(.visits)
    #expect(navigator.selection == .shop)
  }

  @Test("can be put in another order, where the spec allows it")
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

  @Test("is set back to the spec's, and the spec's tab is selected")
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

  @Test("is exported and imported as a value, by the names of tabs")
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

  @Test("takes of an arrangement of another version what the spec allows")
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

  @Test("is never empty")
  func neverEmpty() {
    #expect(TabArrangement<Museum>().visible(where: []) == [.tour, .find])
  }
}

@Suite("A tab bar that is the same for everybody")
@MainActor
struct FixedTabBarTests {
  @Test("cannot be changed, and says so")
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
