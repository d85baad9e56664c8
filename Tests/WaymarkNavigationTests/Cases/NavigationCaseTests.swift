import Testing
import WaymarkNavigation

@Suite("A navigation case")
struct NavigationCaseTests {
  static let samples: [SampleScreen] = [
    .detail(id: "1"), .detail(id: ""), .page(number: 1, of: "1", back: 2), .page(number: 2, of: "1", back: 1), .plain,
  ]

  @Test("Two navigation cases are equal exactly if their names and arguments are equal")
  func equality() {
    for (index, left) in Self.samples.enumerated() {
      for (other, right) in Self.samples.enumerated() { #expect((left == right) == (index == other)) }
    }
    #expect(SampleScreen.detail(id: "e\u{301}") == .detail(id: "\u{E9}"))
  }

  @Test("Equal navigation cases have equal hash values")
  func hashing() {
    #expect(Set(Self.samples + Self.samples).count == Self.samples.count)
    #expect(SampleScreen.detail(id: "e\u{301}").hashValue == SampleScreen.detail(id: "\u{E9}").hashValue)
  }

  @Test("The ID of a navigation case is the case itself")
  func identity() {
    for sample in Self.samples { #expect(sample.id == sample) }
  }

  @Test("A navigation case has the name, accessibility ID and title of the spec")
  func texts() {
    #expect(Self.samples.map(\.name) == ["detail", "detail", "page", "page", "plain"])
    #expect(SampleScreen.detail(id: "x").accessibilityID == "screen.detail")
    #expect(SampleScreen.page(number: 1, of: "", back: 0).accessibilityID == "page.id")
    #expect(SampleScreen.page(number: 1, of: "", back: 0).title == "Page \u{2014} \u{1F4C4}")
    #expect(SampleScreen.plain.title == nil)
  }

  @Test("The parts of a navigation case rebuild an equal case")
  func parts() {
    for sample in Self.samples { #expect(SampleScreen(parts: sample._parts) == sample) }
  }

  @Test("CaseParts with an invalid index or unsuitable arguments yield no navigation case")
  func badParts() {
    let misfits = [
      CaseParts(-1), CaseParts(3), CaseParts(.max), CaseParts(.min), CaseParts(-1, [.string("")]),
      CaseParts(0), CaseParts(0, [.string(""), .string("")]), CaseParts(2, [.int(1)]),
      CaseParts(1, [.int(1), .string("")]),
      CaseParts(0, [.int(1)]), CaseParts(1, [.string("1"), .string("1"), .int(1)]),
      CaseParts(1, [.int(1), .int(1), .string("1")]),
    ]
    for parts in misfits { #expect(SampleScreen(parts: parts) == nil) }
  }

  @Test("The type `Never` is a navigation screen without cases, and no parts yield a value")
  func never() {
    #expect(Never(parts: CaseParts(0)) == nil)
    #expect(Never(parts: CaseParts(-1)) == nil)
    #expect("\(Never._cases)".isEmpty)
    func isScreen<Screen: NavigationScreen>(_: Screen.Type) -> Bool { true }
    #expect(isScreen(Never.self))
  }
}
