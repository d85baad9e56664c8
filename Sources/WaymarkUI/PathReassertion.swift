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

  /// The stack can push and pop screens while it shows ``former``. `false` if the stack only repeats ``former``.
  mutating func isChange(_ path: [Route]) -> Bool {
    guard path != former else { return false }
    finish()
    return true
  }
}
