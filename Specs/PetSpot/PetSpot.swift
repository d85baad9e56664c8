// The navigation of PetSpot stands in PetSpot.nav.yaml and the files that it includes; its Swift is generated when this target
// is built.

import Foundation
@_exported import WaymarkNavigation

extension PetSpotNavigation {
  /// The titles and messages in English and Polish, by the keys that the spec has for them.
  public static let strings = Bundle.module
}
