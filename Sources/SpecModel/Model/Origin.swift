import LinkResolving
import SpecText
import WaymarkLinks

/// Serves all URLs that have one of its schemes and one of its hosts.
package struct Origin: Sendable {
  package let name: Text
  package let schemes: [String]
  package let hosts: [Host]
  package let isDefault: Bool
  package let reading: URLReading

  package init(
    name: Text, schemes: [String], hosts: [Host], isDefault: Bool, reading: URLReading = URLReading()
  ) {
    self.name = name
    self.schemes = schemes
    self.hosts = hosts
    self.isDefault = isDefault
    self.reading = reading
  }

  package var isWeb: Bool { !hosts.isEmpty }
  package var starts: [String] { schemes.flatMap(starts) }

  package func starts(of scheme: String) -> [String] {
    guard isWeb else { return ["\(scheme)://"] }
    return hosts.map { host in
      let port = host.port(on: scheme)
      return "\(scheme)://\(host.text)" + (port == 0 ? "" : ":\(port)") + "/"
    }
  }

  package func endpoints(index: Int) -> [Endpoint] {
    schemes.flatMap { scheme in
      (isWeb ? hosts.map(Optional.some) : [nil]).map { host in
        Endpoint(origin: index, scheme: scheme, host: host, reading: reading)
      }
    }
  }

  package var start: String { starts[0] }
}

/// Canonical. Can start with variable labels.
package struct Host: Hashable, Sendable {
  package let front: [Label]
  /// The fixed part, in lowercase and Punycode, with at least one label.
  package let name: String
  package let writtenPort: Int

  package init(front: [Label], name: String, writtenPort: Int) {
    self.front = front
    self.name = name
    self.writtenPort = writtenPort
  }

  package enum Label: Hashable, Sendable {
    case capture(Text)
    /// A host has at most one wildcard.
    case any
  }

  /// In canonical URLs; 0 for the default port of the scheme.
  package func port(on scheme: String) -> Int { writtenPort == (scheme == "https" ? 443 : 80) ? 0 : writtenPort }

  /// In the notation of the spec, without a port.
  package var text: String {
    front.map { label in
      switch label {
      case .capture(let name): "{\(name.string)}."
      case .any: "*."
      }
    }.joined() + name
  }

  /// For entitlements, with one `*` for all variable labels.
  package var domain: String {
    let port = writtenPort == 0 || writtenPort == 443 ? "" : ":\(writtenPort)"
    return (front.isEmpty ? "" : "*.") + name + port
  }

  /// The example label for a capture is the name of the capture in lowercase.
  package var exampleFront: String {
    front.map { label in
      switch label {
      case .any: "www."
      case .capture(let name): name.string.lowercased() + "."
      }
    }.joined()
  }

  package func includes(_ other: String) -> Bool {
    guard !front.isEmpty else { return other == name }
    guard other.hasSuffix("." + name) else { return false }
    let labels = other.dropLast(name.utf8.count + 1).split(separator: ".", omittingEmptySubsequences: false)
    guard !labels.contains(where: \.isEmpty) else { return false }
    return front.contains(.any) ? labels.count >= front.count : labels.count == front.count
  }

  package var captures: [Text] {
    front.compactMap { if case .capture(let name) = $0 { name } else { nil } }
  }
}

/// A scheme and a host, or a custom scheme.
package struct Endpoint: Hashable, Sendable {
  package let origin: Int
  package let scheme: String
  package let host: Host?
  package let reading: URLReading

  package init(origin: Int, scheme: String, host: Host?, reading: URLReading) {
    self.origin = origin
    self.scheme = scheme
    self.host = host
    self.reading = reading
  }

  /// The prefix before the path's first slash, in the notation of the spec.
  package var text: String {
    guard let host else { return scheme + "://" }
    let port = host.port(on: scheme)
    return "\(scheme)://\(host.text)" + (port == 0 ? "" : ":\(port)")
  }

  package var start: String? { host.map(\.front.isEmpty) ?? true ? start(front: "") : nil }
  package func start(front: String) -> String { "\(scheme)://" + end(front: front) }

  package func end(front: String) -> String {
    guard let host else { return "" }
    let port = host.port(on: scheme)
    return front + host.name + (port == 0 ? "" : ":\(port)") + "/"
  }

  package func url(ofPath path: String) -> String? {
    let first = path.utf8.dropFirst().prefix { !"/?#".utf8.contains($0) }
    return start.map { $0 + (host == nil && Self.needsSlash(before: first) ? path[...] : path.dropFirst()) }
  }

  /// Without the third slash, the first segment is parsed as a host, which cannot contain `:` or `@`.
  package static func needsSlash(before segment: some Sequence<UInt8>) -> Bool {
    segment.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }
  }
}
