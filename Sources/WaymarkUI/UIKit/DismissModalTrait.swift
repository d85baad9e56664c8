#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// A trait that passes the environment value `\.dismissModal` from a view controller to the SwiftUI views inside it.
  package struct DismissModalTrait: UITraitDefinition {
    /// An action without an effect.
    package static let defaultValue = DismissModalAction()
  }

  extension DismissModalKey: UITraitBridgedEnvironmentKey {
    package static func read(from traits: UITraitCollection) -> DismissModalAction { traits[DismissModalTrait.self] }

    package static func write(to traits: inout any UIMutableTraits, value: DismissModalAction) {
      traits[DismissModalTrait.self] = value
    }
  }
#endif
