import Everything
import Foundation
import WaymarkNavigation

/// An action of the app, the user, the views or the system.
enum ModelCommand {
  case select(Museum.Floor)
  case tap(Museum.Floor)
  case takeArguments(Museum.Floor)
  case setConditions(Set<Museum.Condition>)

  case push(Museum.Route, in: NavigationPlace<Museum>?)
  case replace(Museum.Route, in: NavigationPlace<Museum>?)
  case replaceStack([Museum.Route], in: NavigationPlace<Museum>?)
  case pop(in: NavigationPlace<Museum>?)
  case popTo(Museum.Route, in: NavigationPlace<Museum>?)
  case popToRoot(in: NavigationPlace<Museum>?)
  /// A stack view reports its path.
  case setPath([Museum.Route], in: NavigationPlace<Museum>)

  case presentSheet(Museum.Sheet, [Museum.Route])
  case presentCover(Museum.Cover, [Museum.Route])
  case dismiss
  case dismissScreen(ReferenceState.Screen)
  case dismissToScreen(ReferenceState.Screen)
  case dismissAll
  case openWindow(Museum.Window, [Museum.Route])
  case closeWindow(Museum.Window)
  /// The views perform the next step: they present a screen that the navigator asks for, or remove an obsolete screen.
  case viewsCatchUp
  /// The views perform the next step, and never report it.
  case viewsKeepSilent
  /// The views start to present a screen without reporting the appearance.
  case viewsBegin
  /// The user drags away the innermost screen. The views set its binding at once, and report the disappearance when they
  /// catch up.
  case userDismisses
  /// The user drags away one of the presented screens, and the views report that the screen is gone.
  case userHasDismissed(Int)
  /// The views report an appearance that has not happened.
  case falseAppearance(ReferenceState.Screen)
  /// The views report a disappearance that has not happened.
  case falseDisappearance(ReferenceState.Screen)
  /// The oldest timers of the navigator fire.
  case letTimePass(Int)
  case setSceneActive(Bool)
  /// The app presents a screen of its own, which disappears as soon as it is dismissed, or only with `endPresentation`.
  case beginPresentation(ends: Bool)
  /// One of the app's own screens, which the number selects modulo their count, disappears.
  case endPresentation(Int)

  case show(Museum.Floor)
  case hide(Museum.Floor)
  case move(Museum.Floor, to: Int)
  case arrange(order: [Museum.Floor], shown: Set<Museum.Floor>)
  case resetTabBar

  case open(String)
  case apply(Landing<Museum>)
  /// The app answers one of its open questions, which the number selects modulo their count.
  case answer(Int, AppAnswer)
  /// The app answers every question with a URL that leads to the next question.
  case answerInCircles
  case cancelResolving
  case discardPendingLink

  case start
  case startRestoring(Int)
  /// The app removes the views.
  case stop
  case snapshot
  /// The app restores one of its snapshots, which the number selects modulo their count.
  case restore(Int)
  case restoreNonsense
  case reset(account: String?, conditions: Set<Museum.Condition>?, keepsPendingLink: Bool)
  /// The app terminates and launches again with the stored values.
  case relaunch(conditions: Set<Museum.Condition>, account: String?)

  /// The name of the command, such as `push`.
  var name: String { Mirror(reflecting: self).children.first?.label ?? String(describing: self) }
}

/// The answer of the app to a link.
enum AppAnswer {
  case says(LinkAnswer<Museum>)
  case throwsError

  struct Closed: Error, CustomStringConvertible {
    let description = "the museum is closed"
  }

  /// The answer that the navigator derives from the app's answer.
  var answer: LinkAnswer<Museum> {
    switch self {
    case .says(let answer): answer
    case .throwsError: .nowhere("the museum is closed")
    }
  }
}

/// The result of a command.
enum ModelResult: Equatable {
  case nothing
  case outcome(CommandOutcome)
  case link(LinkOutcome)
  case arguments(Museum.TabArguments?)

  var isRefused: Bool {
    switch self {
    case .outcome(let outcome): outcome != .done
    case .arguments(let arguments): arguments == nil
    case .link(.rejected), .link(.unmatched): true
    case .link, .nothing: false
    }
  }
}
