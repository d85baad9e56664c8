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

  @Test("is the value that the screen returns, and the screen leaves")
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

  @Test("is nil when the user dismisses the screen, or another screen replaces it")
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

  @Test("reaches through the screens above the screen that returns it")
  func screensAbove() async {
    let task = await asking(.enroll(), as: .push)
    navigator.push(.works)
    navigator.present(cover: .buy())
    navigator.finish(.enroll, with: "ABC-1234")
    #expect(await task.value == "ABC-1234")
    #expect(navigator.state[stack: .tab(.tour)] == [])
  }

  @Test("belongs to the topmost screen with the name")
  func topmost() async {
    let lower = await asking(.enroll(), as: .push)
    let upper = await asking(.enroll(level: .hard), as: .push)
    navigator.finish(.enroll, with: "UPP-0001")
    #expect(await upper.value == "UPP-0001")
    navigator.finish(.enroll, with: "LOW-0001")
    #expect(await lower.value == "LOW-0001")
  }

  @Test("is nil if the sheet beneath is dismissed")
  func nested() async {
    navigator.present(cover: .buy())
    let task = await asking(.enroll())
    #expect(navigator.state.modals.map(\.screen) == [.cover(.buy()), .sheet(.enroll())])
    navigator.dismiss(.cover(.buy()))
    #expect(await task.value == nil)
  }

  @Test("goes to the latest task that asks the same screen")
  func sameScreen() async {
    let first = await asking(.enroll())
    let second = Task { await navigator.result(of: .enroll()) }
    #expect(await first.value == nil)
    navigator.finish(.enroll, with: "ABC-1234")
    #expect(await second.value == "ABC-1234")
  }

  @Test("has the type of the screen, also in features and for lists")
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

  @Test("is nil at once when the task is canceled, and the screen stays")
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

  @Test("is nil without a screen if the task was canceled before it asked")
  func cancelledBefore() async {
    let task = Task { await navigator.result(of: .enroll()) }
    // The test occupies the main actor, so the task has not started.
    task.cancel()
    #expect(await task.value == nil)
    #expect(navigator.state == NavigationState())
  }

  @Test("is nil if the command is rejected")
  func rejection() async {
    #expect(await navigator.result(of: .history) == nil)
    #expect(recorder.events == [.rejected(.notAllowed(.history, in: .tab(.tour)))])
    recorder.clear()
    #expect(await navigator.result(of: .subscribe, as: .push) == nil)
    #expect(recorder.events == [.rejected(.notPresentable(name: "subscribe", as: .push))])
    recorder.clear()
    #expect(navigator.finish(.subscribe, with: UUID()).error == .notShown(name: "subscribe"))
  }

  @Test("goes to nobody if a link or a restoration opened the screen")
  func nobody() async throws {
    navigator.show(.visits)
    navigator.open(try #require(URL(string: "museum:///history")))
    let history = ScreenPosition<Museum>.pushed(.history, at: 0, in: .tab(.visits))
    navigator.finish(.history, with: [])
    #expect(recorder.events.contains(.returned(history, isAwaited: false)))
    #expect(navigator.state[stack: .tab(.visits)] == [])
    let task = await asking(.enroll())
    navigator.restore(navigator.snapshot())
    #expect(await task.value == nil)
    #expect(navigator.sheet == .enroll())
    recorder.clear()
    navigator.finish(.enroll, with: "ABC-1234")
    #expect(recorder.events.first == .returned(.modal(.sheet(.enroll())), isAwaited: false))
  }

  @Test("is nil after a reset")
  func reset() async {
    let task = await asking(.enroll())
    navigator.reset()
    #expect(await task.value == nil)
  }

  @Test("can be prepared by a test, or given to the task that waits")
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
