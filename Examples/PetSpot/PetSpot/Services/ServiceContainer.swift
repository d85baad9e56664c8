/// What coordinators hand to view models.
@MainActor
struct ServiceContainer {
  /// Those of the app, whichever scene asks.
  static let shared = ServiceContainer(
    announcements: InMemoryAnnouncementRepository(delay: .milliseconds(300)), photos: .sample)

  let announcements: any AnnouncementRepository
  let photos: PhotoLibrary
}
