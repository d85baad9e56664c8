/// The services that coordinators pass to view models.
@MainActor
struct ServiceContainer {
  /// The services that all scenes of the app share.
  static let shared = ServiceContainer(
    announcements: InMemoryAnnouncementRepository(delay: .milliseconds(300)), photos: .sample)

  let announcements: any AnnouncementRepository
  let photos: PhotoLibrary
}
