import AIQ
import Foundation
import TestSupport
import Testing

/// Tests that compile and run the code of Docs/MigratingAIQ.md verbatim.
@Suite("Migrating AIQ")
struct MigrationTests {
  private let file = TemporaryFile()

  @Test("The migration guide of AIQ shows only Swift code that this target compiles and YAML lines from the spec")
  func blocks() throws {
    let root = TestFiles.folder.deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("Docs/MigratingAIQ.md"), encoding: .utf8)
    let spec = try String(contentsOf: root.appendingPathComponent("Specs/AIQ/AIQ.nav.yaml"), encoding: .utf8)
    let code = try String(
      contentsOf: TestFiles.folder.appendingPathComponent("AIQTests/Migrated.swift"), encoding: .utf8)
    let pieces = page.components(separatedBy: "```")
    var shown = (swift: 0, yaml: 0)
    for piece in stride(from: 1, to: pieces.count, by: 2).map({ pieces[$0] }) {
      if piece.hasPrefix("swift\n") {
        shown.swift += 1
        #expect(code.contains(piece.dropFirst("swift\n".count)), "this is not in Migrated.swift: \(piece)")
      } else if piece.hasPrefix("yaml\n") {
        shown.yaml += 1
        for line in piece.split(separator: "\n").dropFirst() {
          #expect(spec.contains(line), "this is not in the spec: \(line)")
        }
      }
    }
    #expect(shown == (4, 4))
  }

  @Test("The migrated settings tab of AIQ keeps its raw value and its accessibility ID")
  func tabs() {
    #expect(TabDestination.settings.rawValue == 2)
    #expect(TabDestination.settings.accessibilityID == "tabBar.settingsTab")
  }

  @Test("The migrated switch over AIQ routes returns the names of screens without a `default` case")
  func screens() {
    let result = TestResult(id: 7, iqScore: 100)
    #expect(screenName(of: .testDetail(result: result)) == "Result 7")
    #expect(screenName(of: .testTaking()) == "New test")
  }

  /// Returns the navigator of an app whose server has one result.
  @MainActor
  private func app(_ storage: FileStorage, _ log: Log = Log()) -> Navigator<AIQNavigation> {
    navigator(storage: storage, log: { log.lines.append($0.description) }) { id in
      guard id == 9 else { throw NoSuchResult() }
      return TestResult(id: id, iqScore: 100)
    }
  }

  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private struct NoSuchResult: Error {}

  @Test("The migrated AIQ code keeps a link pending until a view exists and the user is signed in")
  @MainActor
  func hold() {
    let navigator = app(FileStorage(file.url))
    #expect(navigator.open("aiq://test/resume/5") == .pending)
    navigator.host.start()
    #expect(navigator.gate == .welcome && navigator.state.stacks.isEmpty)
    signedIn(navigator)
    #expect(navigator.state == NavigationState(stacks: [.dashboard: [.testTaking(sessionId: 5)]]))
    signedOut(navigator)
    #expect(navigator.gate == .welcome && navigator.state.stacks.isEmpty)
    #expect(navigator.open("aiq://settings") == .pending)
  }

  @Test(
    "The migrated AIQ code shows an available result, and only the dashboard for a missing result",
    arguments: [
      (
        "https://a-iq-test.com/test/results/9",
        [AIQNavigation.Route.testDetail(result: TestResult(id: 9, iqScore: 100))]
      ),
      ("aiq://test/results/8", []),
    ])
  @MainActor
  func resolve(url: String, stack: [AIQNavigation.Route]) async {
    let log = Log()
    let navigator = app(FileStorage(file.url), log)
    navigator.host.start()
    signedIn(navigator)
    navigator.select(.history)
    navigator.open(url)
    await until { navigator.resolvingLink == nil }
    #expect(navigator.state == NavigationState(stacks: [.dashboard: stack]))
    #expect(log.lines.contains("link \(url) leads nowhere: NoSuchResult()") == stack.isEmpty)
  }

  @Test("The migrated AIQ code reads and stores the selected tab under the key of older versions")
  @MainActor
  func selection() {
    FileStorage(file.url).store(.int(2), forKey: "com.aiq.selectedTab")
    let storage = FileStorage(file.url)
    let navigator = app(storage)
    #expect(navigator.selection == .settings)
    navigator.host.start()
    navigator.selection = .history
    #expect(storage.storedValue(forKey: "com.aiq.selectedTab") == .int(1))
  }

  @Test(
    "The migrated AIQ code logs where a link leads, or why a link is unmatched or rejected",
    arguments: [
      ("aiq://settings/notifications", "leads to tab settings"),
      ("aiq://test/resume/5", "leads to tab dashboard › testTaking(sessionId: 5)"),
      ("aiq://test/results/0", "matches no link of the app"),
      ("aiq://test/../settings", "is rejected: it has a segment `.` or `..`"),
    ])
  @MainActor
  func links(url: String, becomes: String) {
    let log = Log()
    let navigator = app(FileStorage(file.url), log)
    navigator.host.start()
    signedIn(navigator)
    log.lines = []
    navigator.open(url)
    #expect(log.lines.first == "link \(url) \(becomes)")
  }
}
