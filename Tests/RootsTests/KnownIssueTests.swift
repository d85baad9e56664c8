import Roots
import Testing

@Suite("Known issues in Roots")
struct KnownIssueTests {
  typealias Tab = RootsNavigation.Tab

  @Test("Roots avoids each known issue of the original app", arguments: RootsFacts.rows(\.knownIssues))
  func issue(_ row: RootsFacts.KnownIssue) throws {
    let id = LinkTests.id
    switch row.kind {
    case "host not read":
      for path in ["calendar", "planner", "course/\(id)"] {
        let resolution = RootsNavigation.resolve("roots://" + path)
        #expect(resolution == RootsNavigation.resolve("roots:///" + path))
        #expect(resolution.note?.destination != "dashboard")
      }
      #expect(RootsNavigation.resolve("roots://unknown") == .unmatched)
      #expect(RootsNavigation.resolve("roots://assignment/") == .unmatched)
    case "param dropped":
      #expect(RootsNavigation.resolve("roots://calendar?view=year").landing?.stack == [.calendar(view: .year)])
      #expect(RootsNavigation.resolve("roots://assignment/\(id)").note?.params == ["id": id])
    case "coupling by equal raw strings":
      // The tab of a page is the result of a switch without `default`, so renaming a case fails the build.
      for page in RootsNavigation.AppPage.allCases {
        if let tab = page.tab { #expect(tab.note == page.rawValue) }
      }
    case "metadata drift":
      // Pages have only a raw value. The tab declares the appearance of the destination once.
      for fact in RootsFacts.rows(\.tabs) {
        let tab = try #require(Tab(rawValue: fact.id))
        #expect(tab.icon == .symbol(fact.icon) && tab.selectedIcon == tab.icon)
      }
    case "rule only in UI":
      #expect(Tab.settings.tabItem.visibility == .always)
      #expect(Tab.settings.tabItem.fallback == nil)
    case "two registries":
      #expect(Tab.allCases.map(\.name) == RootsFacts.rows(\.tabs).map(\.id))
    default: Issue.record("nothing here tries \(row.kind): \(row.what)")
    }
  }
}
