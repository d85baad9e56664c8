import WaymarkModel

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
