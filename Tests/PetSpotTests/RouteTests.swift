import PetSpot
import Testing

@Suite("A screen of PetSpot")
struct RouteTests {
  private func allowedTabs(_ screen: some NavigationScreen) -> [String] {
    Navigation.Tab.allCases.filter { screen.isAllowed(in: $0) }.map(\.rawValue)
  }

  private func parameters<Screen: NavigationCase>(_ name: String, _: Screen.Type) -> [Facts.Parameter]? {
    Screen.declarations.first { $0.name == name }?.parameters
  }

  @Test(
    "Each PetSpot screen in the facts has the recorded parameters, tabs, and presentation",
    arguments: try Facts.all.get().routes)
  func route(_ row: Facts.Route) throws {
    switch row.presentation {
    case "push":
      let route = try #require(Screens.routes.first { $0.name == row.name })
      #expect(parameters(row.name, Navigation.Route.self) == row.params)
      #expect(allowedTabs(route) == row.tabs)
      #expect(route.hidesTabBar == (row.hidesTabBar ?? false))
    case "cover":
      let cover = try #require(Screens.covers.first { $0.name == row.name })
      #expect(parameters(row.name, Navigation.Cover.self) == row.params)
      #expect(cover.hasFlow)
      // A cover can be presented over any tab. The link of the cover, if any, names the tab below the cover.
      #expect(allowedTabs(cover).count == 5 && row.tabs == ["lostPet"])
      let url = cover.url(on: .app)
      #expect((url == nil) == (cover == .reportFoundPet))
      if let url {
        #expect(Navigation.resolve(url) == .landed(Landing(tab: .lostPet, stack: [], modals: [.cover(cover)])))
      }
    case "root":
      // The root of a tab cannot be pushed. The app shows the screen for tabs whose items have a placeholder.
      let route = try #require(Screens.routes.first { $0.name == row.name })
      #expect(parameters(row.name, Navigation.Route.self) == row.params)
      #expect(allowedTabs(route) == [])
      #expect(Set(row.tabs).isSubset(of: Navigation.Tab.allCases.filter { $0.placeholder != nil }.map(\.rawValue)))
      #expect(route.elementIDs.values.sorted() == row.accessibilityIDs)
    default:
      Issue.record("\(row.presentation) is not tried")
    }
  }

  @Test(
    "Each report step in PetSpot is allowed only in the flow of its cover, in the recorded order",
    arguments: try Facts.all.get().routes.filter { $0.steps != nil })
  func steps(_ row: Facts.Route) throws {
    let cover = try #require(Screens.covers.first { $0.name == row.name })
    let pushed = Screens.routes.filter { $0.isAllowed(inFlowOf: cover) }
    #expect([cover.step] + pushed.compactMap(\.step) == row.steps)
    #expect(pushed.allSatisfy { allowedTabs($0) == [] })
  }

  @Test("The samples of PetSpot screens contain each declared route, report step, and cover")
  func count() {
    let names =
      Navigation.Route.declarations.map(\.name) + Navigation.Route.MissingPetReport.declarations.map(\.name)
      + Navigation.Route.FoundPetReport.declarations.map(\.name) + Navigation.Cover.declarations.map(\.name)
    // Two cases contain the screens of the features.
    #expect(Set(Screens.all.map { $0.name }) == Set(names).subtracting(["missingPetReport", "foundPetReport"]))
    #expect(Screens.all.count == 11)
  }

  @Test("The summary of a PetSpot report takes the management password as its only parameter")
  func summary() {
    #expect(
      parameters("missingPetSummary", Navigation.Route.MissingPetReport.self)
        == [Facts.Parameter(name: "managementPassword", type: "String")])
  }

  @Test("Every tab, screen, and control of PetSpot has a unique accessibility ID")
  func accessibilityIDs() {
    let ids =
      Navigation.Tab.allCases.map(\.accessibilityID)
      + Screens.all.flatMap { [$0.accessibilityID] + $0.elementIDs.values }
    #expect(Set(ids).count == ids.count)
    #expect(Navigation.Route.petDetails(announcementId: "1").accessibilityID == "screen.petDetails")
    #expect(Navigation.Route.missingPetReport(.missingPetPhoto).accessibilityID == "screen.missingPetPhoto")
  }
}
