import AIQ
import Testing

@Suite("What is known to be amiss in the app")
struct KnownIssueTests {
  typealias Route = AIQNavigation.Route

  @Test(
    "AIQ avoids each known issue of the original app or makes the issue explicit in the spec",
    arguments: AIQFacts.rows(\.knownIssues))
  func issue(_ row: AIQFacts.KnownIssue) {
    let tabs = AIQNavigation.TabDestination.allCases
    switch row.kind {
    case "dead route":
      // The spec shows two of the routes before the sign-in, and lacks the third route.
      for route in Route.samples {
        let isOnGate = route.isAllowed(inFlowOf: AIQNavigation.Gate.welcome)
        #expect(isOnGate == (route == .registration))
        #expect(isOnGate != tabs.contains(where: route.isAllowed))
      }
      #expect(AfterTheDocument.routes["scoreBreakdown"] != nil)
    case "missing handler by tab":
      // The spec declares the tabs of each route, and switches over the enum have no `default`.
      #expect(!Route.feedback.isAllowed(in: AIQNavigation.TabDestination.dashboard))
      #expect(!Route.testTaking().isAllowed(in: AIQNavigation.TabDestination.history))
    case "unlisted link":
      #expect(AIQNavigation.resolve("aiq://login") == .unmatched)
    case "untested pattern":
      #expect(AfterTheDocument.linkPatterns["/groups/join/**"] != nil)
      #expect(AIQNavigation.resolve("aiq://groups/join?code=abc") == .unmatched)
    case "silent acceptance":
      // The pattern explicitly accepts all further segments with `{...?}`.
      #expect(AIQNavigation.resolve("aiq://settings/anything/else").landing?.tab == .settings)
      #expect(AIQNavigation.resolve("aiq://test/results/1/extra").note?.params == ["id": 1])
    case "platform-dependent parse":
      // An escaped slash does not separate segments on any platform.
      #expect(AIQNavigation.resolve("aiq://test/results/123%2F456") == .unmatched)
      #expect(AIQNavigation.resolve("aiq://test%2Fresults/123") == .unmatched)
      #expect(AIQNavigation.resolve("aiq://settings/a%2Fb").landing?.tab == .settings)
    default: Issue.record("nothing here tries \(row.kind): \(row.what)")
    }
  }
}
