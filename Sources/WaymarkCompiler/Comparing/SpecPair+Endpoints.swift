import WaymarkModel

extension SpecPair {
  /// The endpoints that the new version removes. An endpoint counts as removed if none of its URLs can match an
  /// endpoint of the new version.
  ///
  /// An endpoint is a combination of a scheme and a host.
  var goneEndpoints: [Endpoint] {
    let present = new.links.flatMap(\.pattern.endpoints)
    var seen: Set<String> = []
    return old.links.flatMap(\.pattern.endpoints).filter { endpoint in
      seen.insert(endpoint.text).inserted && !present.contains { $0.mayBe(endpoint) }
    }
  }

  /// The endpoints of the new version that do not occur in the old version.
  var freshEndpoints: [Endpoint] {
    var seen = Set(old.links.flatMap(\.pattern.endpoints).map(\.text))
    return new.links.flatMap(\.pattern.endpoints).filter { seen.insert($0.text).inserted }
  }
}

extension Endpoint {
  /// Returns whether a URL can match both endpoints.
  fileprivate func mayBe(_ other: Endpoint) -> Bool {
    guard scheme == other.scheme else { return false }
    guard let host, let otherHost = other.host else { return host == nil && other.host == nil }
    guard host.port(on: scheme) == otherHost.port(on: scheme) else { return false }
    return host.name == otherHost.name && host.front.isEmpty == otherHost.front.isEmpty
      || !host.front.isEmpty && otherHost.name.hasSuffix("." + host.name)
      || !otherHost.front.isEmpty && host.name.hasSuffix("." + otherHost.name)
      || !host.front.isEmpty && !otherHost.front.isEmpty && host.name == otherHost.name
  }
}
