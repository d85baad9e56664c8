import Foundation
import Reader
import Testing

@Suite("A place of Reader")
struct PrintingTests {
  private static let links: [Navigation.Link: String] = [
    .openAccount(acct: "dimillian"): "/@dimillian", .openStatus(id: "1010384"): "/status/1010384",
    .openAuthoredStatus(acct: "dimillian", id: "7"): "/@dimillian/7", .openInBrowser: "/",
  ]

  @Test("Every resolved link of Reader has a URL that resolves to the same link", arguments: Array(links.keys))
  func link(_ link: Navigation.Link) throws {
    let url = try #require(link.url(on: .servers))
    #expect(url.absoluteString == "https://mastodon.social\(Self.links[link] ?? "")")
    guard case .app(let back, _) = Navigation.resolve(url) else {
      Issue.record("\(url) is not the app's")
      return
    }
    #expect(back == link)
  }

  @Test(
    "Only the route `hashTag` of Reader has a URL, and the URL resolves to the same route", arguments: Screens.routes)
  func route(_ route: Navigation.Route) throws {
    guard case .hashTag = route else {
      #expect(route.url(on: .servers) == nil)
      return
    }
    let url = try #require(route.url(on: .servers))
    #expect(url.absoluteString == "https://mastodon.social/tags/swift")
    guard case .landed(let landing) = Navigation.resolve(url) else {
      Issue.record("\(url) does not land")
      return
    }
    #expect(landing.stackChange == .append([route]) && landing.tab == nil)
  }

  @Test("Routes and links of Reader have no URL if a URL cannot express their values")
  func unprintable() {
    #expect(Navigation.Route.hashTag(tag: "swift", account: "1").url(on: .servers) == nil)
    #expect(Navigation.Link.openStatus(id: "latest").url(on: .servers) == nil)
  }

  @Test("The tabs, sheets and windows of Reader have no URL")
  func others() {
    #expect(Navigation.Tab.allCases.allSatisfy { $0.url(on: .servers) == nil })
    #expect(Screens.sheets.allSatisfy { $0.url(on: .servers) == nil })
    #expect(Screens.windows.allSatisfy { $0.url(on: .servers) == nil })
  }

  @Test("Routes and links of Reader have no URL with the scheme of the app")
  func scheme() {
    #expect(Screens.routes.allSatisfy { $0.url(on: .app) == nil })
    #expect(Self.links.keys.allSatisfy { $0.url(on: .app) == nil })
  }
}
