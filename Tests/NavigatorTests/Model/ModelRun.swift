import Everything
import Foundation

@testable import WaymarkNavigation

/// A run of a sequence of commands on a navigator and on the reference in parallel.
@MainActor
struct ModelRun {
  let app = ModelApp()
  var reference = ReferenceNavigator(conditions: [], user: nil)
  var references: [ReferenceState] = []
  var replay = EventReplay()
  var offers = OfferComparison()
  /// The screens that a stack view has pushed although the spec does not allow them.
  var misplaced: Set<Misplaced> = []
  /// The stored data that passed the last check, which need no second check.
  var lastData: [String: Data] = [:]
  var lastKept: [String: ReferenceState] = [:]
  var lastState: ReferenceState?
  /// A Boolean value that indicates whether the navigator has assumed the dismissal of a screen that was on the screen.
  var hasGivenUp = false
  /// A Boolean value that indicates whether the views report what they do, and nothing else. Honest views also name the
  /// request of the navigator, which the reference does not model.
  var isHonest = true

  struct Misplaced: Hashable {
    let route: Museum.Route
    let place: NavigationPlace<Museum>
  }

  var navigator: Navigator<Museum> { app.navigator }

  /// Runs a sequence of commands up to the first mismatch.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - coverage: The coverage, to which the run adds.
  /// - Returns: A description of the first mismatch, or `nil` if there is none.
  static func mismatch(_ commands: [ModelCommand], _ coverage: inout ModelCoverage) async -> String? {
    var run = ModelRun()
    run.isHonest = !commands.contains { $0.isLie }
    var mismatch = run.mismatch()
    for (index, command) in commands.enumerated() where mismatch == nil {
      let expected = run.expect(command)
      run.reference.finish()
      let result = await run.carryOut(command)
      run.app.update()
      await run.app.listen()
      coverage.add(command, result, run.app.events)
      coverage.add(run.app.offer)
      run.noteAssumptions()
      mismatch = expected == result ? run.mismatch() : "it gave back \(result), not \(expected)"
      if let what = mismatch { mismatch = "after command \(index + 1), \(command): \(what)" }
    }
    await run.app.answerAll()
    if mismatch == nil { mismatch = run.stuck(run.isHonest && !run.hasGivenUp) }
    // The end of the app's presentations may have opened a link.
    await run.app.listen()
    await run.app.answerAll()
    guard let mismatch else { return nil }
    return """
      \(mismatch)
      navigator: \(ReferenceState(run.navigator.state))
      reference: \(run.reference.state)
      """
  }
}

extension ModelRun {
  /// Carries out a command on the reference.
  ///
  /// The reference goes first, because the command must find the app's side unchanged.
  private mutating func expect(_ command: ModelCommand) -> ModelResult {
    switch command {
    case .select(let tab): return .outcome(reference.select(tab))
    case .tap(let tab): reference.tap(tab)
    case .takeArguments(let tab): return .arguments(reference.take(tab))
    case .setConditions(let conditions): reference.setConditions(conditions)
    case .push(let route, let place): return .outcome(reference.push(route, place))
    case .replace(let route, let place): return .outcome(reference.replace(route, place))
    case .replaceStack(let routes, let place): return .outcome(reference.replaceStack(routes, place))
    case .pop(let place): return .outcome(reference.pop(place))
    case .popTo(let route, let place): return .outcome(reference.pop(to: route, place))
    case .popToRoot(let place): return .outcome(reference.popToRoot(place))
    case .setPath(let path, let place):
      for route in path where !reference.state.allows(route, in: place) {
        misplaced.insert(Misplaced(route: route, place: place))
      }
      reference.setPath(path, place)
    case .presentSheet(let sheet, let stack): return .outcome(reference.present(.sheet(sheet), stack))
    case .presentCover(let cover, let stack): return .outcome(reference.present(.cover(cover), stack))
    case .dismiss: reference.dismiss()
    case .dismissScreen(let screen): reference.dismiss(screen)
    case .dismissToScreen(let screen): return .outcome(reference.dismiss(to: screen))
    case .dismissAll: reference.dismissAll()
    case .openWindow(let window, let stack): return .outcome(reference.open(window, stack))
    case .closeWindow(let window): reference.close(window)
    // The app drives the views and reports to the reference.
    case .viewsCatchUp, .viewsKeepSilent, .viewsBegin, .userHasDismissed: break
    case .falseAppearance(let screen): reference.modalDidAppear(screen)
    case .falseDisappearance(let screen): reference.modalDidDismiss(screen)
    case .letTimePass(let count): reference.letTimePass(count)
    case .setSceneActive(let isActive): reference.setSceneActive(isActive)
    case .beginPresentation(let ends): reference.beginPresentation(app.nextPresentation, ends: ends)
    case .endPresentation(let number):
      if let number = round(number, app.presentations)?.number { reference.endPresentation(number) }
    case .userDismisses: if let screen = app.draggable { reference.dismiss(ReferenceState.Screen(screen)) }
    case .show(let tab):
      reference.show(tab)
      return .outcome(.done)
    case .hide(let tab): return .outcome(reference.hide(tab))
    case .move(let tab, let position): return .outcome(reference.move(tab, to: position))
    case .arrange(let order, let shown):
      reference.arrange((order, shown))
      return .outcome(.done)
    case .resetTabBar:
      reference.resetTabBar()
      return .outcome(.done)
    case .open(let url): return .link(reference.open(url))
    case .apply(let landing): return .link(reference.apply(landing))
    case .answer, .answerInCircles: break
    case .cancelResolving: reference.cancelResolving()
    case .discardPendingLink: reference.discardPending()
    case .start: reference.start(restoring: nil)
    case .startRestoring(let number): reference.start(restoring: round(number, references))
    case .stop: reference.stop()
    case .snapshot: references.append(reference.snapshot)
    case .restore(let number):
      guard let state = round(number, references) else { return .nothing }
      reference.bringBack(state)
      return .outcome(.done)
    case .restoreNonsense: return .outcome(reference.restoreNonsense())
    case .reset(let user, let conditions, let keepsPendingLink):
      reference.reset(user: user, conditions: conditions, keepsPendingLink: keepsPendingLink)
    case .relaunch(let conditions, let user):
      reference = ReferenceNavigator(conditions: conditions, user: user, kept: reference.kept)
      replay = EventReplay()
      offers = OfferComparison()
    }
    return .nothing
  }

  /// Delivers a report of the views to the reference and to the navigator.
  mutating func deliver(_ report: SimulatedViews<Museum>.Report) {
    switch report {
    case .appeared(let modal): reference.modalDidAppear(ReferenceState.Screen(modal.screen))
    case .disappeared(let modal): reference.modalDidDismiss(ReferenceState.Screen(modal.screen))
    }
    app.deliver(report, namesRequest: isHonest)
  }

  private func round<Element>(_ number: Int, _ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number % elements.count]
  }

  /// Carries out a command on the navigator.
  private mutating func carryOut(_ command: ModelCommand) async -> ModelResult {
    switch command {
    case .select(let tab): return .outcome(navigator.select(tab))
    case .tap(let tab): navigator.selection = tab
    case .takeArguments(let tab): return .arguments(navigator.takeArguments(for: tab))
    case .setConditions(let conditions): navigator.conditions = conditions
    case .push(let route, let place): return .outcome(navigator.push(route, in: place))
    case .replace(let route, let place): return .outcome(navigator.replace(with: route, in: place))
    case .replaceStack(let routes, let place): return .outcome(navigator.replaceStack(with: routes, in: place))
    case .pop(let place): return .outcome(navigator.pop(in: place))
    case .popTo(let route, let place): return .outcome(navigator.pop(to: route, in: place))
    case .popToRoot(let place): return .outcome(navigator.popToRoot(in: place))
    case .setPath(let path, let place): navigator[stack: place] = path
    case .presentSheet(let sheet, let stack): return .outcome(navigator.present(sheet: sheet, stack: stack))
    case .presentCover(let cover, let stack): return .outcome(navigator.present(cover: cover, stack: stack))
    case .dismiss: navigator.dismiss()
    case .dismissScreen(let screen): navigator.dismiss(screen.screen)
    case .dismissToScreen(let screen): return .outcome(navigator.dismiss(to: screen.screen))
    case .dismissAll: navigator.dismissAll()
    case .openWindow(let window, let stack): return .outcome(navigator.open(window: window, stack: stack))
    case .closeWindow(let window): navigator.close(window: window)
    case .viewsCatchUp: if let report = app.step() { deliver(report) }
    case .viewsKeepSilent: _ = app.step()
    case .viewsBegin: app.views.begin(navigator.host.modals)
    case .userHasDismissed(let number):
      let count = app.views.stack.count
      if count > 0 { deliver(app.views.disappear(number % count)) }
    case .falseAppearance(let screen): navigator.host.modalDidAppear(screen.screen)
    case .falseDisappearance(let screen): navigator.host.modalDidDismiss(screen.screen)
    case .letTimePass(let count): app.letTimePass(count)
    case .setSceneActive(let isActive): navigator.host.setSceneActive(isActive)
    case .beginPresentation(let ends): app.beginPresentation(ends: ends)
    case .endPresentation(let number):
      if let number = round(number, app.presentations)?.number { app.endPresentation(number) }
    case .userDismisses: if let screen = app.draggable { navigator.dismiss(screen) }
    case .show(let tab): return .outcome(navigator.show(tab))
    case .hide(let tab): return .outcome(navigator.hide(tab))
    case .move(let tab, let position): return .outcome(navigator.move(tab, to: position))
    case .arrange(let order, let shown):
      return .outcome(navigator.arrangeTabs(as: TabArrangement(shown: shown, order: order)))
    case .resetTabBar: return .outcome(navigator.resetTabBar())
    case .open(let url): return .link(navigator.open(URL(string: url)!))
    case .apply(let landing): return .link(navigator.open(landing))
    case .answer(let number, let answer): await self.answer(number, answer)
    case .answerInCircles: await answerInCircles()
    case .cancelResolving: navigator.cancelResolving()
    case .discardPendingLink: navigator.discardPendingLink()
    case .start: navigator.host.start()
    case .startRestoring(let number): navigator.host.start(restoring: round(number, app.snapshots))
    case .stop:
      app.views.clear()
      navigator.host.stop()
    case .snapshot: app.snapshots.append(navigator.snapshot())
    case .restore(let number):
      guard let snapshot = round(number, app.snapshots) else { return .nothing }
      return .outcome(navigator.restore(snapshot))
    case .restoreNonsense: return .outcome(unread(navigator.restore(Data("[nonsense".utf8))))
    case .reset(let account, let conditions, let keepsPendingLink):
      navigator.reset(account: account, conditions: conditions, keepsPendingLink: keepsPendingLink)
    case .relaunch(let conditions, let account): app.relaunch(conditions, account)
    }
    return .nothing
  }

  /// Returns an outcome without the reason, which the reference does not model.
  private func unread(_ outcome: CommandOutcome) -> CommandOutcome {
    outcome.reason == nil ? outcome : CommandOutcome(NavigationError<Museum>.unreadableSnapshot(""))
  }

  private mutating func answer(_ number: Int, _ answer: AppAnswer) async {
    guard !app.questions.isEmpty else { return }
    let question = await app.answer(number % app.questions.count, answer)
    guard question.launch == app.launch else { return }
    reference.answer(question.number, answer.answer)
    reference.finish()
  }

  /// Answers more questions with a URL than the limit on redirects allows.
  private mutating func answerInCircles() async {
    let answer = LinkAnswer<Museum>.url(URL(string: "museum:///scan/ABC-1234")!)
    for _ in 0..<20 where navigator.core.resolvingLink != nil {
      await self.answer(app.questions.count - 1, .says(answer))
      await app.listen()
    }
  }
}
