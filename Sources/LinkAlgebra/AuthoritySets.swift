import RegularSets
import WaymarkLinks
import WaymarkModel

/// The schemes and authorities of links (RFC 3986, section 3), as sets of texts.
///
/// A text is a prefix of a URL such as `https://example.com/`, or `app:` on a custom scheme.
struct AuthoritySets {
  /// The inputs of a set: the endpoints, and the types of the captured labels.
  private struct Key: Hashable {
    let endpoints: [Endpoint]
    let labels: [String: ValueType]
  }

  private let types: TypeSets
  private var known: [Key: RegularSet?] = [:]
  /// The remaining number of states, which bounds the work to seconds in a debug build.
  private var statesLeft = 1_000_000

  init(_ types: TypeSets) {
    self.types = types
  }

  /// The labels of hosts in lowercase (RFC 1035, section 2.3.1), with underscores, which some host names contain.
  ///
  /// The limit of 63 bytes is ignored, because the limit would multiply the number of states. No realistic type accepts
  /// only longer labels.
  static let label = expression("[a-z0-9_-]+")
  private static let labels = expression(#"([a-z0-9_-]+\.)+"#)

  private static func expression(_ text: String) -> RegularSet {
    guard let set = try? RegularSet.matching(text) else { preconditionFailure("\(text) is regular") }
    return set
  }

  /// Returns the schemes and authorities of a pattern on the web or on custom schemes.
  mutating func starts(of pattern: Pattern, _ kind: LinkRow.Kind) throws(TooManyStatesError) -> RegularSet {
    let endpoints = pattern.endpoints.filter { ($0.host != nil) == (kind == .web) }
    let names = Set(endpoints.flatMap { $0.host?.captures.map(\.string) ?? [] })
    let key = Key(endpoints: endpoints, labels: pattern.captureTypes.filter { names.contains($0.key) })
    if let known = known[key] {
      guard let known else { throw TooManyStatesError() }
      return known
    }
    do throws(TooManyStatesError) {
      let starts = try starts(key)
      known[key] = starts
      return starts
    } catch {
      known[key] = .some(nil)
      throw error
    }
  }

  private mutating func starts(_ key: Key) throws(TooManyStatesError) -> RegularSet {
    // The number of slashes after a custom scheme is insignificant.
    let plain = key.endpoints.compactMap { $0.host == nil ? "\($0.scheme):" : $0.start }
    var starts = try RegularSet.texts(plain)
    for endpoint in key.endpoints where endpoint.start == nil {
      let own = try RegularSet.concatenation([.text("\(endpoint.scheme)://".utf8), hosts(of: endpoint, key.labels)])
      starts = try starts.union(own)
      statesLeft -= starts.stateCount + own.stateCount
      guard statesLeft > 0 else { throw TooManyStatesError() }
    }
    return starts
  }

  /// Returns the hosts of a pattern with any scheme, including the port and the slash before the path.
  ///
  /// The host of a custom scheme is the empty text.
  func hosts(of pattern: Pattern, _ kinds: [LinkRow.Kind]) throws(TooManyStatesError) -> RegularSet {
    var hosts = RegularSet.empty
    for endpoint in pattern.endpoints where kinds.contains(endpoint.host == nil ? .custom : .web) {
      hosts = try hosts.union(self.hosts(of: endpoint, pattern.captureTypes))
    }
    return hosts
  }

  func hosts(of endpoint: Endpoint, _ labels: [String: ValueType]) throws(TooManyStatesError) -> RegularSet {
    var parts: [RegularSet] = []
    for label in endpoint.host?.front ?? [] {
      switch label {
      case .any: parts.append(Self.labels)
      case .capture(let name):
        let texts = try labels[name.string].map { type throws(TooManyStatesError) in
          try types.texts(of: type).intersection(Self.label)
        }
        parts.append(try (texts ?? Self.label).affixed(prefix: [], suffix: [UInt8(ascii: ".")]))
      }
    }
    return try .concatenation(parts + [.text(endpoint.end(front: "").utf8)])
  }
}
