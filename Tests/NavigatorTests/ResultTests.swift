import Everything
import Foundation
import TestSupport
import Testing

@testable import WaymarkNavigation

@Suite("The result of a screen")
@MainActor
struct ResultTests {
  let recorder = MuseumRecorder(conditions: [.member])
  var navigator: Navigator<Museum> { recorder.navigator }

  /// Starts a task that asks a screen, and waits until the screen is asked.
  private func asking<Value>(
    _ question: ScreenQuestion<Museum, Value>, as presentation: ScreenPresentation? = nil
  ) async -> Task<Value?, Never> {
    let (count, state) = (navigator.core.questions.count, navigator.state)
    let task = Task { await navigator.result(of: question, as: presentation) }
    // The navigator is observable, but its core is not: a question changes the state, too.
    await until { navigator.state != state && navigator.core.questions.count > count }
    return task
  }

  @Test("`result(of:)` returns the value that the screen passes to `finish(_:with:)`, and the screen disappears")
  func value() async {
    let task = await asking(.enroll(offer: .sculpture))
    #expect(navigator.sheet == .enroll(offer: .sculpture))
    navigator.finish(.enroll, with: "ABC-1234")
    let ticket: String? = await task.value
    #expect(ticket == "ABC-1234")
    #expect(navigator.state == NavigationState())
    let enroll = NavigationState<Museum>.Modal.Screen.sheet(.enroll(offer: .sculpture))
    #expect(
      recorder.events == [.presented(enroll), .returned(.modal(enroll), isAwaited: true), .dismissed(enroll)])
  }

  @Test("A task that awaits a screen's result receives `nil` if the screen is dismissed, replaced, or popped")
  func dismissal() async {
    let dismissed = await asking(.enroll())
    navigator.dismiss()
    #expect(await dismissed.value == nil)
    let replaced = await asking(.enroll())
    navigator.present(sheet: .page())
    #expect(await replaced.value == nil)
    navigator.dismiss()
    let popped = await asking(.enroll(), as: .push)
    #expect(navigator.state[stack: .tab(.tour)] == [.enroll()])
    navigator.pop()
    #expect(await popped.value == nil)
  }

  @Test("`finish(_:with:)` for a covered screen returns the result and removes the screens above")
  func screensAbove() async {
    let task = await asking(.enroll(), as: .push)
    navigator.push(.works)
    navigator.present(cover: .buy())
    navigator.finish(.enroll, with: "ABC-1234")
    #expect(await task.value == "ABC-1234")
    #expect(navigator.state[stack: .tab(.tour)] == [])
  }

  @Test("`finish(_:with:)` returns the result of the topmost screen with the name")
  func topmost() async {
    let lower = await asking(.enroll(), as: .push)
    let upper = await asking(.enroll(level: .hard), as: .push)
    navigator.finish(.enroll, with: "UPP-0001")
    #expect(await upper.value == "UPP-0001")
    navigator.finish(.enroll, with: "LOW-0001")
    #expect(await lower.value == "LOW-0001")
  }

  @Test("A task that awaits a sheet's result receives `nil` if the cover beneath the sheet is dismissed")
  func nested() async {
    navigator.present(cover: .buy())
    let task = await asking(.enroll())
    #expect(navigator.state.modals.map(\.screen) == [.cover(.buy()), .sheet(.enroll())])
    navigator.dismiss(.cover(.buy()))
    #expect(await task.value == nil)
  }

  @Test("The latest of two tasks that await the result of the same screen receives the result")
  func sameScreen() async {
    let first = await asking(.enroll())
    let second = Task { await navigator.result(of: .enroll()) }
    #expect(await first.value == nil)
    navigator.finish(.enroll, with: "ABC-1234")
    #expect(await second.value == "ABC-1234")
  }

  @Test("The result of a screen has the declared type, also for screens of features and for lists")
  func types() async {
    let id = UUID()
    let subscription = await asking(.subscribe)
    #expect(navigator.cover == .audio(.subscribe))
    navigator.finish(.subscribe, with: id)
    #expect(await subscription.value == id)
    let photos = Task { await navigator.result(of: .history, in: .tab(.visits)) }
    await until { navigator.state[stack: .tab(.visits)] == [.history] }
    navigator.finish(.history, with: [Photo(id: 1, caption: "a")])
    #expect(await photos.value?.map(\.caption) == ["a"])
  }

  @Test("The cancellation of a task ends its wait for a result with `nil` and keeps the screen")
  func cancellation() async {
    let task = await asking(.enroll())
    task.cancel()
    #expect(await task.value == nil)
    #expect(navigator.sheet == .enroll())
    recorder.clear()
    navigator.finish(.enroll, with: "ABC-1234")
    #expect(recorder.events.first == .returned(.modal(.sheet(.enroll())), isAwaited: false))
    #expect(navigator.sheet == nil)
  }

  @Test("A canceled task that asks for a result receives `nil` and presents no screen")
  func cancelledBefore() async {
    let task = Task { await navigator.result(of: .enroll()) }
    // The test occupies the main actor, so the task has not started.
    task.cancel()
    #expect(await task.value == nil)
    #expect(navigator.state == NavigationState())
  }

  @Test("`result(of:)` returns `nil` if the navigator rejects the command")
  func rejection() async {
    #expect(await navigator.result(of: .history) == nil)
    #expect(recorder.events == [.rejected(.notAllowed(.history, in: .tab(.tour)))])
    recorder.clear()
    #expect(await navigator.result(of: .subscribe, as: .push) == nil)
    #expect(recorder.events == [.rejected(.notPresentable(name: "subscribe", as: .push))])
    recorder.clear()
    #expect(
      navigator.finish(.subscribe, with: UUID()) == CommandOutcome(NavigationError<Museum>.notShown(name: "subscribe")))
  }

  @Test("A screen that a link or a restore opened can return a result without a waiting task")
  func nobody() async throws {
    navigator.show(.visits)
    navigator.open(try #require(URL(string: "museum:///history")))
    let history = ScreenPosition<Museum>.pushed(.history, at: 0, in: .tab(.visits))
    navigator.finish(.history, with: [])
    #expect(recorder.events.contains(.returned(history, isAwaited: false)))
    #expect(navigator.state[stack: .tab(.visits)] == [])
    navigator.select(.tour)
    let task = await asking(.enroll())
    navigator.restore(navigator.snapshot())
    #expect(await task.value == nil)
    #expect(navigator.sheet == .enroll())
    recorder.clear()
    navigator.finish(.enroll, with: "ABC-1234")
    #expect(recorder.events.first == .returned(.modal(.sheet(.enroll())), isAwaited: false))
  }

  @Test("A reset of the navigator answers a task that awaits a result with `nil`")
  func reset() async {
    let task = await asking(.enroll())
    navigator.reset()
    #expect(await task.value == nil)
  }

  @Test("A recorder in a test prepares results in advance and answers a task that awaits a result")
  func recorded() async {
    recorder.answer(.enroll, with: "ONE-0001")
    recorder.answer(.enroll, with: nil)
    #expect(await navigator.result(of: .enroll()) == "ONE-0001")
    #expect(await navigator.result(of: .enroll(level: .hard), as: .push) == nil)
    #expect(navigator.state == NavigationState())
    let task = await asking(.enroll())
    recorder.answer(.enroll, with: "TWO-0002")
    #expect(await task.value == "TWO-0002")
    let last = await asking(.enroll())
    recorder.answer(.enroll, with: nil)
    #expect(await last.value == nil)
  }
}
