import WaymarkModel

/// The hosts on which a URL can stand on one endpoint alone, so that it needs no look at the others.
struct SoleHosts {
  private struct Place: Hashable {
    let scheme: String
    let port: Int
    let name: String

    init?(_ endpoint: Endpoint) {
      guard let host = endpoint.host else { return nil }
      self.init(scheme: endpoint.scheme, port: host.port(on: endpoint.scheme), name: host.name)
    }

    init(scheme: String, port: Int, name: String) {
      self.scheme = scheme
      self.port = port
      self.name = name
    }
  }

  /// How many endpoints each host has.
  private var counts: [Place: Int] = [:]
  /// Names in front of which labels may stand.
  private var open: Set<Place> = []

  init(_ endpoints: [Endpoint]) {
    for endpoint in endpoints {
      guard let place = Place(endpoint), let host = endpoint.host else { continue }
      if host.front.isEmpty { counts[place, default: 0] += 1 } else { open.insert(place) }
    }
  }

  /// Whether an endpoint is the only one of its host's URLs.
  ///
  /// - Complexity: O(labels × bytes of the host).
  func contains(_ endpoint: Endpoint) -> Bool {
    guard let place = Place(endpoint), endpoint.host?.front.isEmpty == true, counts[place] == 1 else { return false }
    var name = Substring(place.name)
    while let dot = name.firstIndex(of: ".") {
      name = name[name.index(after: dot)...]
      if open.contains(Place(scheme: place.scheme, port: place.port, name: String(name))) { return false }
    }
    return true
  }
}
