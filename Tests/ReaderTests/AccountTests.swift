import Foundation
import Reader
import TestSupport
import Testing

@Suite("Another account in Reader")
@MainActor
struct AccountTests {
  let client = Client()
  let recorder: ReaderRecorder
  var navigator: Navigator<Navigation> { recorder.navigator }

  init() { recorder = ReaderRecorder(client: client) }

  @Test("finds every stack empty")
  func stacks() {
    navigator.use()
    #expect(navigator.state.stacks.count == 2)
    navigator.reset(account: "b")
    #expect(navigator.state.stacks.isEmpty)
  }

  @Test("finds no sheet")
  func sheets() {
    navigator.use()
    #expect(navigator.state.sheet == .listCreate)
    navigator.reset(account: "b")
    #expect(navigator.state.modal == nil)
  }

  @Test("finds no window")
  func windows() {
    navigator.use()
    #expect(navigator.state.windows.count == 1)
    navigator.reset(account: "b")
    #expect(navigator.state.windows.isEmpty)
  }

  @Test("starts with the timeline, and finds nothing of the one before")
  func start() {
    navigator.use()
    navigator.reset(account: "b")
    #expect(navigator.state == ReaderState() && navigator.account == "b")
    // The first account does not get its former state back either.
    navigator.reset(account: "a")
    #expect(navigator.state == ReaderState())
  }

  @Test("has slots of its own")
  func slots() {
    let file = TemporaryFile()
    let recorder = ReaderRecorder(storage: FileStorage(file.url))
    let navigator = recorder.navigator
    navigator.reset(account: "a")
    navigator.show(.bookmarks)
    navigator.hide(.links)
    #expect(navigator.visibleTabs == [.timeline, .notifications, .explore, .profile, .bookmarks])
    navigator.reset(account: "b")
    #expect(navigator.visibleTabs == [.timeline, .notifications, .explore, .links, .profile])
    navigator.reset(account: "a")
    #expect(navigator.visibleTabs == [.timeline, .notifications, .explore, .profile, .bookmarks])
  }

  @Test("does not get the answer to a link of the one before")
  func resolving() async {
    navigator.open("https://mastodon.social/@dimillian")
    #expect(navigator.resolvingLink == .openAccount(acct: "dimillian"))
    navigator.reset(account: "b")
    await until { client.answers == 1 }
    #expect(navigator.resolvingLink == nil)
    #expect(navigator.state == ReaderState())
    #expect(recorder.events.last == .link(.cancelled, url: "https://mastodon.social/@dimillian"))
  }

  @Test("is none after signing out: every stack is empty, and the bar has what is for everybody")
  func signingOut() {
    navigator.use()
    navigator.conditions = []
    navigator.reset()
    #expect(navigator.state == ReaderState(selectedTab: .timeline))
    #expect(navigator.visibleTabs == [.timeline])
    #expect(navigator.account == nil)
  }

  @Test("is none after signing out, whichever is done first")
  func signingOutFirst() {
    navigator.use()
    navigator.reset()
    navigator.conditions = []
    #expect(navigator.state == ReaderState(selectedTab: .timeline) && navigator.visibleTabs == [.timeline])
  }
}
