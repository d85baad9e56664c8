import Reader
import Testing

@Suite("A screen of Reader")
struct RouteTests {
  /// The types with different names in the app and in the spec.
  static let typeNames = [
    "Models.List": "AccountList", "Models.Visibility": "Visibility", "UIImage": "SharedImage", "[String]?": "[String]",
  ]
  /// The parameter that the spec leaves out. A closure has no identity and cannot be saved, so the sheet returns the
  /// value instead.
  static let leftOut = Facts.Parameter(name: "onSaved", type: "((TagGroup) -> Void)?")

  private func parameters(_ row: Facts.Route) -> [Facts.Parameter] {
    row.params.filter { $0 != Self.leftOut }.map { .init(name: $0.name, type: Self.typeNames[$0.type] ?? $0.type) }
  }

  private func declaration<Screen: NavigationCase>(_ name: String, _: Screen.Type) -> [Facts.Parameter]? {
    Screen.declarations.first { $0.name == name }?.parameters
  }

  @Test(
    "Each screen of the original app has the same presentation and parameters in Reader",
    arguments: try Facts.all.get().routes)
  func route(_ row: Facts.Route) throws {
    switch row.presentation {
    case "push":
      let route = try #require(Screens.routes.first { $0.fact == row.name })
      #expect(declaration(route.name, Navigation.Route.self) == parameters(row))
      #expect(row.tabs == ["*"] && Navigation.Tab.allCases.allSatisfy(route.isAllowed))
    case "sheet":
      let sheet = try #require(Screens.sheets.first { $0.fact == row.name })
      if case .editor = sheet {
        #expect(row.sheetIdentity == "statusEditor")
        #expect(declaration(sheet.name, Navigation.Sheet.Editor.self) == parameters(row))
      } else {
        #expect(row.sheetIdentity == (Screens.settings.contains(sheet) ? "settings" : row.name))
        #expect(declaration(sheet.name, Navigation.Sheet.self) == parameters(row))
      }
    case "window(editor)", "window(media)":
      let window = try #require(Screens.windows.first { $0.fact == row.name })
      #expect(window.group == row.presentation)
      if case .editor = window {
        #expect(declaration(window.name, Navigation.Window.Editor.self) == parameters(row))
      } else {
        #expect(declaration(window.name, Navigation.Window.self) == parameters(row))
      }
    default:
      Issue.record("\(row.presentation) is not tried")
    }
  }

  @Test("Only three screens of Reader have names that differ from the original app")
  func names() {
    #expect(Screens.routes.filter { $0.fact != $0.name }.map(\.name) == ["accountMetrics", "filteredTimeline"])
    #expect(Screens.sheets.filter { $0.fact != $0.name }.map(\.name) == ["appSettings"])
    #expect(Screens.windows.allSatisfy { $0.fact == $0.name })
    #expect(Set(Navigation.Tab.allCases.map(\.name)).isSuperset(of: ["metrics", "settings"]))
  }

  @Test("Reader declares exactly the screens of the original app and one route for filtered timelines")
  func count() {
    #expect(Set(Navigation.Route.declarations.map(\.name)) == Set(Screens.routes.map(\.name)))
    #expect(
      Set((Navigation.Sheet.declarations + Navigation.Sheet.Editor.declarations).map(\.name))
        == Set(Screens.sheets.map(\.name)))
    #expect(
      Set((Navigation.Window.declarations + Navigation.Window.Editor.declarations).map(\.name))
        == Set(Screens.windows.map(\.name)))
    #expect(Screens.routes.count == 27 + 1)
    #expect(Screens.sheets.count == 25)
    #expect(Screens.windows.count == 8)
    #expect(Navigation.Cover.self == Never.self)
  }

  @Test("The original app uses 21 parameter types, including every type that Reader renames or leaves out")
  func typeNames() throws {
    let types = Set(try Facts.all.get().routes.flatMap { $0.params.map(\.type) })
    #expect(types.isSuperset(of: Self.typeNames.keys) && types.contains(Self.leftOut.type))
    #expect(types.count == 21)
  }

  @Test("Tabs, routes and sheets of Reader have unique accessibility IDs, and editor windows share the IDs of sheets")
  func accessibilityIDs() {
    let ids =
      Navigation.Tab.allCases.map(\.accessibilityID) + (Screens.routes.map(\.accessibilityID))
      + Screens.sheets.map(\.accessibilityID)
    #expect(Set(ids).count == ids.count)
    for (sheet, window) in zip(Screens.editors.filter { $0.name != "imageURL" }, Screens.editorWindows) {
      #expect(sheet.accessibilityID == window.accessibilityID)
    }
  }
}
