import AppleFormats
import WaymarkModel

/// An emitter of the associated domains for the entitlements of an app.
package enum EntitlementsEmitter {
  /// Returns an associated domain for each host, in the order of the spec.
  ///
  /// A single `*` replaces all captures and wildcards of a host.
  ///
  /// - Parameter model: The resolved spec.
  /// - Returns: The domains, without duplicates.
  package static func domains(of model: NavigationModel) -> AssociatedDomains {
    var seen: Set<String> = []
    let hosts = model.origins.flatMap(\.hosts).map(\.domain)
    return AssociatedDomains(hosts.filter { seen.insert($0).inserted }.map { AssociatedDomain(host: $0) })
  }
}
