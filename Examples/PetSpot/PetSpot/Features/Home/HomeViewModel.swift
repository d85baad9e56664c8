import Observation

/// The view model of the Home tab.
@MainActor
@Observable
final class HomeViewModel {
  private(set) var latest: Announcement?

  private let repository: any AnnouncementRepository
  private let onAnnouncement: (Announcement.ID) -> Void
  private let onFoundPets: () -> Void
  private let onMap: (Coordinate) -> Void

  init(
    repository: any AnnouncementRepository, onAnnouncement: @escaping (Announcement.ID) -> Void,
    onFoundPets: @escaping () -> Void, onMap: @escaping (Coordinate) -> Void
  ) {
    self.repository = repository
    self.onAnnouncement = onAnnouncement
    self.onFoundPets = onFoundPets
    self.onMap = onMap
  }

  /// Loads the newest announcement. Without an answer, Home shows no announcement.
  func load() async { latest = try? await repository.announcements().first }

  func showLatest() {
    if let latest { onAnnouncement(latest.id) }
  }

  func showFoundPets() { onFoundPets() }

  func showMap() { onMap(latest?.lastSeen ?? .warsaw) }
}
