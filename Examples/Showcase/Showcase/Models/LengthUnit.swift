import Foundation

/// A unit of length in which the app shows distances. `@AppStorage` stores the raw value.
nonisolated enum LengthUnit: String, CaseIterable, Identifiable {
  case kilometers
  case miles

  /// The storage key of the user's choice.
  static let key = "lengthUnit"

  var id: Self { self }

  var name: String {
    switch self {
    case .kilometers: "Kilometers"
    case .miles: "Miles"
    }
  }

  /// Returns a length as a short text that isn't localized, for example `8.4 km`.
  func text(kilometers: Double) -> String {
    switch self {
    case .kilometers: String(format: "%.1f km", kilometers)
    case .miles: String(format: "%.1f mi", kilometers / 1.609344)
    }
  }
}
