import Testing

@testable import PetSpot

@Suite("The content of Home")
@MainActor
struct HomeViewModelTests {
  @Test("Without a server, Home in PetSpot offers no announcement but still opens the map")
  func outOfReach() async {
    var announcements: [Announcement.ID] = []
    var places: [Coordinate] = []
    let viewModel = HomeViewModel(
      repository: FailingAnnouncementRepository(), onAnnouncement: { announcements.append($0) }, onFoundPets: {},
      onMap: { places.append($0) })
    await viewModel.load()
    #expect(viewModel.latest == nil)
    viewModel.showLatest()
    viewModel.showMap()
    #expect(announcements.isEmpty)
    #expect(places == [.warsaw])
  }
}
