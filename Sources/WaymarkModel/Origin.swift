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

  /// The prefix of a URL that precedes the path, for each scheme and host.
  package var starts: [String] { schemes.flatMap(starts) }

  /// Returns the prefix of a URL that precedes the path, for each host of a scheme.
  package func starts(of scheme: String) -> [String] {
    guard isWeb else { return ["\(scheme)://"] }
    return hosts.map { host in
      let port = host.port(on: scheme)
      return "\(scheme)://\(host.text)" + (port == 0 ? "" : ":\(port)") + "/"
    }
  }

  /// Returns the endpoints: each scheme combined with each host.
  ///
  /// - Parameter index: The index of the origin.
  /// - Returns: The endpoints, in the order of the schemes.
  package func endpoints(index: Int) -> [Endpoint] {
    schemes.flatMap { scheme in
      isWeb
        ? hosts.map { Endpoint(origin: index, scheme: scheme, host: $0) }
        : [Endpoint(origin: index, scheme: scheme, host: nil)]
    }
  }

  /// The prefix of a URL for the first scheme and host.
  package var start: String { starts[0] }
}

/// The hosts of an entry of `hosts`: variable labels, then a name in canonical form.
package struct Host: Hashable, Sendable {
  /// The variable labels that precede the name, from left to right.
  package let front: [Label]
  /// The fixed labels, at least one, in lowercase and Punycode.
  package let name: String
  /// The port in the spec; 0 if there is none.
  package let writtenPort: Int

  package init(front: [Label], name: String, writtenPort: Int) {
    self.front = front
    self.name = name
    self.writtenPort = writtenPort
  }

  package enum Label: Hashable, Sendable {
    /// One label, captured as a parameter.
    case capture(Text)
    /// One or more labels. A host has at most one such wildcard.
    case any
  }

  /// Returns the port in canonical URLs of a scheme; 0 for the default port of the scheme.
  package func port(on scheme: String) -> Int {
    writtenPort == (scheme == "https" ? 443 : 80) ? 0 : writtenPort
  }

  /// The host in the notation of the spec, without a port.
  package var text: String {
    front.map { label in
      switch label {
      case .capture(let name): "{\(name.string)}."
      case .any: "*."
      }
    }.joined() + name
  }

  /// The host in the entitlements of an app, with one star for all variable labels.
  package var domain: String {
    let port = writtenPort == 0 || writtenPort == 443 ? "" : ":\(writtenPort)"
    return (front.isEmpty ? "" : "*.") + name + port
  }

  /// The variable labels of an example host, with the name of each capture as its label.
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

/// One scheme of an origin together with one of its hosts, or a custom scheme.
package struct Endpoint: Hashable, Sendable {
  /// The index of the origin.
  package let origin: Int
  package let scheme: String
  /// The host; `nil` for a custom scheme.
  package let host: Host?

  package init(origin: Int, scheme: String, host: Host?) {
    self.origin = origin
    self.scheme = scheme
    self.host = host
  }

  /// The prefix of a URL up to the first slash of the path, in the notation of the spec.
  package var text: String {
    guard let host else { return scheme + "://" }
    let port = host.port(on: scheme)
    return "\(scheme)://\(host.text)" + (port == 0 ? "" : ":\(port)")
  }

  /// The prefix of a URL that precedes the path; `nil` if the host has variable labels.
  package var start: String? { host.map(\.front.isEmpty) ?? true ? start(front: "") : nil }

  /// Returns the prefix of a URL that precedes the path.
  ///
  /// - Parameter front: The variable labels of the host, each followed by a dot.
  /// - Returns: The prefix, with its slash at the end.
  package func start(front: String) -> String { "\(scheme)://" + end(front: front) }

  /// Returns the part of ``start(front:)`` that follows `://`.
  package func end(front: String) -> String {
    guard let host else { return "" }
    let port = host.port(on: scheme)
    return front + host.name + (port == 0 ? "" : ":\(port)") + "/"
  }

  /// Returns the URL for a path that starts with a slash; `nil` if the host has variable labels.
  package func url(ofPath path: String) -> String? {
    let first = path.utf8.dropFirst().prefix { !"/?#".utf8.contains($0) }
    return start.map { $0 + (host == nil && Self.needsSlash(before: first) ? path[...] : path.dropFirst()) }
  }

  /// Returns whether a custom scheme needs a third slash before the first segment of a path.
  ///
  /// Without the third slash, the first segment is parsed as a host, which cannot contain `:` or `@`.
  ///
  /// - Parameter segment: The UTF-8 of the segment.
  /// - Returns: `true` if the segment contains `:` or `@`.
  package static func needsSlash(before segment: some Sequence<UInt8>) -> Bool {
    segment.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }
  }
}
