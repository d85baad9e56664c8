import Foundation
import PetSpot
import Testing

@Suite("A link of PetSpot")
struct LinkTests {
  typealias Place = Landing<Navigation>

  @Test(
    "Each path of the web app resolves in PetSpot to the recorded page or redirect on both origins",
    arguments: try Facts.all.get().linkPatterns)
  func pattern(_ row: Facts.LinkPattern) throws {
    #expect(row.platform == "web" && row.query.isEmpty)
    for start in ["https://petspot.example", "petspot:/"] {
      let path = row.pattern.replacing("{announcementId}", with: "42")
      let resolution = Navigation.resolve(start + path)
      if let target = row.redirectTo {
        #expect(resolution == .redirected(to: (start == "petspot:/" ? "petspot:/" : start) + target))
      } else {
        #expect(resolution.page == row.destination)
      }
    }
  }

  static let missingPetSteps: [Navigation.Route] = [
    .missingPetReport(.missingPetPhoto), .missingPetReport(.missingPetDescription),
    .missingPetReport(.missingPetContactDetails),
  ]

  static let landings: [(path: String, landing: Place)] = [
    ("/", Place(tab: .home, stack: [])),
    ("/lost-pets", Place(tab: .lostPet, stack: [])),
    ("/lost-pets/42", Place(tab: .lostPet, stack: [.petDetails(announcementId: "42")])),
    ("/lost-pets/a%2Fb", Place(tab: .lostPet, stack: [.petDetails(announcementId: "a/b")])),
    ("/found-pets", Place(tab: .foundPet, stack: [])),
    ("/contact", Place(tab: .contactUs, stack: [])),
    ("/account", Place(tab: .account, stack: [])),
    ("/report-missing/microchip", Place(tab: .lostPet, stack: [], modals: [.cover(.reportMissingPet)])),
    // A link to a step opens the flow with the preceding steps, over the tab that the link names.
    (
      "/report-missing/photo",
      Place(tab: .lostPet, stack: [], modals: [.cover(.reportMissingPet, stack: Array(missingPetSteps.prefix(1)))])
    ),
    (
      "/report-missing/details",
      Place(tab: .lostPet, stack: [], modals: [.cover(.reportMissingPet, stack: Array(missingPetSteps.prefix(2)))])
    ),
    (
      "/report-missing/contact",
      Place(tab: .lostPet, stack: [], modals: [.cover(.reportMissingPet, stack: missingPetSteps)])
    ),
  ]

  @Test(
    "Each PetSpot path resolves on both origins to its tab, its screen, and all preceding screens",
    arguments: landings.indices)
  func landing(_ index: Int) {
    let (path, landing) = Self.landings[index]
    #expect(Navigation.resolve("https://petspot.example" + path) == .landed(landing))
    #expect(Navigation.resolve("petspot:/" + path) == .landed(landing))
  }

  @Test("A link to the PetSpot report summary is a resolved link, and the answer of the app presents the report")
  func summary() throws {
    guard case .app(let link, let context) = Navigation.resolve("petspot://report-missing/summary") else {
      Issue.record("it is not the app's")
      return
    }
    #expect(link == .openMissingPetSummary)
    #expect(context.tab == .lostPet)
    let answer = Place.missingPetSummary(managementPassword: "secret")
    #expect(answer.tab == .lostPet && answer.stackChange == .replace([]) && answer.cover == .reportMissingPet)
    #expect(answer.modals.last?.stack.last?.isAllowed(inFlowOf: Navigation.Cover.reportMissingPet) == true)
  }

  @Test(
    "A path that the web app does not have is unmatched in PetSpot",
    arguments: [
      "/lost-pets/1/2", "/found-pets/1", "/report-missing/description", "/report-found", "/report-missing/summary/x",
      "/Lost-Pets",
    ])
  func unmatched(_ path: String) {
    #expect(Navigation.resolve("https://petspot.example" + path) == .unmatched)
  }
}
