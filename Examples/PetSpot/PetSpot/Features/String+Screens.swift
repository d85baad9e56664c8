import Foundation

extension String {
  /// Creates a text of the screens in the user's language. The titles of the spec are in another table.
  init(screens key: String) { self = Bundle.main.localizedString(forKey: key, value: nil, table: "Screens") }
}
