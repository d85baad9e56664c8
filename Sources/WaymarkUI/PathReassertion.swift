import WaymarkNavigation

/// SwiftUI can ignore a path that is set together with the selection of the tab. A path that changes while the stack is
/// hidden therefore stays for one update, before the new path.
struct PathReassertion<Route: Hashable> {
  /// When the stack disappeared; `nil` if the stack is on the screen.
  private var hidden: [Route]?
  /// Shown for one update, instead of the navigator's path.
  private(set) var former: [Route]?

  mutating func disappear(with path: [Route]) { hidden = path }

  /// `true` if the stack must show ``former`` for one update.
  mutating func appear(with path: [Route]) -> Bool {
    defer { hidden = nil }
    guard let hidden, hidden != path else { return false }
    former = hidden
    return true
  }

  mutating func finish() { former = nil }
}

extension Navigator {
  /// In two columns, the bottom screen of the stack is the root of the second column, and the others are pushed onto
  /// it. If the stack is empty, the first new screen becomes the bottom screen.
  subscript(aboveDetailOf tab: Spec.Tab) -> [Spec.Route] {
    get { Array(self[stack: .tab(tab)].dropFirst()) }
    set { self[stack: .tab(tab)] = self[stack: .tab(tab)].prefix(1) + newValue }
  }
}

extension NavigationScreen {
  var needsStack: Bool { hasFlow || title != nil }
}
