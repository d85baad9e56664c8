import Foundation
import Testing
import WaymarkNavigation

@testable import Everything

/// Tests of the code that the plugin generates for a spec with every construct of the language.
@Suite("Everything")
struct EverythingTests {
  private typealias Navigation = MuseumNavigation
  private typealias Place = Landing<MuseumNavigation>

  private static let visit = UUID(uuidString: "3F2504E0-4F89-11D3-9A0C-0305E82C3301")!

  /// Returns a landing that presents a screen and leaves the stack of the current tab unchanged.
  private static func over(_ tab: Navigation.Floor?, _ modal: NavigationState<Navigation>.Modal) -> Place {
    Place(tab: tab, stack: tab == nil ? .keep : [], modals: [modal])
  }

  private static let landings: [(url: String, landing: Place)] = [
    ("museum:", Place(tab: .tour, stack: [])),
    ("museum://shop", Place(tab: .shop, stack: [])),
    (
      "museum://find?query=x&room=1&room=0&room=7&kind=sculpture",
      Place(tab: .find, arguments: .find(query: "x", rooms: [1, 7], kind: .sculpture), stack: [])
    ),
    (
      "https://museum.example/find?q=red+bowls%2B1",
      Place(tab: .find, arguments: .find(query: "red bowls+1"), stack: [])
    ),
    ("museum://find?q=y+z", Place(tab: .find, arguments: .find(query: "y+z"), stack: [])),
    ("museum://find?q=y", Place(tab: .find, arguments: .find(query: "y"), stack: [])),
    ("museum://find?q=a&query=b", Place(tab: .find, arguments: .find(), stack: [])),
    ("museum://works/7", Place(tab: .tour, stack: [.works, .work(id: 7)])),
    (
      "museum.beta:works/7?zoom=2.5&annotated=true",
      Place(tab: .tour, stack: [.works, .work(id: 7, zoom: 2.5, annotated: true)])
    ),
    (
      "https://museum.example/pieces/3",
      Place(tab: .tour, stack: [.works, .work(id: 3, zoom: 3)], deprecation: "use /works/{id}")
    ),
    ("https://museum.example/qr/5", Place(tab: .find, stack: [.works, .work(id: 5)])),
    ("https://museum.example/app#/works/4?zoom=2", Place(tab: .tour, stack: [.works, .work(id: 4, zoom: 2)])),
    ("museum://about", Place(stack: [.about])),
    ("museum://rooms/007", Place(tab: .tour, stack: [.room(number: 7)])),
    (
      "museum://rooms/3/2000-02-29",
      Place(tab: .tour, stack: [.room(number: 3, on: CalendarDate(year: 2000, month: 2, day: 29))])
    ),
    (
      "https://museum.example/catalog/vases-and-bowls/a/b%2Fc",
      Place(tab: .find, stack: [.catalog(path: ["a", "b/c"], kind: .vasesAndBowls)])
    ),
    ("museum://pages", over(nil, .sheet(.page()))),
    ("https://pl.help.museum.example/pages/a/b", Place(window: .init(.page(path: "a/b", locale: "pl")))),
    (
      "museum://tickets/ABC-1234?visit=3f2504e0-4f89-11d3-9a0c-0305e82c3301",
      Place(tab: .visits, stack: [.ticket(code: "ABC-1234", visit: visit)], requires: [.member])
    ),
    (
      "museum://buy?return=https%3A%2F%2Fex.com%2Fa",
      over(.shop, .cover(.buy(returnTo: URL(string: "https://ex.com/a"))))
    ),
    ("museum://buy/payment", over(nil, .cover(.buy(), stack: [.payment]))),
    ("museum://buy/receipt/x-1", over(nil, .cover(.buy(), stack: [.payment, .receipt(number: "x-1")]))),
    (
      "museum://buy/voucher/ABC-1234",
      Place(modals: [.cover(.buy()), .sheet(.voucher(code: "ABC-1234"))])
    ),
    ("museum://buy/terms", Place(modals: [.cover(.buy()), .sheet(.voucher()), .cover(.terms)])),
    (
      "museum://terms/7",
      Place(tab: .shop, stack: [], modals: [.sheet(.voucher()), .cover(.terms, stack: [.clause(number: 7)])])
    ),
    ("museum://audio/3", Place(tab: .tour, stack: [.audio(.player(track: 3))])),
    ("museum://audio/captions", over(nil, .sheet(.audio(.captions)))),
    ("museum://quiz", Place(tab: .tour, stack: [.quiz()], requires: [.quizSeason])),
    ("museum://quiz/2", Place(tab: .tour, stack: [.quiz(level: .hard)], requires: [.quizSeason])),
  ]

  @Test("Each URL of Everything resolves to the expected landing", arguments: landings.indices)
  func lands(_ index: Int) {
    let row = Self.landings[index]
    #expect(Navigation.resolve(row.url) == .landed(row.landing))
  }

  @Test("A link of Everything with `stack: append` resolves to a landing that adds to the stack")
  func appends() {
    guard case .landed(let landing) = Navigation.resolve("museum://works/img-9.png") else {
      Issue.record("it does not land")
      return
    }
    #expect(landing.stackChange == .append([.works, .work(id: 9)]))
  }

  @Test(
    "A URL with a value that is out of range, of another type, or forbidden matches no link of Everything",
    arguments: [
      "museum://rooms/0", "museum://rooms/1000", "museum://rooms/3/1899-12-31", "museum://rooms/3/2023-02-29",
      "museum://works/seven", "museum://works/img-.png", "https://museum.example/catalog/vasesAndBowls/a",
      "https://museum.example/catalog/painting", "museum://tickets/abc-1234?visit=3f2504e0-4f89-11d3-9a0c-0305e82c3301",
      "museum://tickets/ABC-1234", "museum://tickets/ABC-1234?visit=3f2504e0-4f89-11d3-9a0c-0305e82c3301&void",
      "museum://app#/works/4?zoom=2", "https://museum.example/app", "https://a.b.help.museum.example/pages",
    ])
  func unmatched(_ url: String) {
    #expect(Navigation.resolve(url) == .unmatched)
  }

  @Test("Redirects of Everything keep captured values and unknown query items in the target URL")
  func redirects() {
    #expect(Navigation.resolve("museum://start") == .redirected(to: "museum://tour"))
    #expect(Navigation.resolve("museum://art/9?zoom=2") == .redirected(to: "museum://works/9?zoom=2"))
    #expect(
      Navigation.resolve("https://museum.example/old/a/b%2Fc")
        == .redirected(to: "https://museum.example/pages/a/b%2Fc"))
    #expect(Navigation.resolve("museum://play") == .redirected(to: "museum://quiz"))
  }

  @Test("A link of Everything that the app resolves has its values, tab, and URL")
  func appLink() {
    guard case .app(let link, let context) = Navigation.resolve("museum://scan/ABC-1234/x") else {
      Issue.record("it is not the app's")
      return
    }
    #expect(link == .scan(code: "ABC-1234"))
    #expect(context.tab == .tour)
    #expect(context.url == "museum://scan/ABC-1234/x")
    #expect(Navigation.resolving == .drop)
  }

  @Test("The URL of a screen in Everything resolves to the same screen")
  func printing() {
    var printed = 0
    for (_, landing) in Self.landings {
      for route in landing.stack + landing.modals.flatMap(\.stack) {
        for origin in Navigation.Origin.allCases {
          guard let url = route.url(on: origin) else { continue }
          guard case .landed(let back) = Navigation.resolve(url) else {
            Issue.record("\(url) does not land")
            continue
          }
          #expect((back.modals.last?.stack.last ?? back.stack.last) == route)
          printed += 1
        }
      }
    }
    #expect(printed >= 40)
    #expect(Navigation.Route.work(id: 7).url(on: .app)?.absoluteString == "museum://works/7")
    #expect(
      Navigation.Route.work(id: 7, zoom: 2, annotated: true).url(on: .web)?.absoluteString
        == "https://museum.example/works/7?zoom=2.0&annotated=true")
    #expect(Navigation.Route.room(number: 1_000).url(on: .app) == nil)
    #expect(
      Navigation.Window.page(path: "a/b", locale: "pl").url(on: .help)?.absoluteString
        == "https://pl.help.museum.example/pages/a/b")
    #expect(Navigation.Window.page(path: "a/b").url(on: .help) == nil)
    #expect(Navigation.Route.audio(.player(track: 3)).url(on: .app)?.absoluteString == "museum://audio/3")
    #expect(Navigation.Sheet.audio(.captions).url(on: .app)?.absoluteString == "museum://audio/captions")
    #expect(
      Navigation.TabArguments.find(query: "x y", rooms: [1, 7]).url(on: .app)?.absoluteString
        == "museum://find?q=x%20y&room=1&room=7")
    #expect(Navigation.Floor.shop.url(on: .web)?.absoluteString == "https://museum.example/shop")
    #expect(Navigation.Link.scan(code: "ABC-1234").url(on: .app)?.absoluteString == "museum://scan/ABC-1234")
  }

  @Test(
    "Links distinguish a slash in a segment from a slash between segments, also before combining marks",
    arguments: [("a%2F%CC%81b", "a%2F\u{301}b"), ("a/%CC%81b", "a/\u{301}b"), ("a%2Fb", "a%2Fb")])
  func slashes(_ path: String, _ rest: String) {
    let landing = Self.over(nil, .sheet(.page(path: rest)))
    #expect(Navigation.resolve("museum://pages/\(path)") == .landed(landing))
    #expect(Navigation.Sheet.page(path: rest).url(on: .app)?.absoluteString == "museum://pages/\(path)")
  }

  @Test("Routes of Everything are unchanged after encoding and decoding, with enum cases encoded by name")
  func snapshots() throws {
    let routes = Self.landings.flatMap { $0.landing.stack + $0.landing.modals.flatMap(\.stack) }
    let data = try JSONEncoder().encode(routes)
    #expect(try JSONDecoder().decode([Navigation.Route].self, from: data) == routes)
    let quiz = try JSONEncoder().encode(Navigation.Route.quiz(level: .hard))
    #expect(String(decoding: quiz, as: UTF8.self).contains("hard"))
  }

  @Test("Routes with native values are equal exactly if the identities of the values are equal")
  func natives() {
    let first = Photo(id: 1, caption: "one")
    let other = Photo(id: 2, caption: "two")
    #expect(Navigation.Route.work(id: 1, preview: first) == .work(id: 1, preview: first))
    #expect(Navigation.Route.work(id: 1, preview: first) != .work(id: 1, preview: other))
    #expect(Navigation.Route.work(id: 1, preview: first).url(on: .app) == nil)
  }

  @Test("A localized title of Everything has the table and bundle in which the system finds the text")
  func titles() throws {
    let titles = [Navigation.Floor.shop.title, Navigation.Route.work(id: 1).title]
    #expect(titles[1] == .key("work.title", table: "Places", bundle: .module))
    let texts = titles.map { title -> String? in
      guard case .key(let key, let table, let bundle) = title else { return nil }
      return bundle.localizedString(forKey: key, value: nil, table: table)
    }
    #expect(texts == ["Museum shop", "Work of art"])
  }

  @Test("The generated raw values, titles, conditions, and accessibility IDs of Everything equal the spec")
  func policies() {
    #expect(Navigation.Floor.allCases.map(\.rawValue) == [10, 1, 2, 3])
    #expect(Navigation.Floor.shop.title == .key("tabs.shop", bundle: .module))
    #expect(Navigation.Floor.visits.accessibilityID == "floors.visits")
    #expect(Navigation.Route.work(id: 1).accessibilityID == "screen.work")
    #expect(Exhibit.Route.Work.id == "screen.work")
    #expect(Navigation.Condition.allCases.map(\.rawValue) == ["member", "openNow", "enrolled", "quizSeason"])
    #expect(Navigation.Route.audio(.player(track: 1)).accessibilityID == "screen.player")
  }
}
