import Foundation
import Showcase
import Testing

@Suite("The generated types")
struct GeneratedTypesTests {
  typealias Navigation = ShowcaseNavigation

  private func declarations(_ presentation: String) throws -> [String] {
    switch presentation {
    case "push": Navigation.Route.declarations
    case "sheet": Navigation.Sheet.declarations
    case "cover": Navigation.Cover.declarations
    default: throw UnknownPresentation(name: presentation)
    }
  }

  private struct UnknownPresentation: Error {
    let name: String
  }

  @Test(
    "Each generated Showcase tab has the title and icon of the original app and a default accessibility ID",
    arguments: try Facts.all.get().tabs)
  func tab(_ row: Facts.Tab) throws {
    let tab = try #require(Navigation.Tab(rawValue: row.id))
    #expect(tab.title == .text(row.title))
    #expect(tab.icon == .symbol(row.icon) && tab.selectedIcon == tab.icon)
    // The app declares no identifier for the tab.
    #expect(row.accessibilityID == nil && tab.accessibilityID == "tab." + row.id)
    #expect(tab.id == tab)
  }

  @Test("The generated tabs of Showcase are in the order of the original app")
  func tabs() throws {
    #expect(try Navigation.Tab.allCases.map(\.rawValue) == Facts.all.get().tabs.map(\.id))
  }

  @Test(
    "Each route of the original Showcase app has a generated case in the enum of its presentation",
    arguments: try Facts.all.get().routes)
  func route(_ row: Facts.Route) throws {
    let types = row.params.map(\.type).joined(separator: ", ")
    let declaration = types.isEmpty ? row.name : "\(row.name)(\(types))"
    #expect(try declarations(row.presentation).contains(declaration))
  }

  @Test("The generated routes of Showcase keep the parameter names of the original app")
  func parameters() throws {
    let named = try Facts.all.get().routes.filter { !$0.params.isEmpty }
    #expect(Set(named.map(\.name)) == ["detail"])
    for route in named {
      #expect(Navigation.Route.detail(id: "x").arguments.keys.sorted() == route.params.map(\.name).sorted())
    }
  }

  @Test("Showcase links push each route in every tab that the facts list for the route")
  func tabsOfRoutes() throws {
    let facts = try Facts.all.get()
    let landings = facts.testCases.compactMap { row in
      if case .landed(let landing) = Navigation.resolve(row.url) { landing } else { nil }
    }
    for route in facts.routes where route.presentation == "push" {
      for tab in try #require(route.tabs) {
        #expect(landings.contains { $0.tab?.rawValue == tab && $0.stack.last?.name == route.name })
      }
    }
  }

  /// Returns the names of the routes that a tab allows, for which the app has a separate enum per tab.
  private func routes(in tab: Navigation.Tab) -> Set<String> {
    let all: [Navigation.Route] = [.detail(id: "1"), .extraInfo, .editProfile, .about, .preferences]
    let names = all.filter { $0.isAllowed(in: tab) }.map(\.name)
    return Set(Navigation.Route.declarations.filter { names.contains(String($0.prefix { $0 != "(" })) })
  }

  @Test(
    "Each generated Showcase enum has exactly the cases of the original app's enum",
    arguments: [
      "Tab", "HomeViewDestination", "ProfileViewDestination", "SettingsViewDestination", "ModalType",
      "FullScreenCoverType",
    ])
  func enumeration(_ name: String) throws {
    let cases = try #require(try Facts.all.get().enums[name])
    switch name {
    case "Tab": #expect(Navigation.Tab.allCases.map(\.rawValue) == cases)
    case "HomeViewDestination": #expect(routes(in: .home) == Set(cases))
    case "ProfileViewDestination": #expect(routes(in: .profile) == Set(cases))
    case "SettingsViewDestination": #expect(routes(in: .settings) == Set(cases))
    case "ModalType": #expect(Set(Navigation.Sheet.declarations) == Set(cases))
    case "FullScreenCoverType": #expect(Set(Navigation.Cover.declarations) == Set(cases))
    default: Issue.record("\(name) has no test")
    }
  }

  @Test("Every generated route of Showcase is allowed in at least one tab")
  func noOthers() {
    let routes = Navigation.Tab.allCases.map(routes).reduce(into: Set()) { $0.formUnion($1) }
    #expect(routes == Set(Navigation.Route.declarations) && routes.count == 5)
  }

  @Test("The generated screens of Showcase have the titles of the spec and default accessibility IDs")
  func texts() {
    #expect(Navigation.Route.detail(id: "1").title == "Detail")
    #expect(Navigation.Route.extraInfo.accessibilityID == "screen.extraInfo")
    #expect(Navigation.Sheet.about.title == "About")
    #expect(Navigation.Cover.preferences.accessibilityID == Navigation.Route.preferences.accessibilityID)
  }

  @Test("A stack of Showcase routes is unchanged after encoding and decoding")
  func coding() throws {
    let stack: [Navigation.Route] = [.detail(id: "7"), .about, .preferences]
    #expect(try JSONDecoder().decode([Navigation.Route].self, from: JSONEncoder().encode(stack)) == stack)
  }

  @Test("The generated types of Showcase for windows and resolved links are `Never`")
  func nothing() {
    #expect(Navigation.Window.self == Never.self)
    #expect(Navigation.Link.self == Never.self)
  }
}
