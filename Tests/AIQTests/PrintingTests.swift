import AIQ
import Foundation
import Testing

@Suite("A destination of AIQ")
struct PrintingTests {
  typealias Navigation = AIQNavigation

  private func start(of origin: Navigation.Origin) -> String {
    switch origin {
    case .app: "aiq://"
    case .web: "https://a-iq-test.com/"
    }
  }

  @Test(
    "Each AIQ destination with a link has a URL on every origin that resolves to the same destination",
    arguments: Navigation.Origin.allCases)
  func leadsBack(_ origin: Navigation.Origin) throws {
    let settings = try #require(Navigation.TabDestination.settings.url(on: origin))
    #expect(settings.absoluteString == start(of: origin) + "settings")
    #expect(Navigation.resolve(settings).landing == Landing(tab: .settings, stack: [], requires: [.signedIn]))
    for id in [1, 42, Int.max] {
      let route = Navigation.Route.testTaking(sessionId: id)
      let resume = try #require(route.url(on: origin))
      #expect(resume.absoluteString == start(of: origin) + "test/resume/\(id)")
      #expect(Navigation.resolve(resume).landing?.stack == [route])

      let link = Navigation.Link.openResults(id: id)
      let results = try #require(link.url(on: origin))
      #expect(results.absoluteString == start(of: origin) + "test/results/\(id)")
      guard case .app(let again, let context) = Navigation.resolve(results) else {
        Issue.record("\(results) is not the app's to resolve")
        continue
      }
      #expect(again == link)
      #expect(context.url == results.absoluteString)
    }
  }

  @Test(
    "`url(on:)` returns nil for AIQ destinations without a link and for invalid IDs",
    arguments: Navigation.Origin.allCases)
  func noURL(_ origin: Navigation.Origin) {
    for tab in Navigation.TabDestination.allCases where tab != .settings { #expect(tab.url(on: origin) == nil) }
    // The samples contain `testTaking` without a session, which no URL expresses.
    for route in Navigation.Route.samples { #expect(route.url(on: origin) == nil) }
    for id in [0, -1, Int.min] {
      #expect(Navigation.Route.testTaking(sessionId: id).url(on: origin) == nil)
      #expect(Navigation.Link.openResults(id: id).url(on: origin) == nil)
    }
  }
}
