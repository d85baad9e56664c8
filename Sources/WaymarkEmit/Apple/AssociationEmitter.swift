import AppleFormats
import WaymarkModel

/// The association file that claims the links of a spec, for all of its hosts.
///
/// A `*` of the format spans slashes: `/items/?*` is `/items/a/b`, too. So what goes on stands first, then paths by their
/// number of segments, the longest first, and before those of each number everything longer is excluded. That takes no link:
/// a link of more segments has been claimed by then, and the first component that matches decides.
///
/// Links are claimed decoded, as the router reads them: `/%69tems/5` is `/items/5`. Only what is excluded is compared as it is
/// written, as nothing else tells a slash from `%2F`, which separates nothing. What this leaves is that a path with `%2F` in
/// it may be claimed as one with a slash.
package enum AssociationEmitter {
  /// - Returns: A file without components where no link has a host.
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

  /// What a file for all hosts claims of a link that stands on some.
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

/// Claims in the order of a file.
private struct ClaimList {
  private var claims: [Claim] = []
  private var places: [Claim.Key: Int] = [:]

  var isEmpty: Bool { claims.isEmpty }

  private static let unsure = "URLs that may be of none of its links"

  /// Adds a claim. Of two links that are claimed alike, one that is claimed exactly makes the claim exact. What is said of one
  /// alone may be the other's own.
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
    // One that goes on takes what one of the same text takes that ends.
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

  /// Every path of more segments, whatever is in them.
  private static func longer(than depth: Int) -> AssociationFile.Component {
    var component = AssociationFile.Component(
      path: String(repeating: "/?*", count: depth + 1), isExcluded: true)
    component.options.percentEncoded = true
    component.comment = "longer paths; those that are links stand above"
    return component
  }
}
