import Foundation
import Showcase
import Testing

@Suite("A destination of the showcase")
struct PrintingTests {
  /// The places with the first link of each. The `detail` screen has a link in each of two tabs.
  static let places: [(path: String, url: URL?, destination: Destination)] = [
    place("home", ShowcaseNavigation.Tab.home),
    place("profile", ShowcaseNavigation.Tab.profile),
    place("settings", ShowcaseNavigation.Tab.settings),
    place("home/detail/42", ShowcaseNavigation.Route.detail(id: "42")),
    place("home/extraInfo", ShowcaseNavigation.Route.extraInfo),
    place("profile/edit", ShowcaseNavigation.Route.editProfile),
    place("settings/about", ShowcaseNavigation.Route.about),
    place("settings/preferences", ShowcaseNavigation.Route.preferences),
    place("profile/modal", ShowcaseNavigation.Sheet.editProfile),
    place("settings/modal", ShowcaseNavigation.Sheet.about),
    place("profile/fullcover", ShowcaseNavigation.Cover.editProfileFullScreen),
    place("settings/fullcover", ShowcaseNavigation.Cover.preferences),
  ]

  private static func place<Place: LinkDestination>(
    _ path: String, _ place: Place
  ) -> (path: String, url: URL?, destination: Destination) where Place.Navigation == ShowcaseNavigation {
    (path, place.url(on: .app), place._destination)
  }

  @Test("The URL tests of Showcase contain each tab, route, sheet, and cover")
  func count() {
    let count =
      ShowcaseNavigation.Tab.allCases.count + ShowcaseNavigation.Route.declarations.count
      + ShowcaseNavigation.Sheet.declarations.count + ShowcaseNavigation.Cover.declarations.count
    #expect(Set(Self.places.map(\.destination)).count == count)
  }

  @Test("Each Showcase destination has a URL that resolves to the same destination", arguments: places.indices)
  func leadsBack(_ index: Int) throws {
    let (path, url, destination) = Self.places[index]
    let printed = try #require(url)
    #expect(printed.absoluteString == "myapp://" + path)
    guard case .landed(let landing) = ShowcaseNavigation.resolve(printed) else {
      Issue.record("\(printed) does not land")
      return
    }
    #expect(self.destination(of: landing) == destination)
  }

  @Test("The URL of a Showcase detail screen preserves special characters in the ID")
  func ids() throws {
    for id in ["a b", "a/b", "\u{1F34C}", "%41", "...", "?#", "A:B@c", "e\u{301}", "+", "\\"] {
      let route = ShowcaseNavigation.Route.detail(id: id)
      let url = try #require(route.url(on: .app))
      #expect(ShowcaseNavigation.resolve(url) == .landed(Landing(tab: .home, stack: [route])))
    }
  }

  @Test("`url(on:)` returns nil for a Showcase detail screen with an ID that no URL can contain")
  func impossibleIDs() {
    for id in ["", ".", "..", "\0", "a\nb", String(repeating: "x", count: 2_048)] {
      #expect(ShowcaseNavigation.Route.detail(id: id).url(on: .app) == nil)
    }
  }

  private func destination(of landing: Landing<ShowcaseNavigation>) -> Destination? {
    landing.sheet?._destination ?? landing.cover?._destination ?? landing.stack.last?._destination
      ?? landing.tab?._destination
  }
}
