import WaymarkLinks
import WaymarkYAML

/// A source of URLs: each of its schemes with each of its hosts.
package struct Origin: Sendable {
  package let name: Text
  package let schemes: [String]
  /// Empty for custom schemes.
  package let hosts: [Host]
  package let isDefault: Bool

  package init(name: Text, schemes: [String], hosts: [Host], isDefault: Bool) {
    self.name = name
    self.schemes = schemes
    self.hosts = hosts
    self.isDefault = isDefault
  }

  /// A Boolean value that indicates whether the URLs have hosts.
  package var isWeb: Bool { !hosts.isEmpty }

  /// The part of a URL before the path, for each scheme and host.
  package var starts: [String] { schemes.flatMap(starts) }

  /// Returns the part of a URL before the path, for a scheme and each host.
  package func starts(of scheme: String) -> [String] {
    guard isWeb else { return ["\(scheme)://"] }
    return hosts.map { host in
      let port = host.port(on: scheme)
      return "\(scheme)://\(host.text)" + (port == 0 ? "" : ":\(port)") + "/"
    }
  }

  /// Returns the endpoints: each scheme with each host.
  ///
  /// - Parameter index: The index of the origin.
  package func endpoints(index: Int) -> [Endpoint] {
    schemes.flatMap { scheme in
      isWeb
        ? hosts.map { Endpoint(origin: index, scheme: scheme, host: $0) }
        : [Endpoint(origin: index, scheme: scheme, host: nil)]
    }
  }

  /// The first start.
  package var start: String { starts[0] }
}

/// The hosts of an entry under `hosts`: labels in front, then a name in canonical form.
package struct Host: Hashable, Sendable {
  /// The labels before the name, from the left.
  package let front: [Label]
  /// At least one label, in lower case and punycode.
  package let name: String
  /// The port in the spec; 0 if there is none.
  package let writtenPort: Int

  package init(front: [Label], name: String, writtenPort: Int) {
    self.front = front
    self.name = name
    self.writtenPort = writtenPort
  }

  package enum Label: Hashable, Sendable {
    /// One label, a parameter.
    case capture(Text)
    /// One or more labels. A host has at most one of these.
    case any
  }

  /// Returns the port in canonical URLs of a scheme; 0 for the scheme's default.
  package func port(on scheme: String) -> Int {
    writtenPort == (scheme == "https" ? 443 : 80) ? 0 : writtenPort
  }

  /// The host in a spec, without a port.
  package var text: String {
    front.map { label in
      switch label {
      case .capture(let name): "{\(name.string)}."
      case .any: "*."
      }
    }.joined() + name
  }

  /// The host in the entitlements of an app: one star for all labels in front of the name.
  package var domain: String {
    let port = writtenPort == 0 || writtenPort == 443 ? "" : ":\(writtenPort)"
    return (front.isEmpty ? "" : "*.") + name + port
  }

  /// The labels in front of the name in an example, captured labels by their names.
  package var exampleFront: String {
    front.map { label in
      switch label {
      case .any: "www."
      case .capture(let name): name.string.lowercased() + "."
      }
    }.joined()
  }

  package var captures: [Text] {
    front.compactMap { if case .capture(let name) = $0 { name } else { nil } }
  }
}

/// A scheme with a host of an origin, or a custom scheme.
package struct Endpoint: Hashable, Sendable {
  /// The origin's index.
  package let origin: Int
  package let scheme: String
  /// nil on a custom scheme.
  package let host: Host?

  package init(origin: Int, scheme: String, host: Host?) {
    self.origin = origin
    self.scheme = scheme
    self.host = host
  }

  /// The part of a URL before the path's first slash, as the spec has it.
  package var text: String {
    guard let host else { return scheme + "://" }
    let port = host.port(on: scheme)
    return "\(scheme)://\(host.text)" + (port == 0 ? "" : ":\(port)")
  }

  /// The part of a URL before the path; `nil` if it varies.
  package var start: String? { host.map(\.front.isEmpty) ?? true ? start(front: "") : nil }

  /// Returns the part of a URL before the path.
  ///
  /// - Parameter front: The labels in front of the host's name, each with a dot after it.
  package func start(front: String) -> String { "\(scheme)://" + end(front: front) }

  /// Returns the part of ``start(front:)`` after the scheme.
  package func end(front: String) -> String {
    guard let host else { return "" }
    let port = host.port(on: scheme)
    return front + host.name + (port == 0 ? "" : ":\(port)") + "/"
  }

  /// Returns the URL of a path, which starts with a slash; `nil` if the part before it varies.
  package func url(ofPath path: String) -> String? {
    let first = path.utf8.dropFirst().prefix { !"/?#".utf8.contains($0) }
    return start.map { $0 + (host == nil && Self.needsSlash(before: first) ? path[...] : path.dropFirst()) }
  }

  /// Whether a custom scheme needs a third slash before its first segment, which is read as a host else, and a host
  /// holds no `:` and no `@`.
  package static func needsSlash(before segment: some Sequence<UInt8>) -> Bool {
    segment.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }
  }
}
