import Foundation
import WaymarkNavigation

extension String {
  /// Creates a string for a title in the spec.
  ///
  /// - Parameters:
  ///   - title: The title in the spec.
  ///   - bundle: The bundle that contains the string tables, or `nil` for the bundle of the title.
  public init(_ title: NavigationTitle, bundle: Bundle? = nil) {
    switch title {
    case .text(let text): self = text
    case .key(let key, let table, let titleBundle):
      self = (bundle ?? titleBundle).localizedString(forKey: key, value: nil, table: table)
    }
  }
}
