import AIQ
import Testing

@Suite("What is known to be amiss in the app")
struct KnownIssueTests {
  typealias Route = AIQNavigation.Route

  @Test("is so no more, or said in the spec", arguments: AIQFacts.rows(\.knownIssues))
  func issue(_ row: AIQFacts.KnownIssue) {
    let tabs = AIQNavigation.TabDestination.allCases
    switch row.kind {
    case "dead route":
      // The spec says of the two that no tab pushes them, and the third is not there.
      for route in Route.samples {
        let isDead = !tabs.contains(where: route.isAllowed)
        #expect(isDead == (route == .welcome || route == .registration))
      }
      #expect(AfterTheDocument.routes["scoreBreakdown"] != nil)
    case "missing handler by tab":
      // The route says where it belongs, and its enum is switched over without a `default`.
      #expect(!Route.feedback.isAllowed(in: AIQNavigation.TabDestination.dashboard))
      #expect(!Route.testTaking().isAllowed(in: AIQNavigation.TabDestination.history))
    case "unlisted link":
      #expect(AIQNavigation.resolve("aiq://login") == .unmatched)
    case "untested pattern":
      #expect(AfterTheDocument.linkPatterns["/groups/join/**"] != nil)
      #expect(AIQNavigation.resolve("aiq://groups/join?code=abc") == .unmatched)
    case "silent acceptance":
      // The pattern says so, `{...?}`, where everybody can read it.
      #expect(AIQNavigation.resolve("aiq://settings/anything/else").landing?.tab == .settings)
      #expect(AIQNavigation.resolve("aiq://test/results/1/extra").note?.params == ["id": 1])
    case "platform-dependent parse":
      // An escaped slash is no separator, on any system.
      #expect(AIQNavigation.resolve("aiq://test/results/123%2F456") == .unmatched)
      #expect(AIQNavigation.resolve("aiq://test%2Fresults/123") == .unmatched)
      #expect(AIQNavigation.resolve("aiq://settings/a%2Fb").landing?.tab == .settings)
    default: Issue.record("nothing here tries \(row.kind): \(row.what)")
    }
  }
}
