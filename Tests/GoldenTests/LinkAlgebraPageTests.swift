import Foundation
import TestSupport
import Testing

@Suite("Page about the link algebra")
struct LinkAlgebraPageTests {
  @Test("The spec and its messages in Docs/LinkAlgebra.md equal the tested fixture")
  func example() throws {
    let root = TestFiles.folder.deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("Docs/LinkAlgebra.md"), encoding: .utf8)
    let spec = try String(
      contentsOf: TestFiles.fixtures("Commands/link-algebra/Shop.nav.yaml"), encoding: .utf8)
    let transcript = try String(
      contentsOf: TestFiles.fixtures("Commands/link-algebra/transcript.txt"), encoding: .utf8)
    #expect(page.contains("```yaml\n\(spec)```"))
    #expect(page.contains("```\n\(transcript.replacingOccurrences(of: "(exit 1)\n", with: ""))```"))
  }
}
