import Foundation
import Reader
import Testing

@Suite("A link of Reader")
struct LinkTests {
  static let servers = ["mastodon.social", "mastodon.online"]

  private func tag(_ tag: String) -> LinkResolution<Navigation> {
    .landed(Landing(stack: .append([.hashTag(tag: tag)])))
  }

  private func link(_ url: String) -> Navigation.Link? {
    if case .app(let link, let context) = Navigation.resolve(url), context.url == url { link } else { nil }
  }

  @Test(
    "Each link pattern of the original app resolves to the expected link or route of Reader",
    arguments: try Facts.all.get().linkPatterns)
  func pattern(_ row: Facts.LinkPattern) {
    #expect(row.query.isEmpty)
    switch (row.pattern, row.destination) {
    case ("/**/tags/{tag}", "hashTag"), ("/**/tag/{tag}", "hashTag"):
      let word = row.pattern.contains("tags") ? "tags" : "tag"
      for server in Self.servers {
        #expect(Navigation.resolve("https://\(server)/\(word)/swift") == tag("swift"))
        // A pattern must name all segments before the tag, because `**` is only valid at the end of a path.
        #expect(link("https://\(server)/a/b/\(word)/swift") == .openInBrowser)
      }
      #expect(
        Navigation.resolve("https://mastodon.social/web/tags/swift")
          == .redirected(to: "https://mastodon.social/tags/swift"))
    case ("/@{acct}", "accountDetailWithAccount"):
      for server in Self.servers {
        #expect(link("https://\(server)/@dimillian") == .openAccount(acct: "dimillian"))
      }
      #expect(row.hosts == ["connected, not www*"])
      #expect(Navigation.resolve("https://www.mastodon.social/@dimillian") == .unmatched)
    case ("/**/{id}", "statusDetail"), ("/**/{id}", "remoteStatusDetail"):
      let server = row.destination == "statusDetail" ? "mastodon.social" : "mastodon.online"
      #expect(row.schemes.count == 2)
      #expect(link("https://\(server)/status/1010384") == .openStatus(id: "1010384"))
      #expect(link("https://\(server)/@dimillian/1010384") == .openAuthoredStatus(acct: "dimillian", id: "1010384"))
      #expect(
        Navigation.resolve("icecubesapp://\(server)/status/1010384")
          == .redirected(to: "https://\(server)/status/1010384"))
      #expect(link("https://\(server)/a/b/1010384") == .openInBrowser)
    case ("/**", "external browser"):
      for server in Self.servers { #expect(link("https://\(server)/about") == .openInBrowser) }
      #expect(Navigation.resolve("https://example.com/about") == .unmatched)
      #expect(Navigation.resolve("mailto:me@example.com") == .unmatched)
    default:
      Issue.record("\(row.pattern) to \(row.destination) has no test")
    }
  }

  @Test(
    "URLs from the tests of the original app resolve to the expected statuses in Reader",
    arguments: try Facts.all.get().testCases)
  func testCase(_ row: Facts.TestCase) throws {
    switch Navigation.resolve(row.url) {
    case .app(let link, let context):
      let expected = try #require(row.expected)
      guard case .openStatus(let id) = link else {
        Issue.record("\(link) is not a status")
        return
      }
      // The app decides the rest, because the app knows the user's servers.
      let server = try #require(row.context.server)
      let url = try #require(URL(string: context.url))
      #expect(try #require(row.context.connections).contains(url.host() ?? ""))
      let landing = Landing.status(id: id, url: url, server: server)
      #expect(landing.tab == nil && landing.stack.map(\.fact) == [expected.destination])
      #expect(landing.stackChange == .append(landing.stack))
      switch landing.stack.last {
      case .statusDetail(let id): #expect(expected.params == ["id": id])
      case .remoteStatusDetail(let url): #expect(expected.params == ["url": url.absoluteString])
      case let route: Issue.record("\(String(describing: route)) shows no status")
      }
    case .unmatched:
      #expect(row.expected == nil && row.context.connections == nil)
    case let resolution:
      Issue.record("\(resolution) is not the app's to answer")
    }
  }

  @Test("A status link of Reader keeps its ID as text, and a URL without a numeric ID opens in the browser")
  func ids() {
    #expect(link("https://mastodon.social/status/007") == .openStatus(id: "007"))
    #expect(link("https://mastodon.social/status/109372843234234567") == .openStatus(id: "109372843234234567"))
    #expect(link("https://mastodon.social/status/-7") == .openInBrowser)
    #expect(link("https://mastodon.social/status/latest") == .openInBrowser)
    #expect(link("https://mastodon.social/@dimillian/media") == .openInBrowser)
  }

  @Test("Account links of Reader keep a foreign server in the name, and `/users` paths redirect to `@` paths")
  func names() {
    #expect(link("https://mastodon.social/@a@mastodon.online") == .openAccount(acct: "a@mastodon.online"))
    #expect(
      Navigation.resolve("https://mastodon.social/users/a/statuses/7")
        == .redirected(to: "https://mastodon.social/@a/7"))
    #expect(Navigation.resolve("https://mastodon.social/users/a") == .redirected(to: "https://mastodon.social/@a"))
  }

  @Test("Reader declares exactly four resolved links, and a newer link replaces an earlier link")
  func answers() {
    let links: [Navigation.Link] = [
      .openAccount(acct: "a"), .openStatus(id: "1"), .openAuthoredStatus(acct: "a", id: "1"), .openInBrowser,
    ]
    #expect(Set(links.map(\.name)) == Set(Navigation.Link.declarations.map(\.name)))
    let routes = Screens.routes.map(\.fact)
    #expect(links.compactMap(\.fact).allSatisfy(routes.contains))
    #expect(Navigation.resolving == .replace)
  }
}
