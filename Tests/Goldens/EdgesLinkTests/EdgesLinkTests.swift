import Testing

@testable import Edges

/// Tests of the generated link tests.
///
/// A case with the name `none` would fail the tests if the generated code confused it with `nil`.
@Suite("The generated tests of Edges")
struct EdgesLinkTests {
  @Test("The generated link tests of Edges contain every link entry of the spec, with distinct resolutions")
  func count() {
    #expect(TagLinkTests.examples.count == 16)
    #expect(TagLinkTests.rejects.count == 4)
    #expect(Set(TagLinkTests.examples.map(\.resolution)).count == 16)
  }

  @Test("The metadata of Edges keeps extreme values and distinguishes a case named `none` from nil")
  func metadata() {
    let home = Tag.Tab.home.metadata
    #expect(home.choice == .none)
    #expect(home.fallback == .none)
    #expect(home.maybe == Tag.Choice.none)
    #expect(home.in == .max)
    #expect(home.`init`.sign == .minus && home.`init`.isZero)
    #expect(home.default)
    #expect(home.values == #""\(x)=\ "#)
    let none = Tag.Tab.none.metadata
    #expect(none.fallback == .`init`)
    #expect(none.maybe == nil)
    #expect(none.in == .min)
    let screen = Tag.Route.`init`(choice: nil, tiny: nil).metadata
    #expect(screen.fallback == .some)
    #expect(screen.in == -7)
    #expect(screen.`init` == 1.5)
    #expect(!screen.default)
    #expect(screen.values == "a=b")
    #expect(Tag.Sheet.sheet().metadata == Tag.Cover.sheet().metadata)
  }
}
