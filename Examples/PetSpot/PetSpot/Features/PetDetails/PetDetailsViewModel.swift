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

  /// The URL of a link to the details of the pet, for sharing.
  var link: URL? { PetSpotNavigation.Route.petDetails(announcementId: id).url(on: .web) }

  func load() async {
    // The announcement is loaded again each time the screen appears. The current announcement stays visible meanwhile.
    if announcement == .failed { announcement = .loading }
    do {
      announcement = .loaded(try await repository.announcement(id))
    } catch {
      announcement = .failed
    }
  }
}
