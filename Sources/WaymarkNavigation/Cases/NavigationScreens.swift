/// A namespace that declares screens: the navigation of an app, or one of its features.
///
/// If the spec declares no screens of a certain kind, for example no sheets, the associated type for that kind is
/// `Never`.
public protocol NavigationScreens: Sendable {
  /// The screens that can be pushed onto a stack.
  associatedtype Route: NavigationScreen
  /// The screens that can be presented as sheets.
  associatedtype Sheet: NavigationScreen
  /// The screens that can be presented as full-screen covers.
  associatedtype Cover: NavigationScreen
  /// The screens that can be opened as windows.
  associatedtype Window: NavigationScreen
}
