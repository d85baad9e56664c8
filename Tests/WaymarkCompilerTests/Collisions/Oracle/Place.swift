/// The start of a URL: a scheme with a host, or a custom scheme.
struct Place: Hashable {
  let scheme: String
  /// The labels of the host, which are empty for a custom scheme.
  var labels: [String] = []
  /// The port, or `nil` for the default port of the scheme.
  var port: Int?

  var isWeb: Bool { Self.isWeb(scheme) }

  static func isWeb(_ scheme: String) -> Bool { scheme == "http" || scheme == "https" }

  /// Returns the port as URLs contain it, or `nil` for the default port of the scheme.
  static func port(_ port: Int?, on scheme: String) -> Int? { port == (scheme == "https" ? 443 : 80) ? nil : port }

  var text: String {
    isWeb ? "\(scheme)://\(labels.joined(separator: "."))\(port.map { ":\($0)" } ?? "")/" : "\(scheme):///"
  }
}

/// An endpoint that serves a pattern: a scheme with an optional host pattern.
struct Standing: Hashable {
  let scheme: String
  let host: CollisionSpec.Host?
  let ignoresCase: Bool
  let plusIsSpace: Bool

  fileprivate init(_ origin: CollisionSpec.Origin, scheme: String, host: CollisionSpec.Host? = nil) {
    self.scheme = scheme
    self.host = host
    ignoresCase = origin.ignoresCase
    plusIsSpace = origin.plusIsSpace
  }

  /// Returns a Boolean value that indicates whether the endpoint contains a place.
  func contains(_ place: Place, _ labelType: (String) -> TypeNumber) -> Bool {
    guard scheme == place.scheme else { return false }
    guard let host else { return true }
    guard Place.port(host.port, on: scheme) == place.port, place.labels.count >= host.name.count,
      place.labels.suffix(host.name.count).elementsEqual(host.name)
    else { return false }
    let front = Array(place.labels.dropLast(host.name.count))
    let anyCount = front.count - (host.front.count - 1)
    var index = 0
    for label in host.front {
      switch label {
      case .any:
        guard anyCount >= 1 else { return false }
        index += anyCount
      case .capture(let name):
        let shape = TextShape.capture(labelType(name)).ignoringCase(ignoresCase, isInPath: false)
        guard index < front.count, shape.accepts(Array(front[index].utf8)) else { return false }
        index += 1
      }
    }
    return index == front.count
  }
}

extension CollisionSpec {
  /// Returns the endpoints that serve a pattern, according to the origins of the spec.
  func standings(of index: Int) -> [Standing] {
    standings(of: patterns[index], origins: index < links.count ? links[index].origins : nil)
  }

  func standings(of pattern: Pattern, origins names: [String]? = nil) -> [Standing] {
    let named = names.map { names in origins.filter { names.contains($0.name) } }
    let places = named ?? (pattern.start == .origins ? origins.filter(\.isDefault) : origins)
    let all = places.flatMap(\.standings)
    switch pattern.start {
    case .origins: return all
    case .scheme(let scheme): return all.filter { $0.scheme == scheme }
    case .host(let scheme, let host):
      return all.filter { standing in
        let scheme = scheme ?? "https"
        return standing.scheme == scheme && standing.host?.front == host.front && standing.host?.name == host.name
          && Place.port(standing.host?.port, on: scheme) == Place.port(host.port, on: scheme)
      }
    }
  }
}

extension CollisionSpec {
  /// Returns the meaning of `+` in the queries of a pattern, or `nil` if its origins disagree.
  func plusIsSpace(in pattern: Pattern, origins names: [String]? = nil) -> Bool? {
    let readings = Set(standings(of: pattern, origins: names).map(\.plusIsSpace))
    return readings.count == 1 ? readings.first : nil
  }

  /// Returns a Boolean value that indicates whether `+` in the queries of URLs at a place is a space.
  func plusIsSpace(at place: Place) -> Bool {
    origins.contains { $0.plusIsSpace && $0.standings.contains { $0.contains(place) { _ in .string } } }
  }
}

extension CollisionSpec.Origin {
  fileprivate var standings: [Standing] {
    allSchemes.flatMap { scheme in
      hosts.isEmpty ? [Standing(self, scheme: scheme)] : hosts.map { Standing(self, scheme: scheme, host: $0) }
    }
  }

  var allSchemes: [String] { schemes.isEmpty ? ["https"] : schemes }
}
