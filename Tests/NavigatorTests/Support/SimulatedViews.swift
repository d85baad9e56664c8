import WaymarkNavigation

/// The sheets and covers on a simulated screen, with the behavior of SwiftUI and UIKit.
///
/// The screen follows ``NavigatorHost/modals`` with a delay: one sheet or cover appears or disappears at a time. A
/// presentation that has begun can't be stopped, and nothing can be presented while the app presents a screen of its
/// own.
@MainActor
struct SimulatedViews<Spec: NavigationSpec> {
  enum Report: Equatable {
    case appeared(PresentedModal<Spec>)
    case disappeared(PresentedModal<Spec>)
  }

  /// The sheets and covers on the screen, outermost first.
  private(set) var stack: [PresentedModal<Spec>] = []
  /// The sheet or cover that has begun to appear.
  private(set) var begun: PresentedModal<Spec>?

  var screens: [NavigationState<Spec>.Modal.Screen] { stack.map(\.screen) }

  /// Begins to present the next sheet or cover that the navigator asks for.
  mutating func begin(_ wanted: [PresentedModal<Spec>]) {
    if begun == nil, stack.count < wanted.count, Array(wanted.prefix(stack.count)) == stack {
      begun = wanted[stack.count]
    }
  }

  /// Performs the next step toward what the navigator asks for.
  ///
  /// - Parameters:
  ///   - wanted: The sheets and covers that the navigator asks for.
  ///   - isCovered: A Boolean value that indicates whether the app presents a screen of its own.
  /// - Returns: The report for the navigator, or `nil` if there is nothing to do.
  mutating func step(_ wanted: [PresentedModal<Spec>], isCovered: Bool = false) -> Report? {
    if let screen = begun {
      begun = nil
      stack.append(screen)
      return .appeared(screen)
    }
    let kept = zip(stack, wanted).prefix { $0 == $1 }.count
    if kept < stack.count { return disappear(kept) }
    guard !isCovered, kept < wanted.count else { return nil }
    stack.append(wanted[kept])
    return .appeared(wanted[kept])
  }

  /// Removes a sheet or cover and everything over it, as by a gesture of the user.
  mutating func disappear(_ index: Int) -> Report {
    let modal = stack[index]
    stack.removeSubrange(index...)
    begun = nil
    return .disappeared(modal)
  }

  /// Removes everything, as when the app replaces its tabs.
  mutating func clear() {
    stack = []
    begun = nil
  }
}
