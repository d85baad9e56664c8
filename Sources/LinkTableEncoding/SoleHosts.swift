import WaymarkModel

/// The endpoints whose URLs match no other endpoint.
struct SoleHosts {
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

  private var counts: [Authority: Int] = [:]
  /// The authorities of all endpoints with variable host labels.
  private var open: Set<Authority> = []

  init(_ endpoints: [Endpoint]) {
    for endpoint in endpoints {
      guard let authority = Authority(endpoint), let host = endpoint.host else { continue }
      if host.front.isEmpty { counts[authority, default: 0] += 1 } else { open.insert(authority) }
    }
  }

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
