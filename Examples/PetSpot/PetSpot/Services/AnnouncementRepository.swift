/// A source of announcements.
@MainActor
protocol AnnouncementRepository: AnyObject {
  /// Returns all announcements, with the newest announcement first.
  func announcements() async throws -> [Announcement]
  func announcement(_ id: Announcement.ID) async throws -> Announcement
  func send(_ report: MissingPetReport) async throws -> Receipt
  func send(_ report: FoundPetReport) async throws
  /// Returns the password of the last report of a missing pet that was sent from this device.
  func managementPassword() async -> String?
}
