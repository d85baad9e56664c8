import Foundation
import Roots
import Testing

@Suite("What Roots keeps")
@MainActor
struct PersistenceTests {
  typealias Tab = RootsNavigation.Tab

  private let device = Device()

  @Test("is the shown tabs, joined by commas, under the app's key")
  func shown() {
    device.launch().navigator.show(.planner)
    #expect(device.enabled == .string("timer,dashboard,planner,settings"))
  }

  @Test("has all tabs beside them, so that a new one is told from a hidden one")
  func order() {
    device.launch().navigator.show(.planner)
    let order = device.storage.storedValue(forKey: "roots.ios.tabbar.enabled-order")
    #expect(order == .string("timer,dashboard,planner,assignments,courses,practice,settings"))
    // The values are from a version without the dashboard, in which the user hid the timer.
    device.storage.store(.string("timer,planner,settings"), forKey: "roots.ios.tabbar.enabled-order")
    device.keep(enabled: "planner,settings")
    #expect(device.launch().navigator.visibleTabs == [.dashboard, .planner, .settings])
  }

  @Test("is the selected tab, under the app's key")
  func selected() {
    device.launch().navigator.select(.settings)
    #expect(device.selected == .string("settings"))
  }

  @Test("brings the shown tabs back at the next launch")
  func relaunch() {
    let navigator = device.launch().navigator
    navigator.show(.courses)
    navigator.hide(.timer)
    #expect(device.launch().navigator.visibleTabs == [.dashboard, .courses, .settings])
  }

  @Test("brings the selected tab back at the next launch", arguments: Tab.allCases)
  func relaunchSelection(_ tab: Tab) {
    let navigator = device.launch().navigator
    navigator.show(tab)
    navigator.select(tab)
    #expect(device.launch().navigator.state.selectedTab == tab)
  }

  @Test("has the tab that has taken the place of a hidden one")
  func fallback() {
    let navigator = device.launch().navigator
    navigator.select(.dashboard)
    navigator.hide(.dashboard)
    #expect(device.selected == .string("settings"))
    #expect(device.launch().navigator.state.selectedTab == .settings)
  }

  @Test("may be of the version before, whatever the order of its tabs")
  func oldVersion() {
    device.keep(enabled: "settings,courses,timer,planner", selected: "courses")
    let navigator = device.launch().navigator
    #expect(navigator.visibleTabs == [.timer, .planner, .courses, .settings])
    #expect(navigator.state.selectedTab == .courses)
    #expect(!navigator[isShown: .dashboard])
  }

  @Test(
    "and is not what this version can use is put right",
    arguments: [
      ("timer,dashboard,settings", "planner", [Tab.timer, .dashboard, .settings], Tab.timer),
      ("timer,dashboard,settings", "grades", [.timer, .dashboard, .settings], .timer),
      ("timer,grades,planner,flashcards", "planner", [.timer, .planner, .settings], .planner),
      ("timer,timer,dashboard", "dashboard", [.timer, .dashboard, .settings], .dashboard),
      ("dashboard", "timer", [.dashboard, .settings], .dashboard),
      ("grades", "grades", [.settings], .settings),
      ("", "", [.settings], .settings),
    ])
  func invalid(enabled: String, selected: String, visible: [Tab], selection: Tab) {
    device.keep(enabled: enabled, selected: selected)
    let navigator = device.launch().navigator
    #expect(navigator.visibleTabs == visible)
    #expect(navigator.state == NavigationState(selectedTab: selection))
  }

  @Test("is nothing at the first launch, which shows the default tabs")
  func firstLaunch() {
    let navigator = device.launch().navigator
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(navigator.state == NavigationState(selectedTab: .timer))
    #expect(device.enabled == nil && device.selected == nil)
  }

  @Test("is nothing of the settings of the version before this bar, which are not read")
  func oldSettings() {
    let storage = device.storage
    storage.store(.string("courses,practice"), forKey: "visibleTabs")
    storage.store(.string("practice,courses,timer"), forKey: "tabOrder")
    let navigator = device.launch().navigator
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    navigator.show(.practice)
    #expect(navigator.visibleTabs == [.timer, .dashboard, .practice, .settings])
    #expect(device.storage.storedValue(forKey: "visibleTabs") == .string("courses,practice"))
    #expect(device.storage.storedValue(forKey: "tabOrder") == .string("practice,courses,timer"))
  }

  @Test("is each user's own, with the default tabs for a new one")
  func users() {
    let navigator = device.launch().navigator
    navigator.reset(account: "ada")
    navigator.show(.practice)
    navigator.select(.practice)
    navigator.reset(account: "ben")
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(navigator.state.selectedTab == .timer)
    navigator.hide(.timer)
    let next = device.launch().navigator
    #expect(next.visibleTabs == [.timer, .dashboard, .settings])
    next.reset(account: "ada")
    #expect(next.visibleTabs == [.timer, .dashboard, .practice, .settings])
    #expect(next.state.selectedTab == .practice)
    next.reset(account: "ben")
    #expect(next.visibleTabs == [.dashboard, .settings])
  }

  @Test("can be exported, and imported on another device")
  func export() throws {
    let navigator = device.launch().navigator
    navigator.show(.planner)
    navigator.hide(.timer)
    let exported = try JSONEncoder().encode(navigator.arrangement)

    let other = Device()
    let importing = other.launch().navigator
    #expect(importing.arrangeTabs(as: try JSONDecoder().decode(TabArrangement.self, from: exported)) == .done)
    #expect(importing.visibleTabs == [.dashboard, .planner, .settings])
    // The timer was selected, but the imported tabs do not contain the timer.
    #expect(importing.state.selectedTab == .dashboard)
    #expect(other.launch().navigator.visibleTabs == [.dashboard, .planner, .settings])
  }

  @Test("in the user's defaults is read again from there")
  func userDefaults() throws {
    let name = "waymark.roots.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    // The app's previous code stored the values in this form.
    defaults.set("timer,planner,settings", forKey: "roots.ios.tabbar.enabled")
    defaults.set("planner", forKey: "roots.ios.tabbar.selected")
    let navigator = RootsRecorder(storage: defaults).navigator
    #expect(navigator.visibleTabs == [.timer, .planner, .settings])
    #expect(navigator.state.selectedTab == .planner)
    navigator.show(.dashboard)
    navigator.select(.dashboard)
    #expect(defaults.string(forKey: "roots.ios.tabbar.enabled") == "timer,dashboard,planner,settings")
    let next = RootsRecorder(storage: UserDefaults(suiteName: name)).navigator
    #expect(next.visibleTabs == [.timer, .dashboard, .planner, .settings])
    #expect(next.state.selectedTab == .dashboard)
  }

  @Test("is the tab that was last seen, where the one that was kept is hidden and then shown")
  func lastSeen() {
    device.keep(enabled: "timer,dashboard,settings", selected: "planner")
    let navigator = device.launch().navigator
    #expect(navigator.state.selectedTab == .timer)
    navigator.show(.planner)
    #expect(navigator.state.selectedTab == .timer)
    #expect(device.launch().navigator.state.selectedTab == .timer)
  }
}
