import Testing

@testable import PetSpot

@Suite("The list of announcements")
@MainActor
struct AnnouncementListViewModelTests {
  private let server = FailingAnnouncementRepository()

  private func viewModel(onAnnouncement: @escaping (Announcement.ID) -> Void = { _ in }) -> AnnouncementListViewModel {
    AnnouncementListViewModel(
      repository: server, onAnnouncement: onAnnouncement, onReportMissing: {}, onReportFound: {})
  }

  @Test("The list of announcements in PetSpot stays in the loading state until the load finishes")
  func loading() async {
    server.isBack = true
    let viewModel = viewModel()
    #expect(viewModel.announcements == .loading)
    await viewModel.load()
    #expect(viewModel.announcements == .loaded(.samples))
  }

  @Test("The list of announcements in PetSpot fails without a server and loads after a retry")
  func failure() async {
    let viewModel = viewModel()
    await viewModel.load()
    #expect(viewModel.announcements == .failed)
    server.isBack = true
    await viewModel.load()
    #expect(viewModel.announcements == .loaded(.samples))
  }

  @Test("Selecting an announcement in PetSpot passes its ID to the closure of the list")
  func selection() {
    var chosen: [Announcement.ID] = []
    viewModel { chosen.append($0) }.select([Announcement].samples[2])
    #expect(chosen == ["1"])
  }
}
