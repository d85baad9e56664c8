import Testing

@testable import Edges

/// What the tests hold is the spec's; a case called `none` that was written like nothing would fail them.
@Suite("The generated tests of Edges")
struct EdgesLinkTests {
  @Test("are there for each entry of the spec, and each leads elsewhere")
  func count() {
    #expect(TagLinkTests.examples.count == 16)
    #expect(TagLinkTests.rejects.count == 4)
    #expect(Set(TagLinkTests.examples.map(\.resolution)).count == 16)
  }
}
