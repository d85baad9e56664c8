import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// The metadata of a module's screens, whose keys and types belong to the app.
///
/// The file of a module is compiled without the app. The compiler of the app checks the values, and the app's generated
/// code reads them.
enum MetadataAsWritten {
  /// Returns the metadata of a route; an empty array if the spec isn't a module.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - model: The model of the module.
  /// - Returns: The values without control characters, which no type of metadata contains.
  static func values(of route: borrowing Route, _ model: borrowing NavigationModel) -> [Named<Text>] {
    guard model.spec.isModule else { return [] }
    let name = route.name
    let values = model.spec.fragments[0].routes.first { $0.name == name }?.value.metadata?.values ?? []
    return values.filter { value in value.value.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
  }
}
