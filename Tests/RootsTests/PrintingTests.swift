import Foundation
import Roots
import Testing

@Suite("A destination of Roots")
struct PrintingTests {
  typealias Navigation = RootsNavigation

  private static let id = UUID(uuidString: LinkTests.id)!

  @Test(
    "Tabs of Roots with a plain link have a URL that resolves to the same tab, and other tabs have no URL",
    arguments: Navigation.Tab.allCases)
  func tabs(_ tab: Navigation.Tab) {
    let url = tab.url(on: .app)
    switch tab {
    case .timer: #expect(url?.absoluteString == "roots://focus")
    case .dashboard: #expect(url?.absoluteString == "roots://dashboard")
    case .planner: #expect(url?.absoluteString == "roots://planner")
    case .settings: #expect(url?.absoluteString == "roots://settings")
    // The links of these tabs lead to a single assignment or course, and the practice tab has no links.
    case .assignments, .courses, .practice: #expect(url == nil)
    }
    if let url {
      let landing = Navigation.resolve(url).landing
      #expect(landing == Landing(tab: tab, arguments: tab.tabItem.arguments, stack: []))
    }
  }

  @Test("Tab arguments of Roots have a URL that resolves to the same tab and arguments")
  func arguments() throws {
    var all: [Navigation.TabArguments] = [.assignments(id: Self.id), .courses(id: Self.id)]
    for mode in Navigation.LocalTimerMode.allCases {
      all += [.timer(mode: mode, activityId: nil), .timer(mode: mode, activityId: Self.id)]
    }
    all += [.timer(), .timer(activityId: Self.id)]
    all += Navigation.SettingsToolbarIdentifier.allCases.map { .settings(section: $0) }
    for arguments in all {
      let url = try #require(arguments.url(on: .app))
      #expect(Navigation.resolve(url) == .landed(Landing(tab: arguments.tab, arguments: arguments, stack: [])))
      switch arguments {
      case .timer: #expect(url.absoluteString.hasPrefix("roots://focus"))
      case .assignments: #expect(url.absoluteString.lowercased() == "roots://assignment/" + LinkTests.id.lowercased())
      case .courses: #expect(url.absoluteString.lowercased() == "roots://course/" + LinkTests.id.lowercased())
      case .settings: #expect(url.absoluteString.hasPrefix("roots://settings"))
      }
    }
    #expect(Navigation.TabArguments.assignments().url(on: .app) == nil)
    #expect(Navigation.TabArguments.courses().url(on: .app) == nil)
  }

  @Test("The calendar of Roots has a URL for every view and date that resolves to the same route")
  func calendar() throws {
    for view in Navigation.CalendarView.allCases {
      for date in [nil, CalendarDate("2024-02-29"), CalendarDate("0000-01-01")] {
        let route = Navigation.Route.calendar(date: date, view: view)
        let url = try #require(route.url(on: .app))
        #expect(url.absoluteString.hasPrefix("roots://calendar"))
        #expect(Navigation.resolve(url).landing?.stackChange == .append([route]))
      }
    }
  }

  @Test("The routes `page` and `settingsPage` of Roots have no URL")
  func noURL() {
    for page in Navigation.AppPage.allCases { #expect(Navigation.Route.page(page: page).url(on: .app) == nil) }
    #expect(Navigation.Route.settingsPage.url(on: .app) == nil)
    #expect(Navigation.Origin.allCases == [.app])
  }
}
