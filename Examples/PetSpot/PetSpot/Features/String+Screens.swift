import Foundation

extension String {
  /// A text of the screens, in the user's language. The titles of the spec have a table of their own.
  init(screens key: String) { self = Bundle.main.localizedString(forKey: key, value: nil, table: "Screens") }
}
