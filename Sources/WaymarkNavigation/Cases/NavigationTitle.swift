/// A title that the user sees.
public enum NavigationTitle: Hashable, Sendable {
  /// The title itself.
  case text(String)
  /// A key of the title in the app's string tables.
  case key(String)
}

extension NavigationTitle: ExpressibleByStringLiteral {
  /// Creates a title from a literal, for example `"Home"`.
  ///
  /// - Parameter text: The title itself.
  public init(stringLiteral text: String) { self = .text(text) }
}
