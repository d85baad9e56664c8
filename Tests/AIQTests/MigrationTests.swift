import AIQ
import Foundation
import TestSupport
import Testing

/// What Docs/MigratingAIQ.md shows, word for word, and run.
@Suite("Migrating AIQ")
struct MigrationTests {
  @Test("shows code that is compiled here")
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
    #expect(shown == (3, 3))
  }

  @Test("keeps the tabs' raw values and identifiers")
  func tabs() {
    #expect(TabDestination.settings.rawValue == 2)
    #expect(TabDestination.settings.accessibilityID == "tabBar.settingsTab")
  }

  @Test("names each screen without a default")
  func screens() {
    let result = TestResult(id: 7, iqScore: 100)
    #expect(screenName(of: .testDetail(result: result)) == "Result 7")
    #expect(screenName(of: .testTaking()) == "New test")
  }

  @Test(
    "follows each kind of link",
    arguments: [
      ("aiq://settings/notifications", true, "tab settings"),
      ("aiq://test/resume/5", true, "tab dashboard › testTaking(sessionId: 5)"),
      ("https://a-iq-test.com/test/results/9", true, "dashboard at its root, then result 9 once it is fetched"),
      ("aiq://settings", false, "kept until somebody is signed in"),
      ("aiq://test/results/0", true, "no link of this app"),
      ("aiq://test/../settings", true, "refused: it has a segment `.` or `..`"),
    ])
  func links(url: String, isSignedIn: Bool, leads: String) {
    #expect(followed(url, isSignedIn: isSignedIn) == leads)
  }
}
