import Foundation
import SpecModel
import TestSupport
import Testing

@Suite("Language reference")
struct SpecReferenceTests {
  @Test("The file Docs/SpecReference.md equals the reference from the key tables")
  func isCurrent() {
    let file = TestFiles.folder.deletingLastPathComponent().appendingPathComponent("Docs/SpecReference.md")
    if let mismatch = Snapshot.mismatch(SpecReference.markdown, file) { Issue.record("\(mismatch)") }
  }
}
