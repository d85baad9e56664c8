import Foundation
import Testing
import WaymarkNavigation

@testable import Showcase

@Suite("The URL of a screen")
struct URLTests {
  @Test("Screens of Showcase have the URLs of their links in the spec")
  func printing() {
    #expect(ShowcaseNavigation.Route.detail(id: "123").url(on: .app)?.absoluteString == "myapp://home/detail/123")
    #expect(ShowcaseNavigation.Route.about.url(on: .app)?.absoluteString == "myapp://settings/about")
    #expect(ShowcaseNavigation.Sheet.about.url(on: .app)?.absoluteString == "myapp://settings/modal")
    #expect(ShowcaseNavigation.Cover.preferences.url(on: .app)?.absoluteString == "myapp://settings/fullcover")
  }

  @Test("The URL of a walk in Showcase resolves to the same walk, even if the ID has special characters")
  func roundTrip() throws {
    for id in ["123", "a b", "a/b", "ä?#"] {
      let route = ShowcaseNavigation.Route.detail(id: id)
      let url = try #require(route.url(on: .app))
      #expect(ShowcaseNavigation.resolve(url) == .landed(Landing(tab: .home, stack: [route])))
    }
  }

  @Test("The detail route of Showcase has no URL if its ID is empty")
  func impossible() {
    #expect(ShowcaseNavigation.Route.detail(id: "").url(on: .app) == nil)
  }
}
