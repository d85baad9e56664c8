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

  @Test("has the conditions of its parents, too")
  func requirements() {
    #expect(Museum.requirements(of: Museum.Route.history) == [.member])
    #expect(Museum.requirements(of: visit) == [.member, .enrolled])
    #expect(Museum.requirements(of: Museum.Route.works) == [])
  }

  @Test("isn't pushed while a condition doesn't hold, and the outcome says which")
  func rejection() {
    let error = NavigationError<Museum>.unmet([.member], by: .push(.history, in: visits))
    #expect(navigator.push(.history, in: visits).error == error)
    #expect(navigator.state == NavigationState())
    #expect(recorder.events == [.rejected(error)])
    #expect("\(error)" == "cannot push history in tab visits: it requires member, which does not hold")
    navigator.set(.member, to: true)
    #expect(navigator.push(.history, in: visits) == .done)
  }

  @Test("waits for the screen that makes the condition true, and then appears")
  func continuation() {
    navigator.set(.member, to: true)
    recorder.clear()
    let command = NavigationCommand<Museum>.push(visit, in: visits)
    #expect(navigator.push(visit, in: visits) == .pending(for: [.enrolled]))
    #expect(navigator.pendingCommand?.command == command)
    #expect(navigator.sheet == .enroll())
    navigator.set(.enrolled, to: true)
    #expect(navigator.pendingCommand == nil)
    #expect(navigator.state == NavigationState(stacks: [.visits: [visit]]))
    #expect(
      recorder.events == [
        .pending(command, for: [.enrolled]), .presented(enroll), .dismissed(enroll), .pushed(visit, in: visits),
      ])
  }

  @Test("is dropped when the user dismisses the screen that makes the condition true")
  func drop() {
    navigator.set(.member, to: true)
    navigator.push(visit, in: visits)
    recorder.clear()
    navigator.dismiss()
    #expect(recorder.events == [.dismissed(enroll), .dropped(.push(visit, in: visits))])
    navigator.set(.enrolled, to: true)
    #expect(navigator.state == NavigationState())
  }

  @Test("is rejected after all if another condition has no screen")
  func half() {
    #expect(navigator.push(visit, in: visits) == .pending(for: [.member, .enrolled]))
    recorder.clear()
    navigator.set(.enrolled, to: true)
    #expect(recorder.events.last == .rejected(.unmet([.member], by: .push(visit, in: visits))))
    #expect(navigator.state == NavigationState())
  }

  @Test("is the destination of a link, which waits in the same way")
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

  @Test("is no longer the destination of a link after the user dismisses the sign-in screen")
  func droppedLink() {
    navigator.open(url("/history/2026-01-31"))
    navigator.dismiss()
    #expect(navigator.pendingLink == nil)
    #expect(recorder.events.last == .link(.cancelled, url: "museum:///history/2026-01-31"))
  }

  @Test("is guarded in a landing of the app, too")
  func landing() {
    navigator.show(.visits)
    #expect(navigator.apply(Landing(tab: .visits, stack: [.history])) == .pending)
    #expect(navigator.state == NavigationState())
    navigator.set(.member, to: true)
    #expect(navigator.state[stack: visits] == [.history])
  }

  @Test("leaves with all screens above it when a condition ends, in one change")
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
      recorder.events == [
        .conditionsEnded([.member]), .popped(visit, in: visits), .popped(.history, in: visits),
      ])
  }

  @Test("is taken back from a view that pushed it by itself")
  func view() {
    let observer = Changes(navigator, of: visits)
    navigator[stack: visits] = [.history]
    #expect(navigator[stack: visits] == [])
    #expect(observer.count == 1, "the view shows the stack of the state again")
    #expect(recorder.events == [.rejected(.unmet([.member], by: .push(.history, in: visits)))])
    navigator.set(.member, to: true)
    navigator[stack: visits] = [.history, visit]
    #expect(navigator[stack: visits] == [.history])
    #expect(navigator.pendingCommand?.command == .push(visit, in: visits))
    navigator.set(.enrolled, to: true)
    #expect(navigator[stack: visits] == [.history, visit])
  }

  @Test("answers its task when the command is dropped or continues")
  func question() async {
    navigator.set(.enrolled, to: false)
    let rejected = await navigator.result(of: .history, in: visits)
    #expect(rejected == nil)
    navigator.set(.member, to: true)
    recorder.answer(.history, with: [Photo(id: 1, caption: "")])
    #expect(await navigator.result(of: .history, in: visits)?.count == 1)
  }

  @Test("is restored as soon as its condition holds, but not after a view has appeared")
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

  @Test("continues after a reset in which the user signs in")
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
