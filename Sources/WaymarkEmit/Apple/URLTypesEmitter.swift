import AppleFormats
import WaymarkModel

/// The URL types of an app, as its Info.plist names them.
package enum URLTypesEmitter {
  /// One type for all custom schemes where the app's identifier is known, by which the system wants it to be called; else one
  /// for each origin.
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
