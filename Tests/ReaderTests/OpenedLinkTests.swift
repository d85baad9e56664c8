import Foundation
import Reader
import TestSupport
import Testing

@Suite("An opened link of Reader")
@MainActor
struct OpenedLinkTests {
  let client = Client()
  let recorder: ReaderRecorder
  var navigator: Navigator<Navigation> { recorder.navigator }

  init() { recorder = ReaderRecorder(client: client) }

  /// The state of a user who reads a thread in the Explore tab.
  private static let before = ReaderState(selectedTab: .explore, stacks: [.explore: [.statusDetail(id: "1")]])

  private func after(_ screen: Navigation.Route) -> ReaderState {
    ReaderState(selectedTab: .explore, stacks: [.explore: [.statusDetail(id: "1"), screen]])
  }

  /// Opens a link in the state ``before``, and waits for the answer.
  private func open(_ url: String) async {
    navigator.reset()
    navigator.select(.explore)
    navigator.push(.statusDetail(id: "1"))
    #expect(navigator.state == Self.before)
    recorder.clear()
    navigator.open(url)
    await recorder.settle()
  }

  @Test("leads where the app's own tests say", arguments: try Facts.all.get().testCases)
  func testCase(_ row: Facts.TestCase) async throws {
    await open(row.url)
    switch row.expected?.destination {
    case "statusDetail": #expect(navigator.state == after(.statusDetail(id: "1010384")))
    case "remoteStatusDetail":
      #expect(try navigator.state == after(.remoteStatusDetail(url: #require(URL(string: row.url)))))
    case nil:
      #expect(navigator.state == Self.before)
      #expect(recorder.events == [.link(.unmatched, url: row.url)])
    case let destination?: Issue.record("\(destination) has no test")
    }
  }

  @Test("to a tag pushes it onto the stack that is there", arguments: ["tags/swift", "tag/swift", "web/tags/swift"])
  func tags(_ path: String) async {
    await open("https://mastodon.online/\(path)")
    #expect(navigator.state == after(.hashTag(tag: "swift")))
  }

  @Test("to an account pushes it once the server has found it")
  func accounts() async {
    await open("https://mastodon.social/@dimillian")
    #expect(navigator.state == after(.accountDetailWithAccount(account: Screens.account)))
  }

  @Test("to an account leaves everything as it is until there is an answer, and a view can show that it is on its way")
  func onItsWay() async {
    navigator.select(.explore)
    #expect(
      navigator.open("https://mastodon.social/@dimillian") == .handledByApp)
    #expect(navigator.state == ReaderState(selectedTab: .explore))
    #expect(navigator.resolvingLink == .openAccount(acct: "dimillian"))
    await recorder.settle()
    #expect(navigator.resolvingLink == nil)
    #expect(navigator.state.stacks[.explore]?.count == 1)
  }

  @Test("to an account that the server does not know changes nothing")
  func nobody() async {
    await open("https://mastodon.social/@nobody")
    #expect(navigator.state == Self.before)
    #expect(
      recorder.events == [
        .link(.resolving(.openAccount(acct: "nobody")), url: "https://mastodon.social/@nobody"),
        .link(.nowhere("NotFound()"), url: "https://mastodon.social/@nobody"),
      ])
  }

  @Test("to any other page of a server is the browser's")
  func browser() async {
    await open("https://mastodon.online/about/more")
    #expect(navigator.state == Self.before)
    #expect(client.browsed == ["https://mastodon.online/about/more"])
  }

  @Test("to a server that the spec does not have changes nothing, and the app is told")
  func elsewhere() async {
    await open("https://example.com/@dimillian")
    #expect(navigator.state == Self.before && client.browsed.isEmpty)
    #expect(recorder.events == [.link(.unmatched, url: "https://example.com/@dimillian")])
  }

  @Test(
    "of the app's scheme is that of the server",
    arguments: ["status/1010384", "@dimillian/1010384", "users/dimillian/statuses/1010384"])
  func scheme(_ path: String) async {
    await open("icecubesapp://mastodon.social/\(path)")
    #expect(navigator.state == after(.statusDetail(id: "1010384")))
  }

  @Test("leads to the same place from outside, before the first view, as from within")
  func outside() async {
    for url in ["https://mastodon.social/tags/swift", "https://mastodon.social/@dimillian"] {
      let client = client
      let navigator = Navigator<Navigation>(conditions: [.signedIn], storage: nil) { try await client.answer($0, $1) }
      #expect(navigator.open(url) == .pending)
      #expect(navigator.state == ReaderState())
      navigator.host.start()
      await until { navigator.resolvingLink == nil }
      recorder.navigator.reset()
      recorder.navigator.open(url)
      await recorder.settle()
      #expect(navigator.state == recorder.navigator.state && navigator.state.stacks[.timeline]?.count == 1)
    }
  }

  @Test("takes the place of the one whose answer is not there yet")
  func newest() async {
    let former = "https://mastodon.social/@dimillian"
    let latter = "https://mastodon.social/status/1010384"
    navigator.open(former)
    navigator.open(latter)
    await recorder.settle()
    #expect(navigator.state == ReaderState(stacks: [.timeline: [.statusDetail(id: "1010384")]]))
    #expect(recorder.events.contains(.link(.replaced(by: latter), url: former)))
  }

  @Test("takes away the sheet that would cover it")
  func sheets() async {
    navigator.present(sheet: .addAccount)
    navigator.open("https://mastodon.social/tags/swift")
    #expect(navigator.state == ReaderState(stacks: [.timeline: [.hashTag(tag: "swift")]]))
  }
}
