import Foundation

@testable import WaymarkNavigation

/// An action of the app, the user, the views, or the system on a navigator.
enum Action<Spec: NavigationSpec> {
  typealias Screen = NavigationState<Spec>.Modal.Screen

  // Commands of the app and of the user.
  case select(Spec.Tab)
  case tap(Spec.Tab)
  case push(Spec.Route)
  case pop
  case popToRoot
  case present(Screen)
  case dismiss
  case dismissAll
  /// Dismisses all sheets and covers over the outermost one.
  case dismissToFirst
  case open(Spec.Window)
  case close(Spec.Window)
  case toggle(Spec.Condition)
  case show(Spec.Tab)
  case hide(Spec.Tab)
  case reset
  /// Saves the state and restores it.
  case restore
  /// Restores the saved state of an earlier launch, in which a tab was selected.
  case restoreTab(Spec.Tab)

  // Links.
  case link(String)
  /// The app opens a destination of its own.
  case land(Landing<Spec>)
  case discardPendingLink
  /// The app answers with the root of the initial tab.
  case answer
  /// The app finds no destination.
  case answerNowhere

  // Reports of the views.
  case start
  case stop
  /// The requested sheet or cover appears.
  case appear
  /// A sheet or cover appears that the state no longer contains.
  case appearLate(Screen)
  /// The user or the navigator dismisses a sheet or cover that is on the screen.
  case dismissed(level: Int)
  /// The views don't confirm a request or a dismissal in time, or a pause is over.
  case timeOut
  case activate
  case deactivate
  case beginPresentation
  case endPresentation
}

extension Action {
  /// Carries out the action.
  ///
  /// - Returns: The events of the action, or `nil` if the action isn't possible at the moment.
  func perform(on core: inout NavigatorCore<Spec>) -> [NavigationEvent<Spec>]? {
    let action = self
    guard isPossible(core) else { return nil }
    return core.perform { action.change(&$0) }.events
  }

  private func isPossible(_ core: NavigatorCore<Spec>) -> Bool {
    switch self {
    case .pop, .popToRoot: !core.state[stack: core.state.place].isEmpty
    case .dismiss, .dismissAll: !core.state.modals.isEmpty
    case .dismissToFirst: core.state.modals.count > 1
    case .close(let window): core.state.has(.window(window))
    case .discardPendingLink: core.pendingLink != nil
    case .answer, .answerNowhere: core.resolvingLink != nil
    case .start: !core.hasViews
    case .stop: core.hasViews
    case .appear: core.presentation.levels.contains { $0.status == .requested }
    case .appearLate(let screen):
      core.hasViews && !core.state.has(.modal(screen)) && !core.presentation.levels.contains { $0.screen == screen }
    case .dismissed(let level): core.presentation.levels.count > level && core.presentation.levels[level].isOnScreen
    case .timeOut: core.presentation.levels.contains { $0.status != .shown }
    case .activate: !core.isSceneActive || core.presentation.levels.last?.status == .unconfirmed
    case .deactivate: core.isSceneActive && core.presentation.levels.last?.status == .requested
    case .beginPresentation: core.presentationsOfApp.isEmpty
    case .endPresentation: !core.presentationsOfApp.isEmpty
    case .select, .tap, .push, .present, .open, .toggle, .show, .hide, .reset, .restore, .restoreTab, .link, .land: true
    }
  }

  private func change(_ core: inout NavigatorCore<Spec>) {
    switch self {
    case .select(let tab): _ = core.select(tab)
    case .tap(let tab): core.tap(tab)
    case .push(let route): _ = core.push(route, in: nil)
    case .pop: _ = core.pop(in: nil)
    case .popToRoot: _ = core.popToRoot(in: nil)
    case .present(let screen): _ = core.present(screen, stack: [])
    case .dismiss: _ = core.dismiss()
    case .dismissAll: _ = core.dismissAll()
    case .dismissToFirst: _ = core.dismiss(to: core.state.modals[0].screen)
    case .open(let window): _ = core.open(window, stack: [])
    case .close(let window): _ = core.close(window)
    case .toggle(let condition): core.change(to: core.conditions.symmetricDifference([condition]))
    case .show(let tab): _ = core.show(tab)
    case .hide(let tab): _ = core.hide(tab)
    case .reset:
      core.reset(account: core.account, saved: SavedNavigation(), conditions: nil, keepsPendingLink: false)
    case .restore: _ = core.restore(.success(core.snapshot().data()))
    case .restoreTab(let tab):
      let saved = NavigationSnapshot(NavigationState<Spec>(selectedTab: tab), shape: core.shape)
      _ = core.restore(.success(saved.data()))
    case .link(let url): _ = core.open(url)
    case .land(let landing): _ = core.open(landing)
    case .discardPendingLink: core.discardPendingLink()
    case .answer:
      core.answer(.landing(Landing(tab: Spec.tabBar.initial, stack: [])), to: core.resolvingLink?.number ?? 0)
    case .answerNowhere: core.answer(.nowhere("no results"), to: core.resolvingLink?.number ?? 0)
    case .start: core.start(restoring: nil, reportsModals: true)
    case .stop: core.stop()
    case .appear:
      if let level = core.presentation.levels.first(where: { $0.status == .requested }) {
        core.modalDidAppear(level.screen)
      }
    case .appearLate(let screen): core.modalDidAppear(screen)
    case .dismissed(let level): core.modalDidDismiss(core.presentation.levels[level].screen)
    case .timeOut:
      if let level = core.presentation.levels.first(where: { $0.status != .shown }) { core.timeOut(level.attempt) }
    case .activate: core.setSceneActive(true)
    case .deactivate: core.setSceneActive(false)
    case .beginPresentation: core.beginPresentation(1)
    case .endPresentation: core.endPresentation(1)
    }
  }
}

extension Action: CustomStringConvertible {
  var description: String {
    switch self {
    case .select(let tab): "select \(tab.name)"
    case .tap(let tab): "tap \(tab.name)"
    case .push(let route): "push \(Spec.Route.text(of: route._parts))"
    case .present(let screen): "present \(screen)"
    case .open(let window): "open window \(window.name)"
    case .close(let window): "close window \(window.name)"
    case .toggle(let condition): "toggle \(condition.rawValue)"
    case .show(let tab): "show \(tab.name)"
    case .hide(let tab): "hide \(tab.name)"
    case .link(let url): "open \(url)"
    case .land(let landing): "the app opens \(landing)"
    case .dismissed(let level): "views dismiss level \(level)"
    case .pop: "pop"
    case .popToRoot: "pop to root"
    case .dismiss: "dismiss"
    case .dismissAll: "dismiss all"
    case .dismissToFirst: "dismiss to the first"
    case .reset: "reset"
    case .restore: "save and restore"
    case .restoreTab(let tab): "restore \(tab.name)"
    case .discardPendingLink: "discard the pending link"
    case .answer: "the app answers"
    case .answerNowhere: "the app finds nothing"
    case .start: "views appear"
    case .stop: "views disappear"
    case .appear: "the requested screen appears"
    case .appearLate(let screen): "\(screen) appears late"
    case .timeOut: "no confirmation in time"
    case .activate: "the scene becomes active"
    case .deactivate: "the scene becomes inactive"
    case .beginPresentation: "the app presents a screen"
    case .endPresentation: "the app's screen is dismissed"
    }
  }
}

extension ModalPresentation.Level {
  var isOnScreen: Bool { status == .shown || status == .dismissing }
}
