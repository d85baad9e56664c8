import Foundation
import Roots
import Testing

@Suite("Stored values of Roots")
@MainActor
struct PersistenceTests {
  typealias Tab = RootsNavigation.Tab

  private let device = Device()

  @Test("Roots stores the visible tabs as comma-separated names under the key of the original app")
  func shown() {
    device.launch().navigator.show(.planner)
    #expect(device.enabled == .string("timer,dashboard,planner,settings"))
  }

  @Test("The stored order of all tabs lets Roots show a new tab and keep hidden tabs hidden after an update")
  func order() {
    device.launch().navigator.show(.planner)
    let order = device.storage.storedValue(forKey: "roots.ios.tabbar.enabled-order")
    #expect(order == .string("timer,dashboard,planner,assignments,courses,practice,settings"))
    // The values are from a version without the dashboard, in which the user hid the timer.
    device.storage.store(.string("timer,planner,settings"), forKey: "roots.ios.tabbar.enabled-order")
    device.keep(enabled: "planner,settings")
    #expect(device.launch().navigator.visibleTabs == [.dashboard, .planner, .settings])
  }

  @Test("Roots stores the selected tab under the key of the original app")
  func selected() {
    device.launch().navigator.select(.settings)
    #expect(device.selected == .string("settings"))
  }

  @Test("The next launch of Roots restores the visible tabs")
  func relaunch() {
    let navigator = device.launch().navigator
    navigator.show(.courses)
    navigator.hide(.timer)
    #expect(device.launch().navigator.visibleTabs == [.dashboard, .courses, .settings])
  }

  @Test("Every tab of Roots is selected again at the next launch if the user selected the tab", arguments: Tab.allCases)
  func relaunchSelection(_ tab: Tab) {
    let navigator = device.launch().navigator
    navigator.show(tab)
    navigator.select(tab)
    #expect(device.launch().navigator.state.selectedTab == tab)
  }

  @Test("Hiding the selected tab of Roots stores the fallback tab as the selection")
  func fallback() {
    let navigator = device.launch().navigator
    navigator.select(.dashboard)
    navigator.hide(.dashboard)
    #expect(device.selected == .string("settings"))
    #expect(device.launch().navigator.state.selectedTab == .settings)
  }

  @Test("Roots reads the tabs and the selection that the original app stored, and ignores the stored order")
  func oldVersion() {
    device.keep(enabled: "settings,courses,timer,planner", selected: "courses")
    let navigator = device.launch().navigator
    #expect(navigator.visibleTabs == [.timer, .planner, .courses, .settings])
    #expect(navigator.state.selectedTab == .courses)
    #expect(!navigator[isShown: .dashboard])
  }

  @Test(
    "Roots corrects stored tabs and a stored selection that the current version does not support",
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

  @Test("The first launch of Roots shows the default tabs and stores nothing")
  func firstLaunch() {
    let navigator = device.launch().navigator
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(navigator.state == NavigationState(selectedTab: .timer))
    #expect(device.enabled == nil && device.selected == nil)
  }

  @Test("Roots neither uses nor changes the values of the older storage keys `visibleTabs` and `tabOrder`")
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

  @Test("Each account of Roots has stored tabs and a stored selection, and a new account has the default tabs")
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

  @Test("A tab arrangement of Roots can be exported, and imported on another device")
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

  @Test("Roots reads and writes the visible tabs and the selected tab in `UserDefaults`")
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

  @Test("A stored selection of a hidden tab has no effect in Roots, even after the user shows the tab")
  func lastSeen() {
    device.keep(enabled: "timer,dashboard,settings", selected: "planner")
    let navigator = device.launch().navigator
    #expect(navigator.state.selectedTab == .timer)
    navigator.show(.planner)
    #expect(navigator.state.selectedTab == .timer)
    #expect(device.launch().navigator.state.selectedTab == .timer)
  }
}
