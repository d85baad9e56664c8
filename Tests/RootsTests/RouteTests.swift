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

  @Test("is as in the facts, under a name that no tab has", arguments: RootsFacts.rows(\.routes))
  func declaration(_ row: RootsFacts.Route) throws {
    #expect(row.presentation == "push")
    let name = Navigation.Tab(rawValue: row.name) == nil ? row.name : row.name + "Page"
    let line = try #require(Self.lines.first { $0[0] == name })
    #expect(line[1] == row.params.map { "\($0.name):\($0.type)" }.joined(separator: " "))
    #expect(row.tabs == ["*"])
    let route = try #require([Route.page(page: .grades), .settingsPage].first { $0.name == name })
    #expect(Navigation.Tab.allCases.allSatisfy(route.isAllowed))
  }

  @Test("is one of the app's two, or the calendar, which a link opens with a day")
  func nothingElse() {
    #expect(Self.lines.map { $0[0] } == ["page", "settingsPage", "calendar"])
    #expect(Navigation.Sheet.self == Never.self)
    #expect(Navigation.Cover.self == Never.self)
    #expect(Navigation.Window.self == Never.self)
    #expect(Navigation.Link.self == Never.self)
  }

  @Test("has the defaults of the router")
  func defaults() {
    #expect(Route.calendar() == .calendar(date: nil, view: .month))
    #expect(Navigation.Tab.settings.tabItem.arguments == .settings(section: .general))
    #expect(Navigation.Tab.timer.tabItem.arguments == .timer(mode: nil, activityId: nil))
  }

  @Test("to a page is for those that have no tab")
  func pages() {
    #expect(Navigation.AppPage.allCases.filter { $0.tab == nil } == [.calendar, .grades, .decks])
    #expect(Navigation.AppPage.allCases.compactMap(\.tab).count == Navigation.Tab.allCases.count - 1)
  }

  @Test("can be kept and read again")
  func coding() throws {
    let day = try #require(CalendarDate("2024-02-29"))
    let stack: [Route] = [.page(page: .decks), .settingsPage, .calendar(date: day, view: .year)]
    #expect(try JSONDecoder().decode([Route].self, from: JSONEncoder().encode(stack)) == stack)
  }
}
