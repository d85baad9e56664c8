import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// The places of a module's screens, which are names of the app.
///
/// The file of a module is compiled without the app. The compiler therefore doesn't know which names are tabs. The run
/// time compares the names, so each attribute can contain all names of the key `in`.
enum PlacesAsWritten {
  /// Returns the names in the `in` key of a route; `nil` if the route has no such key, or if the spec isn't a module.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - presentation: The presentation of the screen.
  ///   - model: The model of the module.
  /// - Returns: The names, in the order of the spec.
  static func names(
    of route: borrowing Route, as presentation: RouteSyntax.Presentation, _ model: borrowing NavigationModel
  ) -> [Text]? {
    guard model.spec.isModule else { return nil }
    let name = route.name
    guard let names = model.spec.fragments[0].routes.first(where: { $0.name == name })?.value.tabs else { return nil }
    switch presentation {
    case .push: return names
    // A route that is pushed inside itself does not cover itself.
    case .sheet, .cover: return names.filter { $0 != name || !route.presentations.contains(.push) }
    case .window: return nil
    }
  }
}
