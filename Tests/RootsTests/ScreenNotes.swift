import Foundation
import Roots

extension RootsNavigation.Tab {
  /// The name of the tab in the facts.
  ///
  /// The switch has no `default`, so a new tab of the spec must be handled here.
  var note: String {
    switch self {
    case .timer: "timer"
    case .dashboard: "dashboard"
    case .planner: "planner"
    case .assignments: "assignments"
    case .courses: "courses"
    case .practice: "practice"
    case .settings: "settings"
    }
  }
}

extension RootsNavigation.AppPage {
  /// The tab of the same page, or `nil` if there is none.
  ///
  /// The app finds the tab by comparing raw values.
  var tab: RootsNavigation.Tab? {
    switch self {
    case .dashboard: .dashboard
    case .planner: .planner
    case .assignments: .assignments
    case .courses: .courses
    case .timer: .timer
    case .practice: .practice
    case .calendar, .grades, .decks: nil
    }
  }
}

/// The destination of a link, in the notation of the facts.
struct Note: Equatable {
  let destination: String
  let params: [String: String]
  let tab: String?

  init(_ destination: String, _ params: [String: String?] = [:], tab: String?) {
    self.destination = destination
    self.params = params.compactMapValues(\.self)
    self.tab = tab
  }
}

extension Landing<RootsNavigation> {
  var note: Note {
    switch (stack.last, tabArguments) {
    case (.page(let page)?, _): Note("page", ["page": page.rawValue], tab: tab?.note)
    case (.settingsPage?, _): Note("settingsPage", tab: tab?.note)
    case (.calendar(let date, let view)?, _):
      Note("calendar", ["date": date?.description, "view": view.rawValue], tab: tab?.note)
    case (nil, .timer(let mode, let id)?):
      Note("focus", ["mode": mode?.rawValue, "activityId": id?.uuidString], tab: tab?.note)
    case (nil, .assignments(let id)?): Note("assignment", ["id": id?.uuidString], tab: tab?.note)
    case (nil, .courses(let id)?): Note("course", ["id": id?.uuidString], tab: tab?.note)
    case (nil, .settings(let section)?): Note("settings", ["section": section.rawValue], tab: tab?.note)
    case (nil, nil): Note(tab?.note ?? "nowhere", tab: tab?.note)
    }
  }
}

extension LinkResolution<RootsNavigation> {
  var landing: Landing<RootsNavigation>? { if case .landed(let landing) = self { landing } else { nil } }

  var note: Note? { landing?.note }
}
