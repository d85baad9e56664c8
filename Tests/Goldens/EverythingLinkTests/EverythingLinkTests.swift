import Testing
import WaymarkNavigation

@testable import Everything

@Suite("The generated tests of Everything")
struct EverythingLinkTests {
  @Test("The generated link tests of Everything contain every link entry of the spec")
  func count() {
    #expect(MuseumNavigationLinkTests.examples.count == 24)
    #expect(MuseumNavigationLinkTests.rejects.count == 4)
  }

  @Test("The link examples of Everything have distinct resolutions, and exactly one rejected URL is unmatched")
  func difference() {
    let leads = Set(MuseumNavigationLinkTests.examples.map(\.resolution))
    #expect(leads.count == MuseumNavigationLinkTests.examples.count)
    #expect(MuseumNavigationLinkTests.rejects.map(\.resolution).filter { $0 == .unmatched }.count == 1)
  }
}
