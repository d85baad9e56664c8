import Foundation

@testable import WaymarkNavigation

/// A run of a sequence of commands on a navigator of the bazaar and on the reference in parallel.
@MainActor
struct BazaarRun {
  private let app = BazaarApp()
  private var reference = ReferenceBazaar()
  /// The contents that the events of the navigator describe: those that the user sees, and the stacks of all tabs.
  private var replay = ReferenceBazaar.Contents().permitted(where: [])
  /// The stacks of screens that are being dismissed.
  private var leaving: [Bazaar.Screen: [Bazaar.Route]] = [:]
  /// A Boolean value that indicates whether the navigator has assumed the dismissal of a screen that was on the screen.
  private var hasGivenUp = false
  /// A Boolean value that indicates whether the views report what they do, and nothing else. Honest views also name the
  /// request of the navigator, which the reference does not model.
  private var isHonest = true

  /// The handles that views have kept since the launch.
  private var handles: [NavigationHandle<Bazaar>] = []

  private var screenViews = ScreenViewComparison()

  private var navigator: Navigator<Bazaar> { app.navigator }

  private enum Result: Equatable {
    case nothing
    case outcome(CommandOutcome)
    case link(LinkOutcome)
  }

  /// Runs a sequence of commands up to the first mismatch.
  ///
  /// - Returns: A description of the first mismatch, or `nil` if there is none.
  static func mismatch(_ commands: [BazaarCommand], _ counts: inout [String: Int]) -> String? {
    var run = BazaarRun()
    run.isHonest = !commands.contains { $0.isLie }
    for (index, command) in commands.enumerated() {
      run.app.tick()
      run.screenViews.tick()
      let timers = run.reference.presentation.timers.count
      let expected = run.expect(command)
      run.reference.finish(since: command.isSingle ? timers : nil)
      let result = run.carryOut(command)
      run.app.update()
      let mismatch = expected == result ? run.mismatch(&counts) : "it gave back \(result), not \(expected)"
      if let mismatch { return "after command \(index + 1), \(command): \(mismatch)" }
    }
    return run.stuck(run.isHonest && !run.hasGivenUp)
  }

  /// Carries out a command on the reference, except for the reports of the views.
  private mutating func expect(_ command: BazaarCommand) -> Result {
    switch command {
    case .select(let tab): return .outcome(reference.select(tab))
    case .push(let route, let place): return .outcome(reference.push(route, place))
    case .pop(let place): return .outcome(reference.pop(place))
    case .setPath(let path, let place): reference.setPath(path, place)
    case .present(let screen, let stack): return .outcome(reference.present(screen, stack))
    case .resize(let sheet, let detent): reference.resize(sheet, detent)
    case .dismiss: return .outcome(reference.dismiss())
    case .dismissScreen(let screen): return .outcome(reference.dismiss(screen))
    case .dismissToScreen(let screen): return .outcome(reference.dismiss(to: screen))
    case .dismissAll: return .outcome(reference.dismissAll())
    case .apply(let landing): return .link(reference.apply(landing))
    case .keepHandle(let tab): reference.keepHandle(tab)
    case .useHandle(let number, let command):
      if !handles.isEmpty { return .outcome(reference.useHandle(number % handles.count, command)) }
    case .set(let condition, let isTrue): reference.set(condition, to: isTrue)
    case .ask(let asked): return .outcome(reference.ask(asked, app.lastQuestion + 1))
    case .finish(let name, let value): return .outcome(reference.finish(name, value))
    case .cancelTask(let number): if let number = app.openQuestion(number) { reference.cancelTask(number) }
    case .beginChanges(let onTop, let asksOnTabChange):
      reference.beginChanges(onTop: onTop, asksOnTabChange: asksOnTabChange)
    case .endChanges(let number): if let number = changes(number) { reference.endChanges(number) }
    case .decide(let leaves): reference.decide(leaves: leaves)
    case .viewsCatchUp, .viewsKeepSilent, .viewsBegin, .userDismisses: break
    case .falseAppearance(let screen): reference.modalDidAppear(screen)
    case .falseDisappearance(let screen): reference.modalDidDismiss(screen)
    case .letTimePass(let count): reference.letTimePass(count)
    case .setSceneActive(let isActive): reference.setSceneActive(isActive)
    case .beginPresentation(let ends): reference.beginPresentation(app.lastPresentation + 1, ends: ends)
    case .endPresentation(let number):
      if let number = presentation(number) { reference.endPresentation(number) }
    case .start: reference.start()
    case .stop: reference.stop()
    case .relaunch:
      // The tasks of the app end with the app.
      reference = ReferenceBazaar(kept: reference.kept)
      app.forgetQuestions()
      handles = []
      replay = ReferenceBazaar.Contents().permitted(where: [])
      screenViews = ScreenViewComparison()
    }
    return .nothing
  }

  /// Carries out a command on the navigator.
  private mutating func carryOut(_ command: BazaarCommand) -> Result {
    switch command {
    case .select(let tab): return .outcome(navigator.select(tab))
    case .push(let route, let place): return .outcome(navigator.push(route, in: place))
    case .pop(let place): return .outcome(navigator.pop(in: place))
    case .setPath(let path, let place): navigator[stack: place] = path
    case .present(.sheet(let sheet), let stack): return .outcome(navigator.present(sheet: sheet, stack: stack))
    case .present(.cover(let cover), let stack): return .outcome(navigator.present(cover: cover, stack: stack))
    case .resize(let sheet, let detent): navigator[detentOf: sheet] = detent
    case .dismiss: return .outcome(navigator.dismiss())
    case .dismissScreen(let screen): return .outcome(navigator.dismiss(screen))
    case .dismissToScreen(let screen): return .outcome(navigator.dismiss(to: screen))
    case .dismissAll: return .outcome(navigator.dismissAll())
    case .apply(let landing): return .link(navigator.open(landing))
    case .keepHandle(let tab): handles.append(navigator.handle(of: tab.map { .tab($0) } ?? navigator.state.place))
    case .useHandle(let number, let command):
      if !handles.isEmpty { return .outcome(Self.use(handles[number % handles.count], command)) }
    case .set(let condition, let isTrue): navigator.set(condition, to: isTrue)
    case .ask(let asked): return .outcome(app.ask(asked))
    case .finish(let name, let value):
      return .outcome(navigator.finish(ReturningScreen<Bazaar, Int>(name), with: value))
    case .cancelTask(let number): if let number = app.openQuestion(number) { app.cancelQuestion(number) }
    case .beginChanges(let onTop, let asksOnTabChange):
      app.beginChanges(onTop: onTop, asksOnTabChange: asksOnTabChange)
    case .endChanges(let number): if let number = changes(number) { app.endChanges(number) }
    case .decide(let leaves): app.decide(leaves: leaves)
    case .viewsCatchUp: if let report = app.step() { deliver(report) }
    case .viewsKeepSilent: _ = app.step()
    case .viewsBegin: app.views.begin(navigator.host.modals)
    case .userDismisses(let number):
      let count = app.views.stack.count
      if count > 0 { deliver(app.views.disappear(number % count)) }
    case .falseAppearance(let screen): navigator.host.modalDidAppear(screen)
    case .falseDisappearance(let screen): navigator.host.modalDidDismiss(screen)
    case .letTimePass(let count): app.letTimePass(count)
    case .setSceneActive(let isActive): navigator.host.setSceneActive(isActive)
    case .beginPresentation(let ends): app.beginPresentation(ends: ends)
    case .endPresentation(let number):
      if let number = presentation(number) { app.endPresentation(number) }
    case .start: navigator.host.start()
    case .stop:
      app.views.clear()
      navigator.host.stop()
    case .relaunch: app.relaunch()
    }
    return .nothing
  }

  private static func use(_ handle: NavigationHandle<Bazaar>, _ command: BazaarCommand.HandleCommand) -> CommandOutcome
  {
    switch command {
    case .push(let route): handle.push(route)
    case .pop: handle.pop()
    case .dismiss: handle.dismiss()
    }
  }

  private func presentation(_ number: Int) -> Int? {
    app.presentations.isEmpty ? nil : app.presentations[number % app.presentations.count].number
  }

  private func changes(_ number: Int) -> Int? {
    app.changes.isEmpty ? nil : app.changes[number % app.changes.count].number
  }

  private mutating func deliver(_ report: SimulatedViews<Bazaar>.Report) {
    let timers = reference.presentation.timers.count
    switch report {
    case .appeared(let modal): reference.modalDidAppear(modal.screen)
    case .disappeared(let modal): reference.modalDidDismiss(modal.screen)
    }
    reference.finish(since: timers)
    app.deliver(report, namesRequest: isHonest)
  }
}

// The invariants after every command.
extension BazaarRun {
  private mutating func mismatch(_ counts: inout [String: Int]) -> String? {
    let contents = ReferenceBazaar.Contents(navigator.state)
    if contents != reference.contents { return "the state is \(contents), not \(reference.contents)" }
    let events = app.takeEvents()
    for event in events {
      counts[event.kind, default: 0] += 1
      if case .dismissalUnconfirmed = event { hasGivenUp = true }
    }
    counts["shown \(app.views.stack.count)", default: 0] += 1
    counts["handle of a former view"] = reference.rejectedHandles + (counts["handle of a former view"] ?? 0)
    reference.rejectedHandles = 0
    return eventMismatch(events) ?? answerMismatch(&counts) ?? viewMismatch() ?? leavingMismatch()
      ?? changesMismatch() ?? storageMismatch()
      ?? screenViews.mismatch(app.takeScreenViews(), at: app.time, reference, &counts)
  }

  private mutating func eventMismatch(_ events: [NavigationEvent<Bazaar>]) -> String? {
    defer { reference.events = [] }
    let others = events.filter { !replay.add($0) }
    if others != reference.events { return "it told \(others), not \(reference.events)" }
    return replay == reference.contents.seen ? nil : "put together, the events give \(replay)"
  }

  /// Checks that each question has at most one answer, and has none only while its screen or its command is there.
  private func answerMismatch(_ counts: inout [String: Int]) -> String? {
    let answers = app.answers
    counts["answered", default: 0] = max(counts["answered"] ?? 0, answers.count)
    if answers.contains(where: { $0.value != nil }) { counts["answered with a value", default: 0] += 1 }
    let expected = reference.answers
    if answers != expected { return "the answers are \(answers), not \(expected)" }
    if Set(answers.map(\.question)).count != answers.count { return "a question has two answers: \(answers)" }
    let open =
      reference.questions.map(\.number) + [reference.waiting?.question, reference.heldQuestion].compactMap(\.self)
    let unanswered = app.openQuestions
    if unanswered != open.sorted() { return "the questions \(unanswered) are open, not \(open)" }
    let pending = navigator.pendingCommand?.command
    return pending == reference.waiting?.command ? nil : "the pending command is \(pending as Any)"
  }

  private func viewMismatch() -> String? {
    let displayed = navigator.host.modals.map(\.screen)
    let expected = reference.hasViews ? reference.presentation.displayed : []
    if displayed != expected { return "the views are asked to show \(displayed), not \(expected)" }
    let wanted = navigator.state.modals.map(\.screen)
    if !wanted.starts(with: displayed) { return "the views are asked to show \(displayed)" }
    let requests = navigator.core.presentation.levels.count {
      if case .requested = $0.status { true } else { false }
    }
    if requests > 1 { return "\(requests) requests are in progress" }
    if app.timerCount != reference.presentation.timers.count { return "\(app.timerCount) timers run" }
    if Set(navigator.state.modals.flatMap(\.requirements)).isSubset(of: navigator.conditions) == false {
      return "a condition of \(navigator.state) does not hold"
    }
    let pending: [Bazaar.Condition]? = navigator.pendingLink?.requires
    return pending == reference.pending.map { ReferenceBazaar.needs($0) }
      ? nil : "the pending link is \(navigator.pendingLink as Any)"
  }

  /// Checks that the stack of a screen stays as it was while the screen is being dismissed.
  private mutating func leavingMismatch() -> String? {
    let screens = reference.presentation.seen.filter(\.mustGo).map(\.screen)
    leaving = leaving.filter { screens.contains($0.key) }
    for screen in screens {
      let stack = navigator[stack: .modal(screen)]
      if let former = leaving[screen], former != stack { return "the stack of \(screen) becomes \(stack)" }
      leaving[screen] = stack
    }
    return nil
  }

  private func changesMismatch() -> String? {
    if (navigator.leavingQuestion != nil) != (reference.decision != nil) { return "the user is asked or not" }
    let changed = navigator.changedScreens.map { "\($0.route as Any) in \($0.place)" }
    let expected = reference.changed.map { "\($0.route as Any) in \($0.place)" }
    return changed == expected ? nil : "the screens with changes are \(changed), not \(expected)"
  }

  private func storageMismatch() -> String? {
    guard case .data(let data)? = storage else { return reference.kept == nil ? nil : "nothing is kept" }
    guard let snapshot = try? NavigationSnapshot<Bazaar>(data) else { return "the snapshot cannot be read" }
    // A screen that a stack view has pushed although the spec does not allow it is not restored.
    let kept = reference.kept?.allowed
    return ReferenceBazaar.Contents(snapshot.state) == kept ? nil : "kept is \(snapshot.state), not \(kept as Any)"
  }

  private var storage: StoredValue? { app.storage.values["Bazaar.state"] }

  /// Lets the views do all that the navigator asks for, and checks that the screen then shows the state.
  ///
  /// Only one attempt is repeated.
  ///
  /// - Parameter trustsReports: A Boolean value that indicates whether the navigator knows what was on the screen. Timers,
  ///   which make up for wrong assumptions, fire only if the value is `false`.
  /// - Returns: A description of the difference between the screen and the state, or `nil` if there is none.
  private func stuck(_ trustsReports: Bool) -> String? {
    guard reference.hasViews else { return nil }
    while let number = app.presentations.first?.number { app.endPresentation(number) }
    settle(trustsReports)
    navigator.host.setSceneActive(true)
    settle(trustsReports)
    let (screen, state) = (app.views.screens, navigator.state.modals.map(\.screen))
    if screen != state { return "in the end, the screen shows \(screen), and the state has \(state)" }
    let wanted = navigator.host.modals.map(\.screen)
    return screen == wanted ? nil : "in the end, the views are asked to show \(wanted) instead of \(screen)"
  }

  private func settle(_ trustsReports: Bool) {
    for _ in 0..<100 {
      if let report = app.step() {
        app.deliver(report, namesRequest: isHonest)
      } else if !trustsReports, app.timerCount > 0 {
        app.letTimePass(1)
      } else {
        return
      }
    }
  }
}

extension ReferenceBazaar.Contents {
  /// Without what is behind a gate.
  fileprivate var seen: Self {
    var copy = self
    if gate != nil { copy.layersOverTabs = [] }
    return copy
  }

  /// Applies an event, and returns `false` if the event does not describe a change.
  mutating func add(_ event: NavigationEvent<Bazaar>) -> Bool {
    switch event {
    case .selected(let tab, _): self.tab = tab
    case .pushed(let route, let place): self = with(place, (stack(place) ?? []) + [route])
    case .popped(let route, let place):
      guard stack(place)?.last == route else { return false }
      self = with(place, (stack(place) ?? []).dropLast())
    case .gateShown(let screen): gate = .init(screen: screen)
    case .gateLeft(let screen):
      guard gate?.screen == screen, gate?.layers.isEmpty == true else { return false }
      gate = nil
    case .resized(let screen, let detent): self = resized(screen, to: detent)
    case .presented(let screen): layers.append(ReferenceBazaar.Layer(screen: screen))
    case .dismissed(let screen):
      guard layers.last?.screen == screen else { return false }
      layers.removeLast()
    default: return false
    }
    return true
  }
}

extension NavigationEvent {
  /// The name of the kind of event.
  fileprivate var kind: String {
    if case .link(let event) = self {
      return "link \(Mirror(reflecting: event.status).children.first?.label ?? "\(event.status)")"
    }
    return Mirror(reflecting: self).children.first?.label ?? "\(self)"
  }
}
