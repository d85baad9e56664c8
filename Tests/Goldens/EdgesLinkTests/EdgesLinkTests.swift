import Testing

@testable import Edges

/// Tests of the generated link tests.
///
/// A case with the name `none` would fail the tests if the generated code confused it with `nil`.
@Suite("The generated tests of Edges")
struct EdgesLinkTests {
  @Test("are there for each entry of the spec, and each leads elsewhere")
  func count() {
    #expect(TagLinkTests.examples.count == 16)
    #expect(TagLinkTests.rejects.count == 4)
    #expect(Set(TagLinkTests.examples.map(\.resolution)).count == 16)
  }
}
