import AppleFormats
import WaymarkModel

/// An emitter of the URL types for the Info.plist of an app.
package enum URLTypesEmitter {
  /// Returns the URL types for the custom schemes of a spec.
  ///
  /// If the spec contains the bundle identifier of the app, one URL type contains all schemes. The bundle identifier is
  /// the name of the URL type, as Apple recommends. Without a bundle identifier, each origin has its own URL type.
  ///
  /// - Parameter model: The resolved spec.
  /// - Returns: The URL types.
  package static func types(of model: NavigationModel) -> URLTypes {
    let origins = model.origins.filter { !$0.isWeb }
    func type(_ name: String, _ schemes: [String]) -> URLTypes.URLType {
      var seen: Set<String> = []
      return URLTypes.URLType(
        name: name, schemes: schemes.filter { seen.insert($0).inserted }.map { URLTypes.Scheme($0) })
    }
    guard let appID = model.spec.root.apple?.appIDs.first?.string, let dot = appID.firstIndex(of: ".") else {
      return URLTypes(origins.map { type($0.name.string, $0.schemes) })
    }
    let schemes = origins.flatMap(\.schemes)
    return URLTypes(schemes.isEmpty ? [] : [type(String(appID[appID.index(after: dot)...]), schemes)])
  }
}
