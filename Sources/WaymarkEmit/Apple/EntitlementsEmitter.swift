import AppleFormats
import WaymarkModel

/// An emitter of the associated domains for the entitlements of an app.
package enum EntitlementsEmitter {
  /// Returns a domain for each web host, in the order of the spec.
  ///
  /// A host with captures or wildcards has one star for all variable labels.
  ///
  /// - Parameter model: The resolved spec.
  /// - Returns: The domains, without duplicates.
  package static func domains(of model: NavigationModel) -> AssociatedDomains {
    var seen: Set<String> = []
    let hosts = model.origins.flatMap(\.hosts).map(\.domain)
    return AssociatedDomains(hosts.filter { seen.insert($0).inserted }.map { AssociatedDomain(host: $0) })
  }
}
