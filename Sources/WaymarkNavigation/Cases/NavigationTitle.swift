import Foundation

/// A title or a message that the app displays.
public enum NavigationTitle: Hashable, Sendable {
  /// The title itself.
  case text(String)
  /// The key of a localized title, the name of the string table, and the bundle that contains the table.
  case key(String, table: String = "Localizable", bundle: Bundle = .main)
}

extension NavigationTitle: ExpressibleByStringLiteral {
  /// Creates a title from a string literal, for example `"Home"`.
  ///
  /// - Parameter text: The title itself.
  public init(stringLiteral text: String) { self = .text(text) }
}
