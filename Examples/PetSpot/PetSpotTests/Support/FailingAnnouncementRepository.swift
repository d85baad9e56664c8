@testable import PetSpot

/// A repository that simulates an unreachable server until `isBack` is set.
@MainActor
final class FailingAnnouncementRepository: AnnouncementRepository {
  struct OutOfReach: Error {}

  var isBack = false
  private let server = InMemoryAnnouncementRepository()

  private func reach() throws {
    if !isBack { throw OutOfReach() }
  }

  func announcements() async throws -> [Announcement] {
    try reach()
    return try await server.announcements()
  }

  func announcement(_ id: Announcement.ID) async throws -> Announcement {
    try reach()
    return try await server.announcement(id)
  }

  func send(_ report: MissingPetReport) async throws -> Receipt {
    try reach()
    return try await server.send(report)
  }

  func send(_ report: FoundPetReport) async throws {
    try reach()
    try await server.send(report)
  }

  func managementPassword() async -> String? { nil }
}
