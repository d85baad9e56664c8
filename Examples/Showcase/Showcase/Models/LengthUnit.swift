import Foundation

/// What lengths are shown in. Its raw value is kept by `@AppStorage`.
nonisolated enum LengthUnit: String, CaseIterable, Identifiable {
  case kilometers
  case miles

  /// The key under which the user's choice is kept.
  static let key = "lengthUnit"

  var id: Self { self }

  var name: String {
    switch self {
    case .kilometers: "Kilometers"
    case .miles: "Miles"
    }
  }

  /// A length as a text, such as `8.4 km`; not localized, to be short.
  func text(kilometers: Double) -> String {
    switch self {
    case .kilometers: String(format: "%.1f km", kilometers)
    case .miles: String(format: "%.1f mi", kilometers / 1.609344)
    }
  }
}
