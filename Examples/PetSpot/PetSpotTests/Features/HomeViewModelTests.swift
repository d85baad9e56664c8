import Testing

@testable import PetSpot

@Suite("What Home offers")
@MainActor
struct HomeViewModelTests {
  @Test("without a server is all but the announcement that came last")
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
