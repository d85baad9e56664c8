import AIQ
import Reader
import Testing

@testable import WaymarkUI

@Suite("Tabs in a sidebar")
struct TabGroupTests {
  @Test("The sidebar of Reader groups neighboring tabs under the headings of the spec, in the order of the tabs")
  func headings() {
    let groups = ReaderNavigation.Tab.allCases.grouped()
    #expect(groups.flatMap(\.tabs) == ReaderNavigation.Tab.allCases)
    #expect(groups.allSatisfy { group in group.tabs.allSatisfy { $0.tabItem.section == group.heading } })
    #expect(zip(groups, groups.dropFirst()).allSatisfy { $0.heading != $1.heading })
    #expect(groups.prefix(2).map(\.heading) == ["Timeline", "Activities"])
    #expect(groups.first?.tabs == [.timeline, .trending, .local, .federated])
  }

  @Test("Each tab of AIQ has its own group in the sidebar, because the spec has no headings")
  func none() {
    #expect(AIQNavigation.Tab.allCases.grouped().map(\.tabs) == AIQNavigation.Tab.allCases.map { [$0] })
  }

  @Test("Hiding a tab of Reader changes no sidebar group with another heading")
  func identity() throws {
    let all = ReaderNavigation.Tab.allCases
    for gone in all {
      let groups = Dictionary(uniqueKeysWithValues: all.filter { $0 != gone }.grouped().map { ($0.id, $0.tabs) })
      for group in all.grouped() where !group.tabs.contains(gone) && group.heading != gone.tabItem.section {
        #expect(groups[group.id] == group.tabs)
      }
    }
  }

  @Test("An empty list of tabs results in no groups for the sidebar")
  func empty() {
    #expect([AIQNavigation.Tab]().grouped().isEmpty)
  }
}
