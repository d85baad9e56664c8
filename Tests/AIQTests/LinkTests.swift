import AIQ
import Testing

@Suite("A link of AIQ")
struct LinkTests {
  /// The URLs for which the spec differs from the app.
  ///
  /// The host of a URL with a custom scheme is the first segment, which is folded like a host.
  static let differing = ["aiq://TEST/results/123"]

  @Test(
    "Each URL in the tests of the original AIQ app resolves to the expected destination, parameters, and stack",
    arguments: AIQFacts.rows(\.testCases))
  func testCase(_ row: AIQFacts.TestCase) throws {
    let resolution = AIQNavigation.resolve(row.url)
    guard !Self.differing.contains(row.url) else { return try foldedHost(row) }
    guard let expected = row.expected else { return #expect(resolution == .unmatched) }
    let note = try #require(resolution.note)
    #expect(note.destination == expected.destination)
    #expect(note.params == expected.params)
    if let tab = expected.tab { #expect(note.tab == tab) }
    if let stack = expected.stack {
      #expect(resolution.landing?.stackChange == .replace(resolution.landing?.stack ?? []))
      #expect(resolution.landing?.stack.map(\.note) == stack.routes)
    }
    if let other = row.sameAs {
      let other = try #require(AIQNavigation.resolve(other).note)
      #expect(note == other)
    }
  }

  private func foldedHost(_ row: AIQFacts.TestCase) throws {
    #expect(row.expected == nil)
    let note = try #require(AIQNavigation.resolve(row.url).note)
    #expect(note.destination == "testResults")
    #expect(note.params == ["id": 123])
  }

  @Test("AIQ differs from the original link tests only for a URL with an uppercase custom-scheme host")
  func differences() throws {
    let rows = AIQFacts.rows(\.testCases).filter {
      (AIQNavigation.resolve($0.url).note == nil) != ($0.expected == nil)
    }
    #expect(rows.map(\.url) == Self.differing)
  }

  @Test(
    "Each AIQ link pattern matches on every origin and ignores extra segments, queries, and fragments",
    arguments: AIQFacts.rows(\.linkPatterns))
  func pattern(_ row: AIQFacts.LinkPattern) throws {
    #expect(row.customSchemeHostIsFirstSegment)
    #expect(row.params.values.allSatisfy { $0 == "positiveInt" })
    var starts = row.schemes.flatMap { [$0 + "://", $0 + ":///", $0 + ":/", $0 + ":"] }
    for scheme in row.universalSchemes { starts += row.universalHosts.map { "\(scheme)://\($0)/" } }
    #expect(starts.count == 6)
    let parts = row.pattern.split(separator: "/").filter { $0 != "**" }.map { $0.hasPrefix("{") ? "7" : $0 }
    for start in starts {
      for rest in ["", "/", "/x", "/x/y/z", "?q=1", "/x#f"] {
        let resolution = AIQNavigation.resolve(start + parts.joined(separator: "/") + rest)
        guard AfterTheDocument.linkPatterns[row.pattern] == nil else {
          #expect(resolution == .unmatched)
          continue
        }
        let note = try #require(resolution.note)
        #expect(note.destination == row.destination)
        #expect(note.params == row.params.mapValues { _ in 7 })
        #expect(note.tab == row.tab)
        #expect(row.rest?.hasPrefix("ignored") == true)
        let names = row.stack.map { $0.map { String($0.prefix { $0 != "(" }) } } ?? []
        switch row.action {
        case "popToRootThenPush", "selectTab + popToRoot":
          let landing = try #require(resolution.landing)
          #expect(landing.stackChange == .replace(landing.stack))
          #expect(landing.stack.map(\.name) == names)
        case nil:
          // The app resolves the link, and answers with this screen once the app has the result.
          #expect(row.resolution?.hasPrefix("async") == true)
          #expect(resolution.context != nil && names == ["testDetail"])
        case let action?: Issue.record("nothing here tries \(action)")
        }
      }
    }
  }

  @Test(
    "The URLs of the original `parseAction` tests of AIQ replace a stack, become resolved links, or are unmatched",
    arguments: AIQFacts.rows(\.actionCases))
  func action(_ row: AIQFacts.ActionCase) throws {
    // The app's synchronous handler returns `nil` for tabs, for results that it must fetch, and for unknown URLs.
    let resolution = AIQNavigation.resolve(row.url)
    guard let action = row.expectedAction else {
      switch row.url {
      case "aiq://settings": #expect(resolution.landing?.stackChange == .replace([]))
      case "aiq://test/results/123": #expect(resolution.context?.tab == .dashboard)
      case "custom://unknown": #expect(resolution == .unmatched)
      default: Issue.record("nothing here tries \(row.url)")
      }
      return
    }
    #expect(action.action == "popToRootThenPush")
    let landing = try #require(resolution.landing)
    let id = try #require(action.params["sessionId"])
    #expect(landing.stackChange == .replace([.testTaking(sessionId: id)]))
    #expect(landing.stack.map(\.name) == [action.destination])
  }

  @Test("A link to an AIQ result becomes a resolved link with the ID, the tab, and the sign-in condition")
  func resolvedByTheApp() {
    let url = "https://dev.a-iq-test.com/test/results/00789/share?utm_source=mail"
    guard case .app(let link, let context) = AIQNavigation.resolve(url) else {
      Issue.record("\(url) is not the app's to resolve")
      return
    }
    #expect(link == .openResults(id: 789))
    #expect(context.url == url)
    #expect(context.tab == .dashboard)
    #expect(context.requires == [.signedIn])
    #expect(context.deprecation == nil)
  }
}
