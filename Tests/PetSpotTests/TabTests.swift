import PetSpot
import Testing

@Suite("A tab of PetSpot")
struct TabTests {
  static let facts = Facts.all

  @Test(
    "Each PetSpot tab has the title, icons, accessibility ID, and placeholder of the document",
    arguments: try facts.get().tabs)
  func tab(_ row: Facts.Tab) throws {
    let tab = try #require(Navigation.Tab(rawValue: row.id))
    #expect(tab.name == row.id)
    #expect(tab.title == .key(row.titleKey))
    #expect(tab.icon == .symbol(row.iconAtSeed))
    #expect(tab.selectedIcon == .symbol(row.iconSelectedAtSeed))
    #expect(tab.accessibilityID == row.accessibilityID)
    // The document has a placeholder for every tab except Lost Pet, whose screen already existed.
    #expect((tab.placeholder == nil) == (tab == .lostPet))
    #expect(tab.placeholder?.icon == (tab == .lostPet ? nil : .symbol("clock.fill")))
    // All tabs are always visible.
    #expect(tab.tabItem.condition == nil && Navigation.tabBar.customization == nil)
  }

  @Test("PetSpot declares its tabs in the order of the original app")
  func order() throws {
    #expect(try Navigation.Tab.allCases.map(\.rawValue) == Self.facts.get().tabs.map(\.id))
  }

  @Test("Each PetSpot tab has a unique accessibility ID for the button in the tab bar")
  func accessibilityIDs() {
    #expect(Set(Navigation.Tab.allCases.map(\.accessibilityID)).count == 5)
  }
}

extension Navigation.Tab {
  var placeholder: TabPlaceholder? { tabItem.placeholder }
}

@Suite("PetSpot's tab bar")
struct TabBarTests {
  @Test("The tab bar of PetSpot has the colors of the document")
  func colors() throws {
    let style = try Facts.all.get().tabBarStyleAtSeed
    #expect(
      Navigation.tabBar.colors
        == TabBarPolicy.Colors(background: style.background, inactive: style.inactive, active: style.active))
  }

  @Test("The initial tab of PetSpot is the launch tab of the original app")
  func launchTab() throws {
    #expect(try Navigation.tabBar.initial.rawValue == Facts.all.get().launchTab)
  }

  @Test("The tab bar of PetSpot restores nothing and has no storage key for the selection")
  func persistence() throws {
    #expect(try !Facts.all.get().persistSelection)
    #expect(Navigation.tabBar.restores == .nothing)
    #expect(Navigation.tabBar.selectionKey == nil)
  }

  /// Returns a Boolean value that indicates whether the visible screen hides the tab bar.
  @MainActor
  private func isHidden(_ navigator: Navigator<Navigation>) -> Bool {
    navigator.state[stack: .tab(navigator.state.selectedTab)].last?.hidesTabBar ?? false
  }

  @Test("PetSpot does not hide the tab bar at the root of any tab", arguments: Navigation.Tab.allCases)
  @MainActor
  func shownAtRoot(_ tab: Navigation.Tab) {
    let navigator = PetSpotRecorder().navigator
    navigator.push(.petDetails(announcementId: "42"), in: .tab(.lostPet))
    navigator.select(tab)
    #expect(isHidden(navigator) == (tab == .lostPet))
    navigator.popToRoot()
    #expect(!isHidden(navigator))
  }

  @Test("PetSpot hides the tab bar on pet details and shows the tab bar again on the list")
  @MainActor
  func hiddenOnDetails() {
    let navigator = PetSpotRecorder().navigator
    navigator.select(.lostPet)
    #expect(!isHidden(navigator))
    navigator.push(.petDetails(announcementId: "42"))
    #expect(isHidden(navigator))
    navigator.pop()
    #expect(!isHidden(navigator))
  }

  @Test("The details of a pet are the only screen on the tab stacks of PetSpot without a tab bar")
  func hiding() {
    let pushed = Screens.routes.filter { route in Navigation.Tab.allCases.contains { route.isAllowed(in: $0) } }
    #expect(pushed.filter(\.hidesTabBar).map(\.name) == ["petDetails"])
    #expect(pushed.filter { !$0.hidesTabBar }.map(\.name) == ["fullscreenMap"])
  }
}

@Suite("A root of PetSpot")
struct RootTests {
  @Test("Each PetSpot tab except Lost Pet has a placeholder as its root screen", arguments: try Facts.all.get().tabs)
  func placeholder(_ row: Facts.Tab) throws {
    let tab = try #require(Navigation.Tab(rawValue: row.id))
    // Every tab starts at its root.
    #expect((tab.placeholder != nil) == row.root.contains("PlaceholderCoordinator"))
    #expect(tab.title == .key(row.titleKey))
    if tab == .lostPet { #expect(row.root == "AnnouncementListCoordinator") }
  }

  @Test("The four PetSpot tabs without a screen share the same placeholder")
  func same() {
    let placeholders = Navigation.Tab.allCases.compactMap(\.placeholder)
    #expect(placeholders.count == 4 && Set(placeholders).count == 1)
    #expect(placeholders.first == TabPlaceholder(icon: .symbol("clock.fill"), message: .key("placeholder.message")))
  }
}
