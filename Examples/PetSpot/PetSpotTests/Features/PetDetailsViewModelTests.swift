import Foundation
import Testing

@testable import PetSpot

@Suite("The details of an announcement")
@MainActor
struct PetDetailsViewModelTests {
  @Test("are loaded by its ID")
  func loading() async {
    let viewModel = PetDetailsViewModel(announcementId: "2", repository: InMemoryAnnouncementRepository())
    #expect(viewModel.announcement == .loading)
    await viewModel.load()
    #expect(viewModel.announcement.value?.pet.name == "Mruczka")
  }

  @Test("say that there is no such announcement")
  func failure() async {
    let viewModel = PetDetailsViewModel(announcementId: "99", repository: InMemoryAnnouncementRepository())
    await viewModel.load()
    #expect(viewModel.announcement == .failed)
  }

  @Test("have a link that leads to them")
  func link() {
    let viewModel = PetDetailsViewModel(announcementId: "2", repository: InMemoryAnnouncementRepository())
    #expect(viewModel.link == URL(string: "https://petspot.example/lost-pets/2"))
  }
}
