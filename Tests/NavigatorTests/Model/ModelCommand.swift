import Everything
import Foundation
import WaymarkNavigation

/// Something that an app, its user, its views or the world do.
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
  /// A stack view says what its path is.
  case setPath([Museum.Route], in: NavigationPlace<Museum>)

  case presentSheet(Museum.Sheet, [Museum.Route])
  case presentCover(Museum.Cover, [Museum.Route])
  case dismiss
  case setSheetToNil
  case setCoverToNil
  case openWindow(Museum.Window, [Museum.Route])
  case closeWindow(Museum.Window)
  /// The views do the next thing that is due: they show what the state says, or take away what it does not say any more.
  case viewsCatchUp
  /// The views begin to show what the state says, but have not yet said so.
  case viewsBegin
  /// The user drags away what is on the screen; the views say so at once, and that it has gone when they catch up.
  case userDismisses
  /// The user drags away what is on the screen, and the views say that it has gone.
  case userHasDismissed

  case show(Museum.Floor)
  case hide(Museum.Floor)
  case move(Museum.Floor, to: Int)
  case arrange(order: [Museum.Floor], shown: Set<Museum.Floor>)
  case resetTabBar

  case open(String)
  case apply(Landing<Museum>)
  /// The app answers one of the questions that it has not answered yet, counted round.
  case answer(Int, AppAnswer)
  /// The app answers with a URL that asks again, until nobody does.
  case answerInCircles
  case cancelResolving
  case discardPendingLink

  case start
  case startRestoring(Int)
  /// The views are taken away.
  case stop
  case snapshot
  /// One of the snapshots that have been taken, counted round.
  case restore(Int)
  case restoreNonsense
  case reset(account: String?, conditions: Set<Museum.Condition>?, keepsPendingLink: Bool)
  /// The app is ended and started again, with what is kept.
  case relaunch(conditions: Set<Museum.Condition>, account: String?)

  /// `push`.
  var name: String { Mirror(reflecting: self).children.first?.label ?? String(describing: self) }
}

/// What the app says to a link that it was asked about.
enum AppAnswer {
  case says(LinkAnswer<Museum>)
  case throwsError

  struct Closed: Error, CustomStringConvertible {
    let description = "the museum is closed"
  }

  /// What the navigator makes of it.
  var answer: LinkAnswer<Museum> {
    switch self {
    case .says(let answer): answer
    case .throwsError: .nowhere("the museum is closed")
    }
  }
}

/// What a command gives back.
enum ModelResult: Equatable {
  case nothing
  case outcome(CommandOutcome<Museum>)
  case route(Museum.Route?)
  case link(LinkOutcome)
  case arguments(Museum.TabArguments?)

  var isRefused: Bool {
    switch self {
    case .outcome(let outcome): outcome != .done
    case .route(let route): route == nil
    case .arguments(let arguments): arguments == nil
    case .link(.rejected), .link(.unmatched): true
    case .link, .nothing: false
    }
  }
}
