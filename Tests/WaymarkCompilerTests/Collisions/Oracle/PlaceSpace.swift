/// The starts of URLs that a spec's patterns distinguish.
struct PlaceSpace {
  let spec: CollisionSpec
  let pool: TextPool

  /// The starts of URLs with the patterns that they serve.
  ///
  /// Each start serves at least one pattern.
  var sets: [(place: Place, set: LinkSet, kind: URLSpace.Kind)] {
    let standings = spec.patterns.indices.map { spec.standings(of: $0) }
    return candidates.compactMap { place in
      var set: LinkSet = 0
      var ignoresCase = false
      for (index, own) in standings.enumerated() {
        let all = own.filter { $0.contains(place) { spec.labelType($0, of: index) } }
        if !all.isEmpty { set |= .of(index) }
        // All origins of a place agree.
        if all.contains(where: \.ignoresCase) { ignoresCase = true }
      }
      return set == 0 ? nil : (place, set, .init(isWeb: place.isWeb, ignoresCase: ignoresCase))
    }
  }

  private var candidates: [Place] {
    let hosts = spec.origins.flatMap(\.hosts)
    let names = names(hosts)
    let schemes = Set(spec.origins.flatMap(\.allSchemes)).sorted()
    return schemes.flatMap { scheme -> [Place] in
      guard Place.isWeb(scheme) else { return [Place(scheme: scheme)] }
      let ports = Set([nil] + hosts.map { Place.port($0.port, on: scheme) })
      return ports.sorted { ($0 ?? 0) < ($1 ?? 0) }.flatMap { port in
        names.map { Place(scheme: scheme, labels: $0, port: port) }
      }
    }
  }

  /// Returns the names of hosts with all relevant labels before the name, up to one label more than any host has.
  private func names(_ hosts: [CollisionSpec.Host]) -> [[String]] {
    guard hosts.contains(where: { !$0.front.isEmpty }) else {
      return Array(Set(hosts.map(\.name))).sorted { $0.count < $1.count }
    }
    let inner = hosts.flatMap { host in
      hosts.filter { host.name.count > $0.name.count && host.name.hasSuffix($0.name) }
        .flatMap { host.name.dropLast($0.name.count) }
    }
    let types = Set(spec.labelTypes.values)
    let wanted =
      types.enumerated().map { (LinkSet.of($0), pool.texts(of: .capture($1))) }
      + types.enumerated().map {
        (LinkSet.of(types.count + $0), pool.texts(of: .ignoringCase(.capture($1), isInPath: false)))
      }
      + Set(inner).enumerated().map { (LinkSet.of(2 * types.count + $0), pool.texts(of: .literal($1))) }
    let labels = pool.examples(in: pool.labels, wanted).values.map { pool.texts[$0] }.sorted()
    var names: Set<[String]> = []
    for name in Set(hosts.map(\.name)) {
      var fronts: [[String]] = [[]]
      for _ in 0..<4 {
        names.formUnion(fronts.map { $0 + name })
        fronts = fronts.flatMap { front in labels.map { [$0] + front } }
        if fronts.count > 300 { break }
      }
    }
    return names.sorted { ($0.count, $0.joined()) < ($1.count, $1.joined()) }
  }
}

extension [String] {
  fileprivate func hasSuffix(_ other: [String]) -> Bool { suffix(other.count).elementsEqual(other) }
}
