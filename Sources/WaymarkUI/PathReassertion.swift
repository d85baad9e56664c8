/// The path that a hidden `NavigationStack` shows when its tab appears.
///
/// SwiftUI can ignore a path that is set together with the selection of the tab. If the path changes while the stack is
/// hidden, the stack therefore gets its former path for one update, and then the new path.
struct PathReassertion<Route: Hashable> {
  /// The path at the time when the stack disappeared, or `nil` if the stack is on the screen.
  private var hidden: [Route]?
  /// The path that the stack shows for one update, instead of the navigator's path.
  private(set) var former: [Route]?

  /// Records that the stack has disappeared.
  mutating func disappear(with path: [Route]) { hidden = path }

  /// Records that the stack has appeared.
  ///
  /// - Parameter path: The navigator's path.
  /// - Returns: `true` if the stack must show ``former`` for one update.
  mutating func appear(with path: [Route]) -> Bool {
    defer { hidden = nil }
    guard let hidden, hidden != path else { return false }
    former = hidden
    return true
  }

  /// Records that the stack has shown ``former``, and shows the navigator's path again.
  mutating func finish() { former = nil }
}
