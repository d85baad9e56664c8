/// The announcements, wherever they are kept.
@MainActor
protocol AnnouncementRepository: AnyObject {
  /// All of them, the newest first.
  func announcements() async throws -> [Announcement]
  func announcement(_ id: Announcement.ID) async throws -> Announcement
  func send(_ report: MissingPetReport) async throws -> Receipt
  func send(_ report: FoundPetReport) async throws
  /// That of the last report of a missing pet that was sent from here.
  func managementPassword() async -> String?
}
