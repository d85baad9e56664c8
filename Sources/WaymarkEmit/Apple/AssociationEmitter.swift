import AppleFormats
import WaymarkModel

/// An emitter of the association file that claims the links of a spec, for all of its hosts.
///
/// In this format, a `*` also matches slashes, so that `/items/?*` matches `/items/a/b`. Open-ended components
/// therefore precede all others. The other components follow by their number of segments, in descending order. An
/// exclusion of all longer paths precedes the components for each number of segments. The exclusion removes no link,
/// because the components of longer links precede the exclusion, and the first component that matches decides.
///
/// Components for links compare decoded paths, as the router does: `/%69tems/5` is `/items/5`. Only exclusions compare
/// encoded paths, because a decoded path does not distinguish a slash from `%2F`, which separates no segments. As a
/// result, a path with `%2F` may be claimed like a path with a slash.
package enum AssociationEmitter {
  /// Returns the association file of a model. The file has no components if no link has a host.
  package static func file(of model: NavigationModel) -> AssociationFile {
    var file = AssociationFile()
    file.defaults.percentEncoded = false
    var links = LinkClaims(model)
    let hosts = Set(model.origins.flatMap(\.hosts))
    var claims = ClaimList()
    for link in model.links {
      let endpoints = link.pattern.endpoints.filter { $0.host != nil }
      guard !endpoints.isEmpty else { continue }
      let excess = excess(endpoints, link.pattern, hosts, &links)
      for var claim in links.claims(of: link.pattern) {
        claim.excess = excess + claim.excess
        claims.add(claim)
      }
    }
    let appIDs = model.spec.root.apple?.appIDs.map(\.string) ?? []
    file.details = claims.isEmpty ? [] : [.init(appIDs: appIDs, components: claims.components)]
    file.substitutionVariables = links.types.variables
    return file
  }

  /// Returns descriptions of the URLs that the file claims in addition to those of a link.
  private static func excess(
    _ endpoints: [Endpoint], _ pattern: Pattern, _ all: Set<Host>, _ links: inout LinkClaims
  ) -> [String] {
    var excess: [String] = []
    var seen: Set<Host> = []
    let hosts = endpoints.compactMap(\.host).filter { seen.insert($0).inserted }
    if seen != all {
      let names = hosts.prefix(3).map(\.text)
      let more = hosts.count > 3 ? " and \(hosts.count - 3) more" : ""
      excess.append("hosts other than \(names.joined(separator: ", "))\(more)")
    }
    if !endpoints.contains(where: { $0.scheme == "https" }) { excess.append("https") }
    for name in Set(hosts.flatMap(\.captures).map(\.string)).sorted() {
      guard let type = pattern.captureTypes[name] else { continue }
      if type != .primitive(.string) { excess.append("any {\(name)}") }
    }
    return excess
  }
}

/// The claims in the order of a file.
private struct ClaimList {
  private var claims: [Claim] = []
  private var places: [Claim.Key: Int] = [:]

  var isEmpty: Bool { claims.isEmpty }

  private static let unsure = "URLs that may match no link"

  /// Adds a claim.
  ///
  /// Equal claims of two links are merged. If one of the claims is exact, the merged claim is exact. Otherwise, the
  /// merged claim keeps the shared descriptions of excess URLs. A general description replaces the others, because they
  /// may describe URLs of the other link.
  mutating func add(_ claim: Claim) {
    if let place = places[claim.key] {
      let known = claims[place].excess
      guard known != claim.excess else { return }
      let isExact = known.isEmpty || claim.excess.isEmpty
      claims[place].excess =
        isExact ? [] : known.filter { $0 != Self.unsure && claim.excess.contains($0) } + [Self.unsure]
      return
    }
    places[claim.key] = claims.count
    claims.append(claim)
  }

  var components: [AssociationFile.Component] {
    // An open-ended claim includes the claims with the same text and a fixed number of segments.
    let claims = claims.filter { claim in
      var open = claim.key
      open.depth = nil
      return claim.depth == nil || places[open] == nil
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

  /// Returns an exclusion of every path with more segments.
  private static func longer(than depth: Int) -> AssociationFile.Component {
    var component = AssociationFile.Component(
      path: String(repeating: "/?*", count: depth + 1), isExcluded: true)
    component.options.percentEncoded = true
    component.comment = "longer paths; links with longer paths are claimed above"
    return component
  }
}
