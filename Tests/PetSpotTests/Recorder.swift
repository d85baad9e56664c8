import Foundation
import PetSpot
import TestSupport
import Testing

typealias PetSpotState = NavigationState<Navigation>
typealias PetSpotRecorder = NavigationRecorder<Navigation>

extension NavigationRecorder where Spec == Navigation {
  /// A recorder of an app that has the password of the last report, or has none.
  convenience init(password: String? = "secret") {
    self.init { link, _ in
      switch link {
      case .openMissingPetSummary:
        password.map { .landing(.missingPetSummary(managementPassword: $0)) } ?? .nowhere("no report was sent")
      }
    }
  }
}

extension Navigation.Route {
  /// A map, of which there is one in the tests.
  static let map = Self.fullscreenMap(userLocation: Coordinate(latitude: 52.2, longitude: 21))
}
