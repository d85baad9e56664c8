import AppleFormats
import WaymarkModel

/// The associated domains of an app, as its entitlements name them.
package enum EntitlementsEmitter {
  /// A domain for each host of the web, in the order of the spec. A host that captures labels has a star, which is any number of
  /// them.
  package static func domains(of model: NavigationModel) -> AssociatedDomains {
    var seen: Set<String> = []
    let hosts = model.origins.flatMap(\.hosts).map(\.domain)
    return AssociatedDomains(hosts.filter { seen.insert($0).inserted }.map { AssociatedDomain(host: $0) })
  }
}
