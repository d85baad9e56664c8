import Everything

@testable import WaymarkNavigation

/// A check that no sequence of commands leaves the navigator and the views waiting for each other.
extension ModelRun {
  /// Ends the presentations of the app, and lets the views do all that the navigator asks for.
  ///
  /// - Parameter trustsReports: A Boolean value that indicates whether the navigator knows what was on the screen. Timers,
  ///   which make up for wrong assumptions, fire only if the value is `false`.
  /// - Returns: A description of the difference between the screen and the state, or `nil` if there is none.
  mutating func stuck(_ trustsReports: Bool) -> String? {
    guard reference.hasStarted else { return nil }
    while let number = app.presentations.first?.number { app.endPresentation(number) }
    settle(trustsReports)
    navigator.host.setSceneActive(true)
    settle(trustsReports)
    let (screen, state) = (app.views.screens, navigator.state.modals.map(\.screen))
    if screen != state { return "in the end, the screen shows \(screen), and the state has \(state)" }
    let wanted = navigator.host.modals.map(\.screen)
    return screen == wanted ? nil : "in the end, the views are asked to show \(wanted) instead of \(screen)"
  }

  /// Notes whether the navigator has counted a dismissal as complete because the views did not report it.
  mutating func noteAssumptions() {
    let hasAssumed = app.events.contains { if case .dismissalUnconfirmed = $0 { true } else { false } }
    if hasAssumed { hasGivenUp = true }
  }

  private func settle(_ trustsReports: Bool) {
    var steps = 0
    while steps < 100 {
      steps += 1
      if let report = app.step() {
        app.deliver(report, namesRequest: isHonest)
      } else if !trustsReports, app.hasTimers {
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
