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

  @Test("is loading until it is loaded")
  func loading() async {
    server.isBack = true
    let viewModel = viewModel()
    #expect(viewModel.announcements == .loading)
    await viewModel.load()
    #expect(viewModel.announcements == .loaded(.samples))
  }

  @Test("says that the server is out of reach, and can be loaded again")
  func failure() async {
    let viewModel = viewModel()
    await viewModel.load()
    #expect(viewModel.announcements == .failed)
    server.isBack = true
    await viewModel.load()
    #expect(viewModel.announcements == .loaded(.samples))
  }

  @Test("tells which announcement was chosen")
  func selection() {
    var chosen: [Announcement.ID] = []
    viewModel { chosen.append($0) }.select([Announcement].samples[2])
    #expect(chosen == ["1"])
  }
}
