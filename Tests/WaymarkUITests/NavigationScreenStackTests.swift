import PetSpot
import Reader
import Showcase
import Testing

@testable import WaymarkUI

@Suite("What is presented")
struct NavigationScreenStackTests {
  @Test("has a stack where screens are pushed inside it")
  func flow() {
    #expect(PetSpotNavigation.Cover.reportMissingPet.title == nil)
    #expect(PetSpotNavigation.Cover.reportMissingPet.needsStack)
  }

  @Test("has a stack where it has a title to show")
  func title() {
    #expect(!ShowcaseNavigation.Sheet.editProfile.hasFlow)
    #expect(ShowcaseNavigation.Sheet.editProfile.needsStack)
  }

  @Test("has none otherwise")
  func none() {
    #expect(ReaderNavigation.Sheet.support.title == nil)
    #expect(!ReaderNavigation.Sheet.support.needsStack)
  }
}
