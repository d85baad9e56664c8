/// The name of a screen that returns a value, with the type of the value.
///
/// For each route with the key `returns`, Waymark generates a static property with the name of the route:
///
/// ```swift
/// navigator.finish(.pickAddress, with: address)
/// ```
public struct ReturningScreen<Screens: NavigationScreens, Value: Sendable>: Hashable, Sendable {
  /// The name of the screen in the spec.
  public let name: String

  /// Creates the name of a screen that returns a value. Generated code calls this initializer.
  ///
  /// - Parameter name: The name of the screen in the spec.
  public init(_ name: String) { self.name = name }
}
