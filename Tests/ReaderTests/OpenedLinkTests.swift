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

  @Test(
    "Opening a URL from the tests of the original app leads Reader to the expected state",
    arguments: try Facts.all.get().testCases)
  func testCase(_ row: Facts.TestCase) async throws {
    await open(row.url)
    switch row.expected?.destination {
    case "statusDetail": #expect(navigator.state == after(.statusDetail(id: "1010384")))
    case "remoteStatusDetail":
      #expect(try navigator.state == after(.remoteStatusDetail(url: #require(URL(string: row.url)))))
    case nil:
      #expect(navigator.state == Self.before)
      #expect(recorder.plainEvents == [.link(.unmatched, url: row.url)])
    case let destination?: Issue.record("\(destination) has no test")
    }
  }

  @Test(
    "A link to a tag pushes the tag onto the current stack of Reader",
    arguments: ["tags/swift", "tag/swift", "web/tags/swift"])
  func tags(_ path: String) async {
    await open("https://mastodon.online/\(path)")
    #expect(navigator.state == after(.hashTag(tag: "swift")))
  }

  @Test("A link to an account pushes the account in Reader after the server finds the account")
  func accounts() async {
    await open("https://mastodon.social/@dimillian")
    #expect(navigator.state == after(.accountDetailWithAccount(account: Screens.account)))
  }

  @Test("Reader keeps its state and exposes `resolvingLink` until the server answers a link to an account")
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

  @Test("A link to an unknown account leaves the state of Reader unchanged and reports the error of the server")
  func nobody() async {
    await open("https://mastodon.social/@nobody")
    #expect(navigator.state == Self.before)
    #expect(
      recorder.plainEvents == [
        .link(.resolving(.openAccount(acct: "nobody")), url: "https://mastodon.social/@nobody"),
        .link(.nowhere("NotFound()"), url: "https://mastodon.social/@nobody"),
      ])
  }

  @Test("Reader opens any other page of a known server in the browser and keeps its state")
  func browser() async {
    await open("https://mastodon.online/about/more")
    #expect(navigator.state == Self.before)
    #expect(client.browsed == ["https://mastodon.online/about/more"])
  }

  @Test("Reader reports a link to an unknown server as unmatched and keeps its state")
  func elsewhere() async {
    await open("https://example.com/@dimillian")
    #expect(navigator.state == Self.before && client.browsed.isEmpty)
    #expect(recorder.plainEvents == [.link(.unmatched, url: "https://example.com/@dimillian")])
  }

  @Test(
    "A link with the scheme `icecubesapp` opens the same status in Reader as the link of the server",
    arguments: ["status/1010384", "@dimillian/1010384", "users/dimillian/statuses/1010384"])
  func scheme(_ path: String) async {
    await open("icecubesapp://mastodon.social/\(path)")
    #expect(navigator.state == after(.statusDetail(id: "1010384")))
  }

  @Test("A link that launches Reader leads to the same state as a link that the running app opens")
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

  @Test("A newer link in Reader replaces a link that still waits for its answer")
  func newest() async {
    let former = "https://mastodon.social/@dimillian"
    let latter = "https://mastodon.social/status/1010384"
    navigator.open(former)
    navigator.open(latter)
    await recorder.settle()
    #expect(navigator.state == ReaderState(stacks: [.timeline: [.statusDetail(id: "1010384")]]))
    #expect(recorder.plainEvents.contains(.link(.replaced(by: latter), url: former)))
  }

  @Test("A link that pushes a screen in Reader dismisses the current sheet")
  func sheets() async {
    navigator.present(sheet: .addAccount)
    navigator.open("https://mastodon.social/tags/swift")
    #expect(navigator.state == ReaderState(stacks: [.timeline: [.hashTag(tag: "swift")]]))
  }
}
