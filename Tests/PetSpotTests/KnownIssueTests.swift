import PetSpot
import Testing

@Suite("What is wrong in the app")
struct KnownIssueTests {
  private static let elementIDs = Screens.all.flatMap { $0.elementIDs.values }

  @Test("PetSpot avoids each known issue of the original app", arguments: try Facts.all.get().knownIssues)
  func issue(_ row: Facts.KnownIssue) throws {
    switch row.kind {
    case "tab found by accessibility string":
      // The landing names an enum case, independently of the identifier of the tab bar's button.
      #expect(Landing<Navigation>.foundPetTab.tab == .foundPet)
      #expect(Navigation.Tab(rawValue: "foundPet") == .foundPet)
    case "copied accessibility id":
      #expect(row.what.contains("foundPet.microchip.backButton"))
      #expect(Navigation.Cover.reportFoundPet.elementIDs["backButton"] == "foundPet.photo.backButton")
      #expect(!Self.elementIDs.contains { $0.contains("microchip") })
    case "duplicate accessibility ids":
      // The report of a missing pet keeps the identifiers, and the report of a found pet has different identifiers.
      let missing = [
        "animalPhoto.continue", "animalPhoto.toast", "animalPhoto.debug.fail", "animalPhoto.debug.cancel",
        "ownersDetails.title", "ownersDetails.subtitle", "ownersDetails.continueButton",
      ]
      #expect(missing.allSatisfy { id in Self.elementIDs.count { $0 == id } == 1 })
      let steps = Screens.missingPetSteps.flatMap { $0.elementIDs.values }
      #expect(Set(missing).isSubset(of: steps))
      let found = ["foundPet.photo.continue", "foundPet.contactInformation.continueButton"]
      #expect(found.allSatisfy { id in Self.elementIDs.count { $0 == id } == 1 })
      // One of the two screens with these identifiers is a tab's root, whose controls the language does not name.
      #expect(
        Navigation.Route.petDetails(announcementId: "1").elementIDs
          == ["loadingView": "petDetails.loadingView", "errorView": "petDetails.errorView"])
      #expect(Set(Self.elementIDs).count == Self.elementIDs.count)
    case "deep links deferred":
      // The web paths also work with the app's scheme, but the screens keep the names of the app.
      #expect(
        Navigation.resolve("petspot://lost-pets") == .landed(Landing(tab: .lostPet, stack: [])))
      #expect(Navigation.resolve("petspot://lostPet") == .unmatched)
    default:
      Issue.record("\(row.kind) has no test")
    }
  }
}
