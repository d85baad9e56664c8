import AppleFormats
import WaymarkModel

extension AssociatedDomain {
  /// If the associated domain contains a build setting such as `$(HOST)`, the build setting matches any text.
  func covers(_ other: Host, on schemes: [String]) -> Bool {
    // A mode applies only to developer devices or to managed devices.
    guard mode == nil else { return false }
    guard !isVariable else { return couldBe(other) }
    guard hasPort(of: other, on: schemes) else { return false }
    if isWildcard { return other.front.isEmpty ? other.name.hasSuffix("." + host) : isAround(other) }
    return other.front.isEmpty && host == other.name
  }

  /// The mode of the associated domain is ignored.
  func meets(_ other: Host, on schemes: [String]) -> Bool {
    guard !isVariable else { return couldBe(other) }
    guard hasPort(of: other, on: schemes) else { return false }
    guard !other.front.isEmpty else { return isWildcard ? other.name.hasSuffix("." + host) : host == other.name }
    return (isWildcard && isAround(other)) || host.hasSuffix("." + other.name)
  }

  func isWithin(_ other: Host) -> Bool {
    guard !other.front.isEmpty else { return !isWildcard && host == other.name }
    return host.hasSuffix("." + other.name) || (isWildcard && host == other.name)
  }

  private func isAround(_ other: Host) -> Bool { other.name == host || other.name.hasSuffix("." + host) }

  /// A missing port counts as the default port of the scheme. An associated domain with port 443 is treated like an
  /// associated domain without a port, because the system downloads the association file over `https`.
  private func hasPort(of other: Host, on schemes: [String]) -> Bool {
    let defaults = schemes.map { $0 == "https" ? 443 : 80 }
    let wanted = defaults.contains(other.writtenPort) ? 0 : other.writtenPort
    let own = port.map { defaults.contains($0) || $0 == 443 ? 0 : $0 } ?? 0
    return own == wanted
  }

  private func couldBe(_ other: Host) -> Bool {
    let service = "applinks:"
    let start = text.hasPrefix(service) ? text.dropFirst(service.count) : text[...]
    guard text.hasPrefix(service), let open = ["$(", "${"].compactMap({ start.firstIndex(of: $0) }).min(),
      let close = start.lastIndex(where: { ")}".contains($0) }), open < close
    else { return true }
    var prefix = start[..<open].lowercased()
    var suffix = start[start.index(after: close)...].prefix { $0 != "?" }.lowercased()
    if let colon = suffix.firstIndex(of: ":") { suffix = String(suffix[..<colon]) }
    guard other.front.isEmpty else { return other.name.hasSuffix(suffix) || suffix.hasSuffix("." + other.name) }
    // A wildcard matches any labels.
    if prefix.hasPrefix("*.") { prefix = "" }
    return other.name.hasPrefix(prefix) && other.name.hasSuffix(suffix)
      && other.name.utf8.count >= prefix.utf8.count + suffix.utf8.count
  }
}

extension StringProtocol {
  fileprivate func firstIndex(of pair: String) -> Index? {
    indices.first { self[$0...].hasPrefix(pair) }
  }
}
