import Roots
import Testing

/// Tests that carry out the commands of the app's own store tests.
@Suite("The tab bar of Roots")
@MainActor
struct TabBarTests {
  typealias Tab = RootsNavigation.Tab

  /// The expected tabs for which the spec differs from the app.
  ///
  /// The app's store hides the settings and keeps the dashboard. The spec always shows the settings.
  static let differing = ["disable timer, settings, dashboard": ["settings"]]

  @Test(
    "Commands from the tests of the original app lead to the expected tabs and selection in Roots",
    arguments: RootsFacts.rows(\.tabCases))
  func tabCase(_ row: RootsFacts.TabCase) throws {
    let device = Device()
    var navigator = device.launch().navigator
    for command in row.given.split(separator: ";") {
      navigator = try run(command.split { " ,".contains($0) }.map(String.init), navigator, on: device)
    }
    let names = navigator.visibleTabs.map(\.note)
    let selected = navigator.state.selectedTab.note
    var checks = 0
    func check<Value: Equatable & Sendable>(_ value: Value, is fact: Value?) {
      guard let fact else { return }
      #expect(value == fact)
      checks += 1
    }
    check(names, is: row.then.enabled)
    check(names, is: Self.differing[row.given] ?? row.then.order)
    check(row.then.enabledContains.map(names.contains), is: row.then.enabledContains.map { _ in true })
    check(selected, is: row.then.selected)
    check(names.contains(selected), is: row.then.selectedInEnabled)
    check(row.then.selectedNot.map { $0 == selected }, is: row.then.selectedNot.map { _ in false })
    check(names.contains("planner"), is: row.then.planner)
    check(names.count { $0 == "dashboard" }, is: row.then.dashboardCount)
    #expect(checks > 0)
  }

  /// Carries out a command of the facts.
  ///
  /// - Parameters:
  ///   - words: The words of the command.
  ///   - navigator: The current navigator.
  ///   - device: The device that runs the app.
  /// - Returns: The navigator after the command, which is a new navigator if the app was launched again.
  /// - Throws: An error if a test requirement fails.
  private func run(
    _ words: [String], _ navigator: Navigator<RootsNavigation>, on device: Device
  ) throws -> Navigator<RootsNavigation> {
    switch (words[0], words.dropFirst().joined(separator: " ")) {
    case ("fresh", "store"): break
    case ("restore", "defaults"): navigator.resetTabBar()
    case ("new", "store"): return device.launch().navigator
    case ("stored", "selection is a disabled tab"):
      device.keep(selected: "planner")
      return device.launch().navigator
    case ("toggle", "planner on/off ten times"):
      for _ in 1...10 {
        navigator.show(.planner)
        navigator.hide(.planner)
      }
    case ("enable", "dashboard twice"):
      for _ in 1...2 { navigator.show(.dashboard) }
    case ("disable", "planner when already off"):
      #expect(!navigator[isShown: .planner])
      navigator.hide(.planner)
    case ("enable", _): for tab in try tabs(words) { navigator.show(tab) }
    case ("disable", _): for tab in try tabs(words) { navigator.hide(tab) }
    case ("select", _): for tab in try tabs(words) { #expect(navigator.select(tab) == .done) }
    default: throw UnknownCommand(words: words)
    }
    return navigator
  }

  private func tabs(_ words: [String]) throws -> [Tab] {
    try words.dropFirst().map { word in
      guard let tab = Tab.named(word) else { throw UnknownCommand(words: words) }
      return tab
    }
  }

  private struct UnknownCommand: Error {
    let words: [String]
  }

  @Test("Only one test case of the original app expects Roots to hide the settings tab")
  func differences() {
    let rows = RootsFacts.rows(\.tabCases).filter { $0.then.order?.contains("settings") == false }
    #expect(rows.map(\.given) == Array(Self.differing.keys))
  }

  @Test("The facts of Roots contain a row for each of twelve tests of the original tab bar")
  func everyRow() {
    let names = RootsFacts.rows(\.tabCases).map { row in
      String(row.source.prefix { $0 != " " }.drop { $0 != "." }.dropFirst())
    }
    #expect(
      names == [
        "testInitialStateHasDefaultTabs/testInitialSelectedTabIsValid", "testEffectiveTabsInOrderReturnsCanonicalOrder",
        "testEffectiveTabsFiltersByEnabled", "testCannotDisableAllTabs",
        "testDisablingSelectedTabTriggersValidFallback",
        "testFallbackSelectsFirstInCanonicalOrder", "testRestoreDefaultsResetsAllTabs",
        "testPersistenceAcrossInstances",
        "testPersistenceHandlesInvalidSelectedTab", "testMultipleTogglesStable",
        "testEnablingAlreadyEnabledTabIsIdempotent", "testDisablingAlreadyDisabledTabIsIdempotent",
      ])
  }
}
