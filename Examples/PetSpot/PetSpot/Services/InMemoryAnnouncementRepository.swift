/// A repository that keeps announcements until the app ends.
@MainActor
final class InMemoryAnnouncementRepository: AnnouncementRepository {
  /// The error for an announcement that doesn't exist.
  struct NotFound: Error {
    let id: Announcement.ID
  }

  private var newestFirst: [Announcement]
  private var managementPasswordOfLastReport: String?
  private let delay: Duration

  /// Creates a repository that simulates a server.
  ///
  /// - Parameters:
  ///   - announcements: The announcements, with the newest announcement first.
  ///   - delay: The duration of each request.
  init(_ announcements: [Announcement] = .samples, delay: Duration = .zero) {
    newestFirst = announcements
    self.delay = delay
  }

  func announcements() async throws -> [Announcement] {
    try await Task.sleep(for: delay)
    return newestFirst
  }

  func announcement(_ id: Announcement.ID) async throws -> Announcement {
    try await Task.sleep(for: delay)
    guard let announcement = newestFirst.first(where: { $0.id == id }) else { throw NotFound(id: id) }
    return announcement
  }

  func send(_ report: MissingPetReport) async throws -> Receipt {
    try await Task.sleep(for: delay)
    let announcement = Announcement(
      id: String(newestFirst.count + 1), pet: report.pet, contact: report.contact, lastSeen: .warsaw)
    newestFirst.insert(announcement, at: 0)
    let password = String(Int.random(in: 100_000...999_999))
    managementPasswordOfLastReport = password
    return Receipt(announcementID: announcement.id, managementPassword: password)
  }

  /// Accepts the report without storing it, because no screen shows found pets yet.
  func send(_ report: FoundPetReport) async throws { try await Task.sleep(for: delay) }

  func managementPassword() async -> String? { managementPasswordOfLastReport }
}

extension [Announcement] {
  static var samples: [Announcement] {
    [
      Announcement(
        id: "3", pet: Pet(name: "Burek", looks: "Brown, one white paw, red collar"),
        contact: Contact(phone: "+48 600 000 003"), lastSeen: .warsaw),
      Announcement(
        id: "2", pet: Pet(name: "Mruczka", looks: "Grey tabby, shy"),
        contact: Contact(email: "mruczka@petspot.example"),
        lastSeen: Coordinate(latitude: 50.06, longitude: 19.94)),
      Announcement(
        id: "1", pet: Pet(name: "Kiwi", looks: "Green parrot, says its name"),
        contact: Contact(phone: "+48 600 000 001"), lastSeen: Coordinate(latitude: 54.35, longitude: 18.65)),
    ]
  }
}

extension Coordinate {
  static var warsaw: Coordinate { Coordinate(latitude: 52.23, longitude: 21.01) }
}
