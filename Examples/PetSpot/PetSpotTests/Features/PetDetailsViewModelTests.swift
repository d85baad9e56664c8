import Foundation
import Testing

@testable import PetSpot

@Suite("The details of an announcement")
@MainActor
struct PetDetailsViewModelTests {
  @Test("The pet details of PetSpot load the announcement with the given ID")
  func loading() async {
    let viewModel = PetDetailsViewModel(announcementId: "2", repository: InMemoryAnnouncementRepository())
    #expect(viewModel.announcement == .loading)
    await viewModel.load()
    #expect(viewModel.announcement.value?.pet.name == "Mruczka")
  }

  @Test("Loading an unknown announcement in PetSpot ends in the failed state")
  func failure() async {
    let viewModel = PetDetailsViewModel(announcementId: "99", repository: InMemoryAnnouncementRepository())
    await viewModel.load()
    #expect(viewModel.announcement == .failed)
  }

  @Test("The pet details of PetSpot offer the web link of the announcement")
  func link() {
    let viewModel = PetDetailsViewModel(announcementId: "2", repository: InMemoryAnnouncementRepository())
    #expect(viewModel.link == URL(string: "https://petspot.example/lost-pets/2"))
  }
}
