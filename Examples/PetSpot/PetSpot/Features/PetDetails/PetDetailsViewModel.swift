import Foundation
import Observation
import WaymarkNavigation

@MainActor
@Observable
final class PetDetailsViewModel {
  private(set) var announcement = Loadable<Announcement>.loading

  private let id: Announcement.ID
  private let repository: any AnnouncementRepository

  init(announcementId: Announcement.ID, repository: any AnnouncementRepository) {
    id = announcementId
    self.repository = repository
  }

  /// A link that leads here, to send to somebody.
  var link: URL? { PetSpotNavigation.Route.petDetails(announcementId: id).url(on: .web) }

  func load() async {
    // It is loaded again whenever the screen appears, and what is there stays meanwhile.
    if announcement == .failed { announcement = .loading }
    do {
      announcement = .loaded(try await repository.announcement(id))
    } catch {
      announcement = .failed
    }
  }
}
