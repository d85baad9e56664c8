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

  @Test("have the app's tabs, with their titles and icons")
  func tabs() throws {
    let tabs = try Facts.all.get().tabs
    #expect(Navigation.Tab.allCases.map(\.rawValue) == tabs.map(\.id))
    #expect(Navigation.Tab.allCases.map(\.title) == tabs.map { .text($0.title) })
    #expect(Navigation.Tab.allCases.map(\.icon) == tabs.map { .symbol($0.icon) })
    #expect(Navigation.Tab.allCases.map(\.selectedIcon) == tabs.map { .symbol($0.icon) })
    #expect(Navigation.Tab.allCases.map(\.accessibilityID) == tabs.map { "tab." + $0.id })
    #expect(Navigation.Tab.allCases.map(\.id) == Navigation.Tab.allCases)
  }

  @Test("have a case for each of the app's routes, as it is presented")
  func routes() throws {
    for route in try Facts.all.get().routes {
      let types = route.params.map(\.type).joined(separator: ", ")
      let declaration = types.isEmpty ? route.name : "\(route.name)(\(types))"
      #expect(try declarations(route.presentation).contains(declaration))
    }
  }

  @Test("call the parameters what the app calls them")
  func parameters() throws {
    let named = try Facts.all.get().routes.filter { !$0.params.isEmpty }
    #expect(Set(named.map(\.name)) == ["detail"])
    for route in named {
      #expect(Navigation.Route.detail(id: "x").arguments.keys.sorted() == route.params.map(\.name).sorted())
    }
  }

  @Test("push each route in the tabs in which the app does")
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

  @Test("have the cases of the app's own enums, and no others")
  func enums() throws {
    let enums = try Facts.all.get().enums
    #expect(Navigation.Tab.allCases.map(\.rawValue) == enums["Tab"])
    // The app has an enum of routes for each tab; a spec's routes are one enum.
    let routes = ["HomeViewDestination", "ProfileViewDestination", "SettingsViewDestination"].flatMap {
      enums[$0] ?? []
    }
    #expect(Set(Navigation.Route.declarations) == Set(routes))
    #expect(Set(Navigation.Sheet.declarations) == Set(enums["ModalType"] ?? []))
    #expect(Set(Navigation.Cover.declarations) == Set(enums["FullScreenCoverType"] ?? []))
    #expect(enums.count == 6)
  }

  @Test("know the screens' titles and accessibility IDs")
  func texts() {
    #expect(Navigation.Route.detail(id: "1").title == "Detail")
    #expect(Navigation.Route.extraInfo.accessibilityID == "screen.extraInfo")
    #expect(Navigation.Sheet.about.title == "About")
    #expect(Navigation.Cover.preferences.accessibilityID == Navigation.Route.preferences.accessibilityID)
  }

  @Test("can be coded")
  func coding() throws {
    let stack: [Navigation.Route] = [.detail(id: "7"), .about, .preferences]
    #expect(try JSONDecoder().decode([Navigation.Route].self, from: JSONEncoder().encode(stack)) == stack)
  }

  @Test("are Never for what the spec does not declare")
  func nothing() {
    #expect(Navigation.Window.self == Never.self)
    #expect(Navigation.Link.self == Never.self)
  }
}
