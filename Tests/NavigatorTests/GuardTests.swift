import Everything
import Foundation
import Observation
import Testing

@testable import WaymarkNavigation

@Suite("A screen that requires conditions")
@MainActor
struct GuardTests {
  let recorder = MuseumRecorder()
  var navigator: Navigator<Museum> { recorder.navigator }
  private let visits = NavigationPlace<Museum>.tab(.visits)
  private let visit = Museum.Route.visit(on: .init(year: 2026, month: 1, day: 31)!)
  private let enroll = NavigationState<Museum>.Modal.Screen.sheet(.enroll())

  private func url(_ path: String) -> URL { URL(string: "museum://\(path)")! }

  @Test("A screen requires the conditions of its parents and its own conditions")
  func requirements() {
    #expect(Museum.requirements(of: Museum.Route.history) == [.member])
    #expect(Museum.requirements(of: visit) == [.member, .enrolled])
    #expect(Museum.requirements(of: Museum.Route.works) == [])
  }

  @Test("A push of a screen with an unmet condition is rejected, and the error names the condition")
  func rejection() {
    let error = NavigationError<Museum>.unmet([.member], by: .push(.history, in: visits))
    #expect(navigator.push(.history, in: visits).reason == "\(error)")
    #expect(navigator.state == NavigationState())
    #expect(recorder.plainEvents == [.rejected(error)])
    #expect("\(error)" == "cannot push history in tab visits: it requires member, which does not hold")
    navigator.set(.member, to: true)
    #expect(navigator.push(.history, in: visits) == .done)
  }

  @Test("A pending push presents the sheet for the condition and completes when the condition holds")
  func continuation() {
    navigator.set(.member, to: true)
    recorder.clear()
    let command = NavigationCommand<Museum>.push(visit, in: visits)
    #expect(navigator.push(visit, in: visits) == .pending(for: ["enrolled"]))
    #expect(navigator.pendingCommand?.command == command)
    #expect(navigator.sheet == .enroll())
    navigator.set(.enrolled, to: true)
    #expect(navigator.pendingCommand == nil)
    #expect(navigator.state == NavigationState(stacks: [.visits: [visit]]))
    #expect(
      recorder.plainEvents == [
        .pending(command, for: [.enrolled]), .presented(enroll), .dismissed(enroll), .pushed(visit, in: visits),
      ])
  }

  @Test("The user's dismissal of the sheet for a condition drops the pending push")
  func drop() {
    navigator.set(.member, to: true)
    navigator.push(visit, in: visits)
    recorder.clear()
    navigator.dismiss()
    #expect(recorder.plainEvents == [.dismissed(enroll), .dropped(.push(visit, in: visits))])
    navigator.set(.enrolled, to: true)
    #expect(navigator.state == NavigationState())
  }

  @Test("A navigator rejects a pending push if another condition, which no screen makes true, doesn't hold")
  func half() {
    #expect(navigator.push(visit, in: visits) == .pending(for: ["member", "enrolled"]))
    recorder.clear()
    navigator.set(.enrolled, to: true)
    #expect(recorder.plainEvents.last == .rejected(.unmet([.member], by: .push(visit, in: visits))))
    #expect(navigator.state == NavigationState())
  }

  @Test("A link to a guarded screen presents the sheet for a condition and waits for all conditions")
  func link() {
    navigator.show(.visits)
    #expect(navigator.open(url("/history/2026-01-31")) == .pending)
    #expect(navigator.sheet == .enroll())
    navigator.set(.enrolled, to: true)
    #expect(navigator.sheet == nil)
    #expect(navigator.pendingLink?.requires == [.member, .enrolled])
    navigator.set(.member, to: true)
    #expect(navigator.state[stack: visits] == [.history, visit])
    #expect(navigator.pendingLink == nil)
  }

  @Test("The user's dismissal of the sheet for a condition cancels the pending link")
  func droppedLink() {
    navigator.open(url("/history/2026-01-31"))
    navigator.dismiss()
    #expect(navigator.pendingLink == nil)
    #expect(recorder.plainEvents.last == .link(.cancelled, url: "museum:///history/2026-01-31"))
  }

  @Test("A landing of the app on a guarded screen waits for the condition of the screen")
  func landing() {
    navigator.show(.visits)
    #expect(navigator.open(Landing(tab: .visits, stack: [.history])) == .pending)
    #expect(navigator.state == NavigationState())
    navigator.set(.member, to: true)
    #expect(navigator.state[stack: visits] == [.history])
  }

  @Test("The end of a condition pops the guarded screen and all screens above in one change of the state")
  func ending() {
    navigator.conditions = [.member, .enrolled]
    navigator.push(.history, in: visits)
    navigator.push(visit, in: visits)
    navigator.push(.works)
    recorder.clear()
    let observer = Changes(navigator)
    navigator.conditions = [.enrolled]
    #expect(observer.count == 1)
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works]]))
    #expect(
      recorder.plainEvents == [
        .conditionsEnded([.member]), .popped(visit, in: visits), .popped(.history, in: visits),
      ])
  }

  @Test("A stack view cannot push a guarded screen until the conditions of the screen hold")
  func view() {
    let observer = Changes(navigator, of: visits)
    navigator[stack: visits] = [.history]
    #expect(navigator[stack: visits] == [])
    #expect(observer.count == 1, "the view shows the stack of the state again")
    #expect(recorder.plainEvents == [.rejected(.unmet([.member], by: .push(.history, in: visits)))])
    navigator.set(.member, to: true)
    navigator[stack: visits] = [.history, visit]
    #expect(navigator[stack: visits] == [.history])
    #expect(navigator.pendingCommand?.command == .push(visit, in: visits))
    navigator.set(.enrolled, to: true)
    #expect(navigator[stack: visits] == [.history, visit])
  }

  @Test("`result(of:in:)` returns `nil` for a screen with an unmet condition, and a value when the condition holds")
  func question() async {
    navigator.set(.enrolled, to: false)
    let rejected = await navigator.result(of: .history, in: visits)
    #expect(rejected == nil)
    #expect(recorder.plainEvents.last == .rejected(.unmet([.member], by: .push(.history, in: visits))))
    navigator.set(.member, to: true)
    recorder.answer(.history, with: [Photo(id: 1, caption: "")])
    #expect(await navigator.result(of: .history, in: visits)?.count == 1)
  }

  @Test("A relaunch restores a guarded screen if its condition becomes true before the first view appears")
  func restoration() {
    let storage = MemoryStorage()
    func launched() -> Navigator<Museum> { Navigator(storage: storage) { _, _ in .done } }
    let former = launched()
    former.set(.member, to: true)
    former.push(.history, in: visits)
    let restored = launched()
    #expect(restored.state[stack: visits] == [])
    restored.set(.member, to: true)
    #expect(restored.state[stack: visits] == [.history])
    let late = launched()
    late.host.start()
    late.set(.member, to: true)
    #expect(late.state[stack: visits] == [])
  }

  @Test("A reset for a sign-in completes a pending push, and a reset for a sign-out drops a pending push")
  func reset() {
    navigator.set(.member, to: true)
    navigator.push(visit, in: visits)
    navigator.reset(account: "ann", conditions: [.member, .enrolled])
    #expect(navigator.state == NavigationState(stacks: [.visits: [visit]]))
    navigator.reset(account: "ann", conditions: [.member])
    navigator.push(visit, in: visits)
    navigator.reset(account: nil, conditions: [])
    #expect(navigator.pendingCommand == nil)
  }

  /// Counts the changes of the state, or of one stack.
  @MainActor
  private final class Changes {
    private(set) var count = 0
    private let read: @MainActor () -> Void

    init(_ navigator: Navigator<Museum>) {
      read = { _ = navigator.state }
      track()
    }

    init(_ navigator: Navigator<Museum>, of place: NavigationPlace<Museum>) {
      read = { _ = navigator[stack: place] }
      track()
    }

    private func track() {
      withObservationTracking(read) {
        MainActor.assumeIsolated {
          self.count += 1
          self.track()
        }
      }
    }
  }
}
