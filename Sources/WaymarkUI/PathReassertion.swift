import WaymarkNavigation

/// The path that a hidden `NavigationStack` shows when its tab appears.
///
/// SwiftUI can ignore a path that is set together with the selection of the tab. If the path changes while the stack is
/// hidden, the stack therefore gets its former path for one update, and then the new path.
struct PathReassertion<Route: Hashable> {
  /// The path at the time when the stack disappeared, or `nil` if the stack is on the screen.
  private var hidden: [Route]?
  /// The path that the stack shows for one update, instead of the navigator's path.
  private(set) var former: [Route]?

  mutating func disappear(with path: [Route]) { hidden = path }

  /// Returns `true` if the stack, which has appeared, must show ``former`` for one update.
  mutating func appear(with path: [Route]) -> Bool {
    defer { hidden = nil }
    guard let hidden, hidden != path else { return false }
    former = hidden
    return true
  }

  /// Records that the stack has shown ``former``, and shows the navigator's path again.
  mutating func finish() { former = nil }
}

extension Navigator {
  /// The screens above the bottom screen of a tab's stack.
  ///
  /// In two columns, the bottom screen of the stack is the root of the second column, and the other screens are pushed
  /// onto this root. If the stack is empty, the first new screen becomes the bottom screen.
  subscript(aboveDetailOf tab: Spec.Tab) -> [Spec.Route] {
    get { Array(self[stack: .tab(tab)].dropFirst()) }
    set { self[stack: .tab(tab)] = self[stack: .tab(tab)].prefix(1) + newValue }
  }
}

extension NavigationScreen {
  /// A Boolean value that indicates whether the presented screen needs a navigation stack.
  ///
  /// A navigation stack is necessary to show a title or to push other screens.
  var needsStack: Bool { hasFlow || title != nil }
}
