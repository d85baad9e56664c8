import Foundation
import PetSpot
import TestSupport
import Testing

typealias PetSpotState = NavigationState<Navigation>
typealias PetSpotRecorder = NavigationRecorder<Navigation>

extension NavigationRecorder where Spec == Navigation {
  /// Creates a recorder of an app with the password of the last report, or without a password.
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
  /// The map screen of the tests.
  static let map = Self.fullscreenMap(userLocation: Coordinate(latitude: 52.2, longitude: 21))
}
