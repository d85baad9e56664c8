import Testing
import WaymarkNavigation

@testable import Everything

@Suite("The generated tests of Everything")
struct EverythingLinkTests {
  @Test("are there for each entry of the spec")
  func count() {
    #expect(MuseumNavigationLinkTests.examples.count == 23)
    #expect(MuseumNavigationLinkTests.rejects.count == 4)
  }

  @Test("would notice a link that leads elsewhere")
  func difference() {
    let leads = Set(MuseumNavigationLinkTests.examples.map(\.resolution))
    #expect(leads.count == MuseumNavigationLinkTests.examples.count)
    #expect(MuseumNavigationLinkTests.rejects.map(\.resolution).filter { $0 == .unmatched }.count == 1)
  }
}
