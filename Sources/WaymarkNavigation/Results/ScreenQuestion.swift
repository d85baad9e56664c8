/// A screen that returns a value, with its arguments.
///
/// For each route with the key `returns`, Waymark generates a static member with the name of the route:
///
/// ```swift
/// let address = await navigator.result(of: .pickAddress(near: here))
/// ```
public struct ScreenQuestion<Screens: ScreenNamespace, Value: Sendable>: Sendable {
  let screens: [ShownScreen<Screens>]

  /// Creates a question. Generated code calls this initializer.
  ///
  /// - Parameter screens: The screen, once for each presentation in the order of the spec.
  public init(_ screens: ShownScreen<Screens>...) { self.screens = screens }

  init(screens: [ShownScreen<Screens>]) { self.screens = screens }

  /// By default the first presentation in the spec; `nil` if the spec doesn't allow the presentation.
  func screen(as presentation: ScreenPresentation?) -> ShownScreen<Screens>? {
    guard let presentation else { return screens.first }
    return screens.first { $0.presentation == presentation }
  }
}

/// The name of a screen that returns a value, with the type of the value.
///
/// For each route with the key `returns`, Waymark generates a static property with the name of the route:
///
/// ```swift
/// navigator.finish(.pickAddress, with: address)
/// ```
public struct ReturningScreen<Screens: ScreenNamespace, Value: Sendable>: Hashable, Sendable {
  /// The name of the screen in the spec.
  public let name: String

  /// Creates the name of a screen that returns a value. Generated code calls this initializer.
  ///
  /// - Parameter name: The name of the screen in the spec.
  public init(_ name: String) { self.name = name }
}

package struct OpenQuestion<Spec: NavigationSpec>: Hashable, Sendable {
  package let number: Int
  package let screen: ScreenPosition<Spec>
}
