import WaymarkModel

/// The hosts on which a URL can stand on one endpoint alone, so that it needs no look at the others.
struct SoleHosts {
  /// A scheme, a host name and a port.
  private struct Authority: Hashable {
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
  private var counts: [Authority: Int] = [:]
  /// Names in front of which labels may stand.
  private var open: Set<Authority> = []

  init(_ endpoints: [Endpoint]) {
    for endpoint in endpoints {
      guard let authority = Authority(endpoint), let host = endpoint.host else { continue }
      if host.front.isEmpty { counts[authority, default: 0] += 1 } else { open.insert(authority) }
    }
  }

  /// Whether an endpoint is the only one of its host's URLs.
  ///
  /// - Complexity: O(labels × bytes of the host).
  func contains(_ endpoint: Endpoint) -> Bool {
    guard let authority = Authority(endpoint), endpoint.host?.front.isEmpty == true, counts[authority] == 1 else {
      return false
    }
    var name = Substring(authority.name)
    while let dot = name.firstIndex(of: ".") {
      name = name[name.index(after: dot)...]
      if open.contains(Authority(scheme: authority.scheme, port: authority.port, name: String(name))) { return false }
    }
    return true
  }
}
