import Everything
import Foundation
import Observation
import TestSupport
import Testing

@testable import WaymarkNavigation

@Suite("A screen with unsaved changes")
@MainActor
struct LeavingTests {
  let views = FakeViews<Bazaar>(conditions: Bazaar.openGates)
  var navigator: Navigator<Bazaar> { views.navigator }
  private let home = NavigationPlace<Bazaar>.tab(.home)
  private let editor = Bazaar.Route.product(id: 1)

  /// A draft whose view reports that it is saved only in a later update.
  @MainActor
  @Observable
  fileprivate final class Draft {
    var isChanged = true
    var asked = 0
    @ObservationIgnored var canSave = true

    func save() async -> Bool {
      isChanged = !canSave
      return canSave
    }

    func question() -> LeavingQuestion {
      asked += 1
      return LeavingQuestion("Discard?", stay: "Stay", .leave("Discard"), .leave("Save", after: save))
    }
  }

  private let draft = Draft()

  private func begin(
    _ route: Bazaar.Route?, in place: NavigationPlace<Bazaar>, asksOnTabChange: Bool = true
  ) -> ScreenChanges {
    let draft = draft
    return navigator.host.beginChanges(
      to: route, in: place, asksOnTabChange: asksOnTabChange, areUnsaved: { draft.isChanged },
      question: { draft.question() })
  }

  private func edit() -> ScreenChanges {
    navigator.push(editor, in: home)
    let changes = begin(editor, in: home)
    views.clear()
    return changes
  }

  private func choose(_ title: String) throws {
    let question = try #require(navigator.leavingQuestion)
    navigator.answer(question, with: try #require(question.choices.first { $0.title == title }))
  }

  @Test("A pop of a screen with changes waits for the user, who leaves the screen or stays")
  func pop() throws {
    let changes = edit()
    #expect(navigator.pop() == .asking)
    #expect(navigator[stack: home] == [editor])
    #expect(navigator.leavingQuestion?.title == "Discard?")
    #expect(navigator.leavingQuestion?.choices.map(\.title) == ["Discard", "Save", "Stay"])
    try choose("Stay")
    #expect(navigator[stack: home] == [editor])
    #expect(navigator.leavingQuestion == nil)
    #expect(navigator.pop() == .asking)
    try choose("Discard")
    #expect(navigator[stack: home] == [])
    #expect(
      views.events == [
        .askedToLeave(editor, in: home), .stayed(editor, in: home), .askedToLeave(editor, in: home),
        .popped(editor, in: home),
      ])
    withExtendedLifetime(changes) {}
  }

  @Test("Commands that keep a screen with changes on its stack are carried out without a question")
  func others() {
    let changes = edit()
    #expect(navigator.push(.product(id: 2)) == .done)
    #expect(navigator.present(sheet: .settings) == .done)
    #expect(navigator.dismiss() == .done)
    #expect(navigator.pop() == .done)
    #expect(navigator.replace(with: .product(id: 3), in: .tab(.orders)) == .done)
    #expect(draft.asked == 0)
    withExtendedLifetime(changes) {}
  }

  @Test("After a save in the same turn, a screen leaves without a question, before its view has reported the save")
  func saved() {
    let changes = edit()
    draft.isChanged = false
    #expect(navigator.pop() == .done)
    #expect(draft.asked == 0)
    withExtendedLifetime(changes) {}
  }

  @Test("An answer that saves leaves the screen if the save succeeds, and keeps the screen if the save fails")
  func save() async throws {
    let changes = edit()
    draft.canSave = false
    navigator.popToRoot()
    try choose("Save")
    await navigator.leavingTask?.value
    #expect(navigator[stack: home] == [editor])
    draft.canSave = true
    navigator.popToRoot()
    try choose("Save")
    await navigator.leavingTask?.value
    #expect(navigator[stack: home] == [])
    withExtendedLifetime(changes) {}
  }

  @Test("A landing waits while the user decides, and is opened or dropped by the answer", arguments: [true, false])
  func link(leaves: Bool) throws {
    let changes = edit()
    let landing = Landing<Bazaar>(tab: .home, stack: [.product(id: 2)])
    #expect(navigator.open(landing) == .pending)
    #expect(navigator.pendingLink != nil)
    try choose(leaves ? "Discard" : "Stay")
    #expect(navigator.pendingLink == nil)
    #expect(navigator[stack: home] == [leaves ? .product(id: 2) : editor])
    #expect(views.events.contains(.link(.pendingDecision, url: nil)))
    #expect(views.events.contains(.link(.cancelled, url: nil)) != leaves)
    withExtendedLifetime(changes) {}
  }

  @Test("A newer landing replaces the landing that waits for the user, and the question stays the same")
  func newerLink() throws {
    let changes = edit()
    navigator.open(Landing<Bazaar>(tab: .home, stack: [.product(id: 2)]))
    let first = try #require(navigator.leavingQuestion)
    navigator.open(Landing<Bazaar>(tab: .home, stack: [.product(id: 3)]))
    #expect(navigator.leavingQuestion?.number == first.number)
    #expect(draft.asked == 1)
    try choose("Discard")
    #expect(navigator[stack: home] == [.product(id: 3)])
    withExtendedLifetime(changes) {}
  }

  @Test("Each screen with changes asks once, beginning with the innermost, and all leave in one change")
  func several() throws {
    let changes = edit()
    navigator.present(sheet: .settings)
    views.appear(.sheet(.settings))
    navigator.push(.language)
    let inSheet = [begin(nil, in: .sheet(.settings)), begin(.language, in: .sheet(.settings))]
    views.clear()
    navigator.open(Landing<Bazaar>(tab: .orders, stack: []))
    try choose("Discard")
    try choose("Discard")
    #expect(navigator.state.modals == [.sheet(.settings, stack: [.language])])
    try choose("Discard")
    #expect(navigator.state.modals == [])
    #expect(navigator.state.selectedTab == .orders)
    #expect(
      views.events.filter { if case .askedToLeave = $0 { true } else { false } } == [
        .askedToLeave(.language, in: .sheet(.settings)), .askedToLeave(nil, in: .sheet(.settings)),
        .askedToLeave(editor, in: home),
      ])
    withExtendedLifetime((changes, inSheet)) {}
  }

  @Test("A tap on another tab asks about the screens that stay on their stack, unless their screen doesn't want it")
  func tabs() throws {
    let changes = edit()
    navigator.selection = .orders
    #expect(navigator.state.selectedTab == .home)
    try choose("Discard")
    #expect(navigator.state.selectedTab == .orders)
    #expect(navigator[stack: home] == [editor])
    #expect(navigator.select(.home) == .done)
    changes.end()
    let others = begin(editor, in: home, asksOnTabChange: false)
    #expect(navigator.select(.orders) == .done)
    #expect(navigator.popToRoot(in: home) == .asking)
    withExtendedLifetime(others) {}
  }

  @Test("A tap on the selected tab asks before it pops a screen with changes")
  func retap() throws {
    let changes = edit()
    navigator.selection = .home
    #expect(navigator[stack: home] == [editor])
    try choose("Discard")
    #expect(navigator[stack: home] == [])
    #expect(views.events.filter { $0 == .retapped(.home) }.count == 1)
    withExtendedLifetime(changes) {}
  }

  @Test("A stack view that pops a screen with changes by itself shows the stack again")
  func stackView() {
    let changes = edit()
    let stack = Readers { [navigator, home] in _ = navigator[stack: home] }
    navigator[stack: home] = []
    #expect(stack.count == 1)
    #expect(navigator[stack: home] == [editor])
    withExtendedLifetime(changes) {}
  }

  @Test("A dismissal of a sheet with changes asks, and a dismissal that the system reports doesn't")
  func sheet() {
    navigator.present(sheet: .settings)
    views.appear(.sheet(.settings))
    let changes = begin(nil, in: .sheet(.settings))
    #expect(navigator.handle(of: .sheet(.settings)).dismiss() == .asking)
    #expect(navigator.dismissAll() == .asking)
    #expect(navigator.asks(beforeDismissing: .sheet(.settings)))
    views.disappear(.sheet(.settings))
    #expect(navigator.state.modals == [])
    #expect(navigator.leavingQuestion == nil)
    withExtendedLifetime(changes) {}
  }

  @Test("A screen whose condition ends leaves without a question, and the landing that waited is opened")
  func condition() {
    navigator.set(.signedIn, to: true)
    navigator.present(cover: .checkout)
    views.appear(.cover(.checkout))
    navigator.push(.address)
    let changes = begin(.address, in: .cover(.checkout))
    navigator.open(Landing<Bazaar>(tab: .orders, stack: [.product(id: 2)]))
    #expect(navigator.leavingQuestion != nil)
    navigator.set(.signedIn, to: false)
    #expect(navigator.leavingQuestion == nil)
    #expect(navigator.state == NavigationState(selectedTab: .orders, stacks: [.orders: [.product(id: 2)]]))
    withExtendedLifetime(changes) {}
  }

  @Test("A command that waits for the user is dropped when the state changes, so it can't pop another screen")
  func changedState() {
    let changes = edit()
    navigator.pop()
    navigator.push(.product(id: 2))
    #expect(navigator.leavingQuestion == nil)
    #expect(navigator[stack: home] == [editor, .product(id: 2)])
    withExtendedLifetime(changes) {}
  }

  @Test("The end of the changes continues the command that waits for the user")
  func end() {
    let changes = edit()
    navigator.pop()
    changes.end()
    #expect(navigator[stack: home] == [])
    #expect(navigator.leavingQuestion == nil)
  }

  @Test("A task that asks for a value receives none if the user stays on the screen with changes")
  func result() async throws {
    navigator.present(sheet: .share(id: 1))
    views.appear(.sheet(.share(id: 1)))
    let changes = begin(nil, in: .sheet(.share(id: 1)))
    let question = ScreenQuestion<Bazaar, Int>(.sheet(.settings))
    async let value = navigator.result(of: question)
    await until { navigator.leavingQuestion != nil }
    try choose("Stay")
    #expect(await value == nil)
    #expect(navigator.sheet == .share(id: 1))
    withExtendedLifetime(changes) {}
  }

  @Test("The question to the user ends when the task whose command waits for the answer is canceled")
  func canceledTask() async {
    navigator.present(sheet: .share(id: 1))
    views.appear(.sheet(.share(id: 1)))
    let changes = begin(nil, in: .sheet(.share(id: 1)))
    let task = Task { [navigator] in await navigator.result(of: ScreenQuestion<Bazaar, Int>(.sheet(.settings))) }
    await until { navigator.leavingQuestion != nil }
    task.cancel()
    #expect(await task.value == nil)
    #expect(navigator.leavingQuestion == nil)
    withExtendedLifetime(changes) {}
  }

  @Test("A guarded command asks before the sign-in screen replaces a sheet with changes")
  func guarded() throws {
    navigator.present(sheet: .share(id: 1))
    views.appear(.sheet(.share(id: 1)))
    let changes = begin(nil, in: .sheet(.share(id: 1)))
    let landing = Landing<Bazaar>(tab: .orders, stack: [], requires: [.signedIn])
    #expect(navigator.open(landing) == .pending)
    #expect(navigator.state.modals == [.sheet(.share(id: 1))])
    try choose("Discard")
    #expect(navigator.state.modals == [.cover(.signIn)])
    navigator.set(.signedIn, to: true)
    #expect(navigator.state.selectedTab == .orders)
    withExtendedLifetime(changes) {}
  }

  @Test("Restoration, a reset, and commands in `withoutQuestions` ask nothing about changes")
  func withoutQuestions() {
    let empty = navigator.snapshot()
    var changes = edit()
    #expect(navigator.withoutQuestions { navigator.pop() } == .done)
    changes = edit()
    #expect(navigator.restore(empty) == .done)
    #expect(navigator[stack: home] == [])
    changes = edit()
    navigator.reset()
    #expect(navigator[stack: home] == [])
    #expect(draft.asked == 0)
    withExtendedLifetime(changes) {}
  }

  @Test("Changes that the view no longer holds end, and neither the changes nor the navigator are retained")
  func lifetime() async {
    var changes: ScreenChanges? = edit()
    weak let weakChanges = changes
    #expect(navigator.hasChanges(editor, in: home))
    changes = nil
    #expect(weakChanges == nil)
    await until { !navigator.hasChanges(editor, in: home) }
    #expect(navigator.pop() == .done)

    var other: Navigator<Bazaar>? = Navigator(storage: nil)
    weak let weakOther = other
    let kept = other?.host.beginChanges(in: home) { LeavingQuestion("", stay: "") }
    other = nil
    #expect(weakOther == nil)
    kept?.end()
  }

  @Test("A screen that isn't on its stack, and a screen that has left and come back, have no changes")
  func gone() {
    let changes = edit()
    _ = begin(.product(id: 9), in: home)
    _ = begin(nil, in: .sheet(.settings))
    #expect(navigator.changedScreens.count == 1)
    navigator.withoutQuestions { _ = navigator.pop() }
    navigator.push(editor)
    #expect(navigator.pop() == .done)
    withExtendedLifetime(changes) {}
  }

  @MainActor
  private final class Picker {
    var presentation: AppPresentation?
  }

  @Test("A link that dismisses a picker of the app asks the user, also if an older link has asked before")
  func picker() throws {
    navigator.present(sheet: .paywall(offer: 1))
    let changes = begin(nil, in: .sheet(.paywall(offer: 1)))
    let picker = Picker()
    picker.presentation = navigator.host.beginPresentation { picker.presentation?.end() }
    #expect(navigator.open(Landing(tab: .home, stack: [], requires: [.signedIn])) == .pending)
    #expect(navigator.leavingQuestion != nil)
    #expect(navigator.open(Landing(tab: .orders, stack: [])) == .pending)
    try choose("Discard")
    #expect(navigator.state == NavigationState(selectedTab: .orders))
    withExtendedLifetime(changes) {}
  }

  @Test("The events about a screen with changes name the screen")
  func events() {
    let changes = edit()
    navigator.pop()
    #expect(views.events.map(\.screenName) == ["product"])
    #expect(views.events.map(\.description) == ["asked before leaving product(id: 1) in tab home"])
    #expect(NavigationEvent<Bazaar>.stayed(nil, in: home).description == "the user stayed on tab home")
    withExtendedLifetime(changes) {}
  }
}
