import Foundation
import Roots
import Testing

@Suite("A route of Roots")
struct RouteTests {
  typealias Navigation = RootsNavigation
  typealias Route = RootsNavigation.Route

  /// The lines in which the generated enum describes its cases: name, parameters and further properties. The enum omits
  /// empty fields at the end of a line, so a tab character is added for the parameters.
  static let lines = "\(Route._cases)".split(separator: "\n").map { ($0 + "\t").components(separatedBy: "\t") }

  @Test(
    "Each route of the original app has the same parameters in Roots, and every tab allows the route",
    arguments: RootsFacts.rows(\.routes))
  func declaration(_ row: RootsFacts.Route) throws {
    #expect(row.presentation == "push")
    let name = Navigation.Tab(rawValue: row.name) == nil ? row.name : row.name + "Page"
    let line = try #require(Self.lines.first { $0[0] == name })
    #expect(line[1] == row.params.map { "\($0.name):\($0.type)" }.joined(separator: " "))
    #expect(row.tabs == ["*"])
    let route = try #require([Route.page(page: .grades), .settingsPage].first { $0.name == name })
    #expect(Navigation.Tab.allCases.allSatisfy(route.isAllowed))
  }

  @Test("Roots declares only three routes and no sheets, covers, windows or resolved links")
  func nothingElse() {
    #expect(Self.lines.map { $0[0] } == ["page", "settingsPage", "calendar"])
    #expect(Navigation.Sheet.self == Never.self)
    #expect(Navigation.Cover.self == Never.self)
    #expect(Navigation.Window.self == Never.self)
    #expect(Navigation.Link.self == Never.self)
  }

  @Test("The calendar, the settings and the timer of Roots have the default values of the original app")
  func defaults() {
    #expect(Route.calendar() == .calendar(date: nil, view: .month))
    #expect(Navigation.Tab.settings.tabItem.arguments == .settings(section: .general))
    #expect(Navigation.Tab.timer.tabItem.arguments == .timer(mode: nil, activityId: nil))
  }

  @Test("Only the pages `calendar`, `grades` and `decks` of Roots have no tab")
  func pages() {
    #expect(Navigation.AppPage.allCases.filter { $0.tab == nil } == [.calendar, .grades, .decks])
    #expect(Navigation.AppPage.allCases.compactMap(\.tab).count == Navigation.Tab.allCases.count - 1)
  }

  @Test("A stack of Roots survives encoding to JSON and decoding")
  func coding() throws {
    let day = try #require(CalendarDate("2024-02-29"))
    let stack: [Route] = [.page(page: .decks), .settingsPage, .calendar(date: day, view: .year)]
    #expect(try JSONDecoder().decode([Route].self, from: JSONEncoder().encode(stack)) == stack)
  }
}
