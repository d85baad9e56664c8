import Observation

@MainActor
@Observable
final class AnnouncementListViewModel {
  private(set) var announcements = Loadable<[Announcement]>.loading

  private let repository: any AnnouncementRepository
  private let onAnnouncement: (Announcement.ID) -> Void
  private let onReportMissing: () -> Void
  private let onReportFound: () -> Void

  init(
    repository: any AnnouncementRepository, onAnnouncement: @escaping (Announcement.ID) -> Void,
    onReportMissing: @escaping () -> Void, onReportFound: @escaping () -> Void
  ) {
    self.repository = repository
    self.onAnnouncement = onAnnouncement
    self.onReportMissing = onReportMissing
    self.onReportFound = onReportFound
  }

  /// Loads the list. The current list stays visible until the new list is loaded.
  func load() async {
    if announcements == .failed { announcements = .loading }
    do {
      announcements = .loaded(try await repository.announcements())
    } catch {
      announcements = .failed
    }
  }

  func select(_ announcement: Announcement) { onAnnouncement(announcement.id) }
  func reportMissing() { onReportMissing() }
  func reportFound() { onReportFound() }
}
