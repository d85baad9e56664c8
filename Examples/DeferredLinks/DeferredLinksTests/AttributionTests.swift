import Foundation
import Testing
import WaymarkNavigation

@testable import DeferredLinks

private struct FoundLink: AppsFlyerDeepLink {
  let deeplinkValue: String?
  let isDeferred: Bool
}

@Suite("A link that an attribution service reports")
@MainActor
struct AttributionTests {
  private let inbox = LinkInbox()
  private let recorder = NavigationRecorder<FruitsNavigation> { _, _ in .done }

  /// The links of an app that has just been installed.
  private func links() throws -> AttributedLinks {
    let name = "AttributionTests"
    let defaults = try #require(UserDefaults(suiteName: name))
    defaults.removePersistentDomain(forName: name)
    return AttributedLinks(for: recorder.navigator, inbox: inbox, defaults: defaults)
  }

  private func deferred(_ path: String) throws -> ReportedLink {
    try #require(ReportedLink(path: path, isDeferred: true))
  }

  @Test("The parameters of Branch contain a link only if the user tapped a link")
  func branch() {
    let tapped: [AnyHashable: Any] = [
      "+clicked_branch_link": true, "+is_first_session": true, "$deeplink_path": "/fruits/fig",
    ]
    #expect(ReportedLink(branch: tapped) == ReportedLink(path: "fruits/fig", isDeferred: true))
    #expect(ReportedLink(branch: tapped.merging(["+clicked_branch_link": false]) { $1 }) == nil)
    #expect(ReportedLink(branch: tapped.merging(["+is_first_session": false]) { $1 })?.isDeferred == false)
    #expect(ReportedLink(branch: nil) == nil)
  }

  @Test("The value of AppsFlyer's deep link is a path of the app")
  func appsFlyer() {
    let link = ReportedLink(appsFlyer: FoundLink(deeplinkValue: "fruits/fig", isDeferred: false))
    #expect(link?.url == URL(string: "fruits://fruits/fig"))
    #expect(ReportedLink(appsFlyer: FoundLink(deeplinkValue: nil, isDeferred: true)) == nil)
  }

  @Test(
    "A path that matches no link of the spec is no link",
    arguments: [
      "", "/", "nowhere", "https://evil.example/fruits/fig", "//evil.example", "fruits", "fruits/%00", "../fruits/fig",
    ])
  func untrusted(_ path: String) {
    // The root of the site is a link of the app.
    let isRoot = ["", "/"].contains(path)
    #expect((ReportedLink(path: path, isDeferred: false) == nil) == !isRoot)
  }

  @Test("A deferred link opens once after the installation")
  func once() throws {
    let links = try links()
    links.receive(try deferred("fruits/fig"))
    #expect(inbox.take() == URL(string: "fruits://fruits/fig"))
    links.receive(try deferred("fruits/fig"))
    #expect(inbox.take() == nil)
  }

  @Test("A deferred link that arrives after the user has navigated, or after another link, is dropped")
  func late() throws {
    recorder.navigator.select(.basket)
    try links().receive(try deferred("fruits/fig"))
    #expect(inbox.take() == nil)
  }

  @Test("A link that the user taps in the installed app always opens")
  func direct() throws {
    let links = try links()
    recorder.navigator.select(.basket)
    for _ in 1...2 {
      links.receive(try #require(ReportedLink(path: "fruits/fig", isDeferred: false)))
      #expect(inbox.take() == URL(string: "fruits://fruits/fig"))
    }
  }
}
