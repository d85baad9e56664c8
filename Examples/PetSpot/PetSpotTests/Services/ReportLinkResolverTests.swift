import Testing
import WaymarkNavigation

@testable import PetSpot

@Suite("The link to the summary")
@MainActor
struct ReportLinkResolverTests {
  private let announcements = InMemoryAnnouncementRepository()
  private var resolver: ReportLinkResolver { ReportLinkResolver(repository: announcements) }

  @Test("The summary link of PetSpot resolves to the summary with the password of the last report")
  func password() async throws {
    _ = try await announcements.send(MissingPetReport())
    let last = try await announcements.send(MissingPetReport())
    #expect(
      await resolver.resolve(.openMissingPetSummary)
        == .landing(.missingPetSummary(managementPassword: last.managementPassword)))
  }

  @Test("Without a sent report, the summary link of PetSpot resolves to nowhere")
  func noReport() async {
    #expect(await resolver.resolve(.openMissingPetSummary) == .nowhere("no report was sent"))
  }
}
