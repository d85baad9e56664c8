import SpecModel
import SpecText

package struct AssociationSite: Sendable {
  package let host: String
  package let port: Int
  package let origin: Span

  package init(host: String, port: Int, origin: Span) {
    self.host = host
    self.port = port
    self.origin = origin
  }

  package static let usualPort = 443

  package var start: String { "https://\(host)" + (port == Self.usualPort ? "" : ":\(port)") }

  /// See "Supporting associated domains" in Apple's documentation.
  package var url: String { start + "/.well-known/apple-app-site-association" }
  package func isServed(by host: Host) -> Bool { host.includes(self.host) && Self.port(of: host) == port }

  /// Links with the scheme `http` also need the file, and the file is always downloaded over `https`.
  package static func port(of host: Host) -> Int {
    [0, 80, usualPort].contains(host.writtenPort) ? usualPort : host.writtenPort
  }
}

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

  /// An associated domain with port 443 is treated like an associated domain without a port, because the system
  /// downloads the association file over `https`.
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
  fileprivate func firstIndex(of pair: String) -> Index? { indices.first { self[$0...].hasPrefix(pair) } }
}

/// The part of a web URL before the path, which consists of the scheme and the host.
struct WebStart {
  let text: String

  init?(of url: String) {
    guard url.hasPrefix("https://") || url.hasPrefix("http://") else { return nil }
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count > 2 else { return nil }
    text = "\(parts[0])//\(parts[2].prefix { $0 != "?" && $0 != "#" })"
  }

  init(of site: AssociationSite) { text = site.start }

  /// The choice of the host makes no difference, because all hosts serve the same association file.
  static func any(in model: NavigationModel) -> String {
    let endpoints = model.links.flatMap(\.pattern.endpoints).filter { $0.host != nil }
    let endpoint = endpoints.first { $0.scheme == "https" } ?? endpoints.first
    guard let endpoint, let host = endpoint.host else { return "https://example.com" }
    return text(of: host, on: endpoint.scheme)
  }

  /// Example labels replace the wildcards and captures in the host.
  static func text(of host: Host, on scheme: String) -> String {
    let port = host.port(on: scheme)
    return "\(scheme)://" + host.exampleFront + host.name + (port == 0 ? "" : ":\(port)")
  }
}
