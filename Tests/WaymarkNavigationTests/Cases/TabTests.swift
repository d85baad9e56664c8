import Testing
import WaymarkNavigation

@Suite("A tab")
struct TabTests {
  typealias Tab = SampleNavigation.Tab

  @Test("A tab has the titles, icons, conditions and layout of the spec")
  func items() {
    #expect(Tab.allCases.map(\.name) == ["home", "none", "settings"])
    #expect(Tab.allCases.map(\.rawValue) == ["home", "nothing", "settings"])
    #expect(Tab.allCases.map(\.title) == [.key("tabs.home"), "None", "Settings"])
    #expect(Tab.allCases.map(\.icon) == [.symbol("house"), .asset("none"), .symbol("gear")])
    #expect(Tab.allCases.map(\.selectedIcon) == [.symbol("house"), .symbol("x"), .symbol("gear")])
    #expect(Tab.home.tabItem.condition == .signedIn && Tab.home.tabItem.fallback == .settings)
    #expect(Tab.none.tabItem.condition == SampleNavigation.Condition.none && Tab.none.tabItem.fallback == Tab.none)
    #expect(Tab.settings.tabItem.condition == nil && Tab.settings.tabItem.fallback == nil)
    #expect(Tab.allCases.map(\.tabItem.visibility) == [.optional, .always, .byDefault])
    #expect(Tab.none.tabItem.shortcut == TabShortcut("3", [.shift, .command]))
    #expect(Tab.none.tabItem.placeholder?.message == .text("Soon") && Tab.none.tabItem.isSearch)
    #expect(Tab.none.tabItem.section == "More")
    #expect(Tab.none.tabItem.layout == .split && Tab.home.tabItem.layout == .stack)
    #expect(SampleNavigation.tabBar.initial == .home && SampleNavigation.tabBar.colors.active == "#FF6B35")
  }

  @Test("A tab is a destination with default arguments, and TabArguments overrides the defaults")
  func destinations() {
    #expect(Tab.home._destination == Destination(.tab, CaseParts(0)))
    #expect(Tab.settings._destination == Destination(.tab, CaseParts(2, [.none, .int(3), .list([])])))
    #expect(SampleNavigation.TabArguments.settings()._destination == Tab.settings._destination)
    #expect(SampleNavigation.TabArguments.settings(pane: "x").tab == .settings)
    #expect(
      SampleNavigation.TabArguments.settings(pane: "x")._destination
        == Destination(.tab, CaseParts(2, [.string("x"), .int(3), .list([])])))
  }
}
