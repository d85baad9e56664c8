import SpecModel
import SpecText

/// Emits the `apple-app-site-association` file, which covers all hosts of a spec. The system applies only the first
/// component that matches, and `*` also matches slashes. So the components for paths of any length come first, then
/// those with a fixed number of segments, longest first, each after an exclusion of longer paths. The system compares
/// decoded paths with components of links, but percent-encoded paths with exclusions, because a decoded `%2F` would
/// look like a separator.
///
/// The file is correct for Apple's documentation and for the recorded decisions of macOS, which ignore a slash at the
/// end of a path: a path with a slash at the end has its own component, and an exclusion never ends with `/*`, which
/// would also exclude the path in front of it.
package enum AssociationEmitter {
  /// If `isServed` is `false` for a host, the file has no links of the host.
  package static func file(of model: NavigationModel, on isServed: (Host) -> Bool = { _ in true }) -> AssociationFile {
    var file = AssociationFile()
    file.defaults.percentEncoded = false
    var links = LinkClaims(model)
    var claims = ClaimList(hosts: Set(model.origins.flatMap(\.hosts).filter(isServed)))
    for link in model.links {
      let endpoints = link.pattern.endpoints.filter { $0.host.map(isServed) ?? false }
      guard !endpoints.isEmpty else { continue }
      let hosts = Set(endpoints.compactMap(\.host))
      var excess = excess(endpoints, hosts, link.pattern)
      let ignoresCase = endpoints.contains(where: \.reading.ignoresCase)
      if ignoresCase, !endpoints.allSatisfy(\.reading.ignoresCase) || links.distinguishesCase(link.pattern) {
        excess.append("other cases of letters")
      }
      for var claim in links.claims(of: link.pattern) {
        claim.hosts = hosts
        claim.ignoresCase = ignoresCase && claim.hasLetters
        claim.excess = excess + claim.excess
        claims.add(claim)
      }
    }
    let appIDs = model.spec.root.apple?.appIDs.map(\.string) ?? []
    file.details = claims.isEmpty ? [] : [.init(appIDs: appIDs, components: claims.components)]
    file.substitutionVariables = links.types.variables
    return file
  }

  private static func excess(_ endpoints: [Endpoint], _ hosts: Set<Host>, _ pattern: Pattern) -> [String] {
    var excess: [String] = []
    if !endpoints.contains(where: { $0.scheme == "https" }) { excess.append("https") }
    for name in Set(hosts.flatMap(\.captures).map(\.string)).sorted() {
      guard let type = pattern.captureTypes[name] else { continue }
      if type != .primitive(.string) { excess.append("any {\(name)}") }
    }
    return excess
  }
}

private struct ClaimList {
  /// All hosts for which the file is.
  private let hosts: Set<Host>
  private var claims: [Claim] = []
  private var places: [Claim.Key: Int] = [:]

  init(hosts: Set<Host>) { self.hosts = hosts }

  var isEmpty: Bool { claims.isEmpty }

  private static let unsure = "URLs that may match no link"
  private static let otherHosts =
    "hosts that the link does not have, as other components do; `waymark apple --host HOST` prints the file of one host"

  /// Merges two equal claims of different links. The result keeps only the descriptions that both contain, because one
  /// link can match URLs that the other claim describes.
  mutating func add(_ claim: Claim) {
    if let place = places[claim.key] {
      let known = claims[place]
      claims[place].hosts.formUnion(claim.hosts)
      guard known.excess != claim.excess else { return }
      let isExact =
        known.excess.isEmpty && known.hosts.isSuperset(of: claim.hosts)
        || claim.excess.isEmpty && claim.hosts.isSuperset(of: known.hosts)
      claims[place].excess =
        isExact ? [] : known.excess.filter { $0 != Self.unsure && claim.excess.contains($0) } + [Self.unsure]
      return
    }
    places[claim.key] = claims.count
    claims.append(claim)
  }

  var components: [AssociationFile.Component] {
    // A claim for paths of any length includes the claims with the same pattern and a fixed number of segments.
    var claims = claims.filter { claim in
      var open = claim.key
      open.depth = nil
      return claim.depth == nil || places[open] == nil
    }
    // The longest path is the first in the file.
    let others = claims.indices.filter { claims[$0].hosts != hosts }
    if let first = others.min(by: { (claims[$0].depth ?? .max) > (claims[$1].depth ?? .max) }) {
      claims[first].excess.insert(Self.otherHosts, at: 0)
    }
    let depths = Set(claims.compactMap(\.depth)).sorted(by: >)
    var components = claims.filter { $0.depth == nil }.map(\.component)
    for depth in depths {
      let own = claims.filter { $0.depth == depth }
      if own.contains(where: { $0.path.pattern.utf8.contains(UInt8(ascii: "*")) }) {
        components.append(Self.longer(than: depth))
      }
      components += own.map(\.component)
    }
    return components
  }

  private static func longer(than depth: Int) -> AssociationFile.Component {
    var component = AssociationFile.Component(path: String(repeating: "/?*", count: depth + 1), isExcluded: true)
    component.options.percentEncoded = true
    component.comment = "longer paths; links with longer paths are claimed above"
    return component
  }
}

package enum EntitlementsEmitter {
  /// Returns an associated domain for each host, in the order of the spec. A single `*` replaces all captures and
  /// wildcards of a host.
  package static func domains(of model: NavigationModel) -> AssociatedDomains {
    var seen: Set<String> = []
    let hosts = model.origins.flatMap(\.hosts).map(\.domain)
    return AssociatedDomains(hosts.filter { seen.insert($0).inserted }.map { AssociatedDomain(host: $0) })
  }
}

package enum InfoPlistEmitter {
  /// If the spec contains the bundle identifier of the app, one URL type contains all schemes. The bundle identifier is
  /// the name of the URL type, as Apple recommends. Without a bundle identifier, each origin has its own URL type.
  package static func content(for model: NavigationModel) -> InfoPlist {
    let activityTypes =
      model.activitiesKey == nil ? [] : ["$(PRODUCT_BUNDLE_IDENTIFIER)\(NavigationModel.activityTypeSuffix)"]
    return InfoPlist(types(of: model), activityTypes: activityTypes)
  }

  private static func types(of model: NavigationModel) -> [InfoPlist.URLType] {
    let origins = model.origins.filter { !$0.isWeb }
    func type(_ name: String, _ schemes: [String]) -> InfoPlist.URLType {
      var seen: Set<String> = []
      return InfoPlist.URLType(
        name: name, schemes: schemes.filter { seen.insert($0).inserted }.map { InfoPlist.Scheme($0) })
    }
    guard let appID = model.spec.root.apple?.appIDs.first?.string, let dot = appID.firstIndex(of: ".") else {
      return origins.map { type($0.name.string, $0.schemes) }
    }
    let schemes = origins.flatMap(\.schemes)
    return schemes.isEmpty ? [] : [type(String(appID[appID.index(after: dot)...]), schemes)]
  }
}
