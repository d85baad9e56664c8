import AIQ
import Foundation
import TestSupport
import Testing

@Suite("What AIQ keeps")
@MainActor
struct PersistenceTests {
  typealias Tab = AIQNavigation.TabDestination
  typealias State = NavigationState<AIQNavigation>

  static let key = "com.aiq.selectedTab"
  /// A state with screens on several tabs and with a value of an app-specific type.
  static let state = State(
    selectedTab: .history,
    stacks: [
      .dashboard: [.testResults(result: SubmittedTestResult(id: 3, iqScore: 99), isFirstTest: true), .help],
      .history: [.testDetail(result: TestResult(id: 7, iqScore: 112), userAverage: 105)],
    ])

  private let file = TemporaryFile()

  /// Returns the snapshot of an app in ``state``.
  private static func snapshot() -> Data {
    let navigator = AIQRecorder().navigator
    for (tab, stack) in state.stacks { navigator.replaceStack(with: stack, in: .tab(tab)) }
    navigator.select(state.selectedTab)
    return navigator.snapshot()
  }

  /// Launches the app with the values of the file.
  private func launch() -> AIQRecorder { AIQRecorder(storage: FileStorage(file.url)) }

  @Test("AIQ stores the raw value of the selected tab under the key of the original app", arguments: Tab.allCases)
  func number(_ tab: Tab) {
    let storage = FileStorage(file.url)
    let navigator = AIQRecorder(storage: storage).navigator
    navigator.select(.history)
    navigator.select(tab)
    #expect(storage.storedValue(forKey: Self.key) == .int(tab.rawValue))
    #expect(storage.failure == nil)
  }

  @Test("A new launch of AIQ selects the stored tab and starts with empty stacks", arguments: Tab.allCases)
  func relaunch(_ tab: Tab) {
    launch().navigator.select(tab)
    #expect(launch().navigator.state == State(selectedTab: tab))
  }

  @Test(
    "AIQ restores the tab that a version with a handwritten tab enum stored", arguments: AIQFacts.rows(\.tabsAtSeed))
  func oldVersion(_ row: AIQFacts.TabAtSeed) {
    FileStorage(file.url).store(.int(row.raw), forKey: Self.key)
    #expect(launch().navigator.state.selectedTab.name == row.id)
  }

  @Test(
    "A stored value that is not a tab of AIQ leads to the dashboard with empty stacks",
    arguments: [StoredValue.int(3), .int(-1), .string("settings"), .data(Data([2]))])
  func unknown(_ value: StoredValue) {
    FileStorage(file.url).store(value, forKey: Self.key)
    #expect(launch().navigator.state == State())
  }

  @Test("AIQ reads the selected tab from the user defaults and stores a new selection there")
  func userDefaults() throws {
    let name = "waymark.aiq.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    // The app's previous code stored the value in this form.
    defaults.set(Tab.settings.rawValue, forKey: Self.key)
    let navigator = AIQRecorder(storage: defaults).navigator
    #expect(navigator.state.selectedTab == .settings)
    navigator.select(.history)
    #expect(defaults.integer(forKey: Self.key) == 1)
    #expect(AIQRecorder(storage: UserDefaults(suiteName: name)).navigator.selection == .history)
  }

  @Test("The whole navigation state of AIQ is unchanged after encoding and decoding")
  func codable() throws {
    let data = try JSONEncoder().encode(Self.state)
    #expect(try JSONDecoder().decode(State.self, from: data) == Self.state)
  }

  @Test("A start of AIQ with a snapshot restores the selected tab, the stacks, and all properties of a result")
  func snapshot() throws {
    let navigator = Navigator<AIQNavigation>(conditions: [.signedIn], storage: nil) { _, _ in .done }
    navigator.host.start(restoring: Self.snapshot())
    #expect(navigator.state == Self.state)
    // Only the number distinguishes results, but all properties are restored.
    guard case .testDetail(let result, _)? = navigator[stack: navigator.state.place].last else {
      Issue.record("there is no result on top")
      return
    }
    #expect(result.iqScore == 112)
  }

  @Test("The link that starts AIQ overrides the selected tab of a snapshot but keeps the restored stacks")
  func linkWins() {
    let navigator = Navigator<AIQNavigation>(conditions: [.signedIn], storage: nil) { _, _ in .done }
    navigator.open("aiq://settings")
    navigator.host.start(restoring: Self.snapshot())
    #expect(navigator.state == State(selectedTab: .settings, stacks: Self.state.stacks))
  }
}
