/// A title or a message that the app displays.
public enum NavigationTitle: Hashable, Sendable {
  /// The title itself.
  case text(String)
  /// The key of a localized title in the app's string tables.
  case key(String)
}

extension NavigationTitle: ExpressibleByStringLiteral {
  /// Creates a title from a string literal, for example `"Home"`.
  ///
  /// - Parameter text: The title itself.
  public init(stringLiteral text: String) { self = .text(text) }
}
