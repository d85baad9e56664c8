import Foundation
import PetSpot
import Testing

@Suite("A place of PetSpot")
struct PrintingTests {
  /// The path of each tab.
  private static let tabs: [Navigation.Tab: String] = [
    .home: "/", .lostPet: "/lost-pets", .foundPet: "/found-pets", .contactUs: "/contact", .account: "/account",
  ]
  private static let routes: [Navigation.Route: String] = [
    .petDetails(announcementId: "42"): "/lost-pets/42",
    .missingPetReport(.missingPetPhoto): "/report-missing/photo",
    .missingPetReport(.missingPetDescription): "/report-missing/details",
    .missingPetReport(.missingPetContactDetails): "/report-missing/contact",
  ]
  private static let covers: [Navigation.Cover: String] = [.reportMissingPet: "/report-missing/microchip"]

  private func check(_ place: some LinkDestination, _ path: String?, _ url: (Navigation.Origin) -> URL?) throws {
    for origin in Navigation.Origin.allCases {
      guard let path else {
        #expect(url(origin) == nil)
        continue
      }
      let printed = try #require(url(origin))
      switch origin {
      case .app: #expect(printed.absoluteString == "petspot:/" + path || printed.absoluteString == "petspot:" + path)
      case .web: #expect(printed.absoluteString == "https://petspot.example" + path)
      }
      let back: Destination? =
        switch Navigation.resolve(printed) {
        case .landed(let landing):
          landing.modals.last?.stack.last?._destination ?? landing.cover?._destination ?? landing.stack.last?
            ._destination
            ?? landing.tab?._destination
        case .app(let link, _): link._destination
        case .redirected, .unmatched, .rejected: nil
        }
      #expect(back == place._destination)
    }
  }

  @Test("Each PetSpot tab has a URL on every origin that resolves to the tab again", arguments: Navigation.Tab.allCases)
  func tab(_ tab: Navigation.Tab) throws {
    let path = try #require(Self.tabs[tab])
    try check(tab, path) { tab.url(on: $0) }
  }

  @Test(
    "A PetSpot route has a URL that resolves to the route again, or no URL if the route has no link",
    arguments: Screens.routes)
  func route(_ route: Navigation.Route) throws {
    try check(route, Self.routes[route]) { route.url(on: $0) }
  }

  @Test(
    "A PetSpot cover has a URL that resolves to the cover again, or no URL if the cover has no link",
    arguments: Screens.covers)
  func cover(_ cover: Navigation.Cover) throws {
    try check(cover, Self.covers[cover]) { cover.url(on: $0) }
  }

  @Test("The resolved link to the PetSpot report summary has a URL that resolves to the same link")
  func link() throws {
    let link = Navigation.Link.openMissingPetSummary
    try check(link, "/report-missing/summary") { link.url(on: $0) }
  }

  @Test(
    "The URL of PetSpot pet details preserves special characters in the announcement ID",
    arguments: ["a b", "a/b", "\u{1F431}", "%41", "?#", "e\u{301}", "+"])
  func ids(_ id: String) throws {
    let route = Navigation.Route.petDetails(announcementId: id)
    let url = try #require(route.url(on: .web))
    #expect(Navigation.resolve(url) == .landed(Landing(tab: .lostPet, stack: [route])))
  }
}
