import Everything
import Observation
import Testing

@testable import WaymarkNavigation

@Suite("The core of a navigator")
struct CoreTests {
  private func started(_ conditions: Set<Museum.Condition> = []) -> NavigatorCore<Museum> {
    var core = NavigatorCore<Museum>(conditions: conditions, account: nil)
    _ = core.perform { $0.start(restoring: nil, reportsModals: false) }
    return core
  }

  @Test("A copy of a NavigatorCore keeps its state when the original runs a command")
  func value() {
    var core = started()
    let former = core
    let transition = core.perform { $0.push(.works, in: nil) }
    #expect(transition.outcome == .done)
    #expect(transition.events == [.pushed(.works, in: .tab(.tour))])
    #expect(core.state == NavigationState(stacks: [.tour: [.works]]))
    #expect(former.state == NavigationState())
  }

  @Test("A command of a NavigatorCore returns no events or effects of an earlier command")
  func once() {
    var core = started()
    _ = core.perform { $0.push(.works, in: nil) }
    let transition = core.perform { $0.dismiss() }
    #expect(transition.events.isEmpty && transition.effects.isEmpty)
  }

  @Test("A NavigatorCore requests the resolution of a link as an effect and ignores an answer to another link")
  func resolve() throws {
    var core = started()
    let asked = core.perform { $0.open("museum://scan/ABC-1234") }
    #expect(asked.outcome == .handledByApp)
    guard case .resolve(.scan(code: "ABC-1234"), _, let number)? = asked.effects.first else {
      Issue.record("the effects are \(asked.effects)")
      return
    }
    let late = core.perform { $0.answer(.landing(Landing(stack: [.about])), to: number + 1) }
    #expect(late.events.isEmpty, "this answers another link")
    _ = core.perform { $0.answer(.landing(Landing(stack: [.works])), to: number) }
    #expect(core.state[stack: .tab(.tour)] == [.works])
    let cancelled = core.perform { $0.cancelResolving() }
    #expect(cancelled.effects.isEmpty, "the app has answered")
  }

  @Test("A NavigatorCore saves only the values that a command changed, and saves nothing after a rejected command")
  func save() {
    var core = started()
    #expect(Self.saves(core.perform { $0.push(.works, in: nil) }) == ["state"])
    #expect(Self.saves(core.perform { $0.select(.find) }) == ["state", "selection"])
    #expect(Self.saves(core.perform { $0.hide(.shop) }) == ["arrangement"])
    #expect(Self.saves(core.perform { $0.push(.payment, in: nil) }) == [])
  }

  @Test("A NavigatorCore drops a pending command when the task that waits for its screen is canceled")
  func cancelQuestion() {
    var core = started([.member])
    let visit = Museum.Route.visit(on: .init(year: 2026, month: 1, day: 31)!)
    _ = core.perform { $0.run(.push(visit, in: .tab(.visits)), question: 7) }
    #expect(core.pendingCommand != nil)
    _ = core.perform { $0.cancelQuestion(8) }
    #expect(core.pendingCommand != nil)
    _ = core.perform { $0.cancelQuestion(7) }
    #expect(core.pendingCommand == nil)
    _ = core.perform { $0.change(to: [.member, .enrolled]) }
    #expect(core.state[stack: .tab(.visits)] == [])
  }

  private static func saves<Outcome>(_ transition: Transition<Museum, Outcome>) -> [String] {
    transition.effects.compactMap { effect in
      switch effect {
      case .saveState: "state"
      case .saveSelection: "selection"
      case .saveArrangement: "arrangement"
      case .resolve, .cancelResolving, .showWindow, .awaitConfirmation, .endPresentations, .openUnmatched, .refresh,
        .refreshSelection,
        .asked, .answer, .askToLeave, .endQuestion:
        nil
      }
    }
  }
}

@Suite("Observation of a navigator")
@MainActor
struct PublishingTests {
  let navigator = MuseumRecorder().navigator

  @Test("A change of a navigator invalidates only the observers of the changed value")
  func granularity() {
    let state = Readers { [navigator] in _ = navigator.state }
    let conditions = Readers { [navigator] in _ = navigator.conditions }
    let tabs = Readers { [navigator] in _ = navigator.visibleTabs }
    navigator.push(.works)
    #expect([state.count, conditions.count, tabs.count] == [1, 0, 0])
    navigator.set(.member, to: true)
    #expect([state.count, conditions.count, tabs.count] == [1, 1, 1])
    navigator.set(.member, to: true)
    navigator.push(.payment)
    #expect([state.count, conditions.count, tabs.count] == [1, 1, 1], "nothing changed")
  }

  @Test("`set(_:to:)` adds a condition to the navigator's conditions and removes the condition again")
  func condition() {
    navigator.set(.openNow, to: true)
    navigator.set(.member, to: true)
    #expect(navigator.conditions == [.openNow, .member])
    navigator.set(.openNow, to: false)
    #expect(navigator.conditions == [.member])
  }

  @Test("A navigator keeps both screens if an observer pushes a screen during the first push")
  func reentrance() {
    let observer = Observer()
    withObservationTracking {
      _ = navigator.state
    } onChange: { [navigator] in
      MainActor.assumeIsolated { observer.once { navigator.push(.about) } }
    }
    navigator.push(.works)
    #expect(navigator.state[stack: .tab(.tour)] == [.works, .about])
    #expect(navigator.state == navigator.core.state)
  }

  @MainActor
  private final class Observer {
    private var isDone = false

    func once(_ action: () -> Void) {
      guard !isDone else { return }
      isDone = true
      action()
    }
  }

  @Test("The outcome of a rejected command has an error, and the outcome of an accepted command has no error")
  func reason() {
    #expect(navigator.push(.payment) == CommandOutcome(NavigationError<Museum>.notAllowed(.payment, in: .tab(.tour))))
    #expect(navigator.push(.works) == .done)
  }
}
