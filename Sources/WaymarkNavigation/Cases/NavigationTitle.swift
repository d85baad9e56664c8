/// A title that people read.
public enum NavigationTitle: Hashable, Sendable {
  /// The title itself.
  case text(String)
  /// A key, to be looked up in the app's string tables.
  case key(String)
}

extension NavigationTitle: ExpressibleByStringLiteral {
  /// The title itself.
  public init(stringLiteral text: String) { self = .text(text) }
}
