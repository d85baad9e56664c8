import Foundation
import Reader
import TestSupport
import Testing

@Suite("Accounts in Reader")
@MainActor
struct AccountTests {
  let client = Client()
  let recorder: ReaderRecorder
  var navigator: Navigator<Navigation> { recorder.navigator }

  init() { recorder = ReaderRecorder(client: client) }

  @Test("A switch to another account empties every stack of Reader")
  func stacks() {
    navigator.use()
    #expect(navigator.state.stacks.count == 2)
    navigator.reset(account: "b")
    #expect(navigator.state.stacks.isEmpty)
  }

  @Test("Reader dismisses its sheet after a switch of accounts")
  func sheets() {
    navigator.use()
    #expect(navigator.state.sheet == .listCreate)
    navigator.reset(account: "b")
    #expect(navigator.state.modal == nil)
  }

  @Test("Every window of Reader closes after a switch of accounts")
  func windows() {
    navigator.use()
    #expect(navigator.state.windows.count == 1)
    navigator.reset(account: "b")
    #expect(navigator.state.windows.isEmpty)
  }

  @Test("Each account of Reader starts at the timeline, even after a return to a former account")
  func start() {
    navigator.use()
    navigator.reset(account: "b")
    #expect(navigator.state == ReaderState() && navigator.account == "b")
    // The first account does not get its former state back either.
    navigator.reset(account: "a")
    #expect(navigator.state == ReaderState())
  }

  @Test("Reader stores the visible tabs of the tab bar separately for each account")
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

  @Test("A switch of accounts in Reader cancels the resolution of a link")
  func resolving() async {
    navigator.open("https://mastodon.social/@dimillian")
    #expect(navigator.resolvingLink == .openAccount(acct: "dimillian"))
    navigator.reset(account: "b")
    await until { client.answers == 1 }
    #expect(navigator.resolvingLink == nil)
    #expect(navigator.state == ReaderState())
    #expect(recorder.plainEvents.last == .link(.cancelled, url: "https://mastodon.social/@dimillian"))
  }

  @Test("Signing out of Reader restores the initial state and leaves only the timeline in the tab bar")
  func signingOut() {
    navigator.use()
    navigator.conditions = []
    navigator.reset()
    #expect(navigator.state == ReaderState(selectedTab: .timeline))
    #expect(navigator.visibleTabs == [.timeline])
    #expect(navigator.account == nil)
  }

  @Test("Reader ends in the same signed-out state if the account resets before the condition `signedIn` is cleared")
  func signingOutFirst() {
    navigator.use()
    navigator.reset()
    navigator.conditions = []
    #expect(navigator.state == ReaderState(selectedTab: .timeline) && navigator.visibleTabs == [.timeline])
  }
}
