import Everything

@testable import WaymarkNavigation

/// A check that no sequence of commands leaves the navigator and the views waiting for each other.
extension ModelRun {
  /// Ends the presentations of the app, and lets the views do all that the navigator asks for.
  ///
  /// - Parameter isHonest: A Boolean value that indicates whether the views have made no false report and have lost none.
  ///   Timers, which make up for lost reports, fire only if the value is `false`.
  /// - Returns: A description of the difference between the screen and the state, or `nil` if there is none.
  mutating func stuck(isHonest: Bool) -> String? {
    guard reference.hasStarted else { return nil }
    while let number = app.presentations.first?.number { app.endPresentation(number) }
    settle(isHonest)
    navigator.host.retryPresentation()
    settle(isHonest)
    let (screen, state) = (app.views.screens, navigator.state.modals.map(\.screen))
    if screen != state { return "in the end, the screen shows \(screen), and the state has \(state)" }
    let wanted = navigator.host.modals.map(\.screen)
    return screen == wanted ? nil : "in the end, the views are asked to show \(wanted) instead of \(screen)"
  }

  private func settle(_ isHonest: Bool) {
    var steps = 0
    while steps < 100 {
      steps += 1
      if let report = app.step() {
        app.deliver(report)
      } else if !isHonest, app.hasTimers {
        app.letTimePass(1)
      } else {
        return
      }
    }
  }
}

extension ModelCommand {
  /// A Boolean value that indicates whether the views hide what they do, or report what they do not do.
  var isLie: Bool {
    switch self {
    case .viewsKeepSilent, .falseAppearance, .falseDisappearance: true
    default: false
    }
  }
}
