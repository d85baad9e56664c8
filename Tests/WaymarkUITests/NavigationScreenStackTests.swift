import PetSpot
import Reader
import Showcase
import Testing

@testable import WaymarkUI

@Suite("Stacks of presented screens")
struct NavigationScreenStackTests {
  @Test("A cover without a title needs a navigation stack if the spec pushes screens inside the cover")
  func flow() {
    #expect(PetSpotNavigation.Cover.reportMissingPet.title == nil)
    #expect(PetSpotNavigation.Cover.reportMissingPet.needsStack)
  }

  @Test("A sheet without pushed screens needs a navigation stack if the sheet has a title")
  func title() {
    #expect(!ShowcaseNavigation.Sheet.editProfile.hasFlow)
    #expect(ShowcaseNavigation.Sheet.editProfile.needsStack)
  }

  @Test("A sheet without a title and without pushed screens needs no navigation stack")
  func none() {
    #expect(ReaderNavigation.Sheet.support.title == nil)
    #expect(!ReaderNavigation.Sheet.support.needsStack)
  }
}
