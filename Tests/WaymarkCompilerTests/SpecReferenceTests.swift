import Foundation
import TestSupport
import Testing
import WaymarkSpec

@Suite("Language reference")
struct SpecReferenceTests {
  @Test("Docs/SpecReference.md is what the key tables say")
  func isCurrent() {
    let file = TestFiles.folder.deletingLastPathComponent().appendingPathComponent("Docs/SpecReference.md")
    if let mismatch = Snapshot.mismatch(SpecReference.markdown, file) { Issue.record("\(mismatch)") }
  }
}
