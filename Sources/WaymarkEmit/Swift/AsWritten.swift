import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// The keys of a module's routes that contain names of the app.
///
/// The file of a module is compiled without the app. The compiler therefore doesn't know which names are tabs. The run
/// time compares the names, so each attribute can contain all names of the key `in`. The run time also converts the
/// values of metadata.
enum AsWritten {
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
    guard let names = syntax(of: route, model)?.tabs else { return nil }
    switch presentation {
    case .push: return names
    // A route that is pushed inside itself does not cover itself.
    case .sheet, .cover: return names.filter { $0 != name || !route.presentations.contains(.push) }
    case .window: return nil
    }
  }

  /// Returns the values in the `meta` key of a module's route. The app declares the keys and their types.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - model: The model of the module.
  /// - Returns: The values without control characters, in the order of the file. No type of metadata contains control
  ///   characters. The list is empty if the spec isn't a module.
  static func metadata(of route: borrowing Route, _ model: borrowing NavigationModel) -> [Named<Text>] {
    guard model.spec.isModule else { return [] }
    let values = syntax(of: route, model)?.metadata?.values ?? []
    return values.filter { value in value.value.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
  }

  private static func syntax(of route: borrowing Route, _ model: borrowing NavigationModel) -> RouteSyntax? {
    let name = route.name
    return model.spec.fragments[0].routes.first { $0.name == name }?.value
  }
}
