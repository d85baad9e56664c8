/// A screen that returns a value, with its arguments.
///
/// For each route with the key `returns`, Waymark generates a static member with the name of the route:
///
/// ```swift
/// let address = await navigator.result(of: .pickAddress(near: here))
/// ```
public struct ScreenQuestion<Screens: NavigationScreens, Value: Sendable>: Sendable {
  /// The presentations of the screen, in the order of the spec.
  let screens: [ShownScreen<Screens>]

  /// Creates a question. Generated code calls this initializer.
  ///
  /// - Parameter screens: The screen, once for each presentation in the order of the spec.
  public init(_ screens: ShownScreen<Screens>...) { self.screens = screens }

  init(screens: [ShownScreen<Screens>]) { self.screens = screens }

  /// Returns the screen with a given presentation, or `nil` if the spec doesn't allow the presentation.
  ///
  /// - Parameter presentation: The presentation, or `nil` for the first presentation in the spec.
  /// - Returns: The screen.
  func screen(as presentation: ScreenPresentation?) -> ShownScreen<Screens>? {
    guard let presentation else { return screens.first }
    return screens.first { $0.presentation == presentation }
  }
}
