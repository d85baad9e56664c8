import LinkResolving
import RegularSets
import SpecModel
import WaymarkLinks

/// The schemes and authorities (RFC 3986, section 3) that patterns accept, such as `https://example.com/`, or `app:`
/// for a custom scheme.
struct AuthoritySets {
  /// The URL prefixes depend on the schemes and hosts of a pattern and on the types of the captured host labels.
  struct Key: Hashable {
    let endpoints: [Endpoint]
    let labels: [String: ValueType]

    init(_ endpoints: [Endpoint], of pattern: Pattern) {
      self.endpoints = endpoints
      let names = Set(endpoints.flatMap { $0.host?.captures.map(\.string) ?? [] })
      labels = names.isEmpty ? [:] : pattern.captureTypes.filter { names.contains($0.key) }
    }
  }

  private let types: TypeSets
  private var sets: [Key: RegularSet?] = [:]
  private var statesLeft: Int

  init(_ types: TypeSets, _ limits: SearchLimits) {
    statesLeft = limits.statesOfAuthorities
    self.types = types
  }

  /// Host labels in lowercase (RFC 1035, section 2.3.1), also with underscores, which some host names contain. Without
  /// the limit of 63 bytes, which would multiply the automaton states, and every type accepts a shorter label anyway.
  static let label = expression("[a-z0-9_-]+")
  private static let labels = expression(#"([a-z0-9_-]+\.)+"#)

  private static func expression(_ text: String) -> RegularSet {
    guard let set = try? RegularSet.matching(text) else { preconditionFailure("\(text) is regular") }
    return set
  }

  mutating func starts(of pattern: Pattern, _ kind: LinkRow.Kind) throws(TooManyStatesError) -> RegularSet {
    let key = Key(pattern.endpoints.filter { ($0.host != nil) == (kind == .web) }, of: pattern)
    if let set = sets[key] {
      guard let set else { throw TooManyStatesError() }
      return set
    }
    do throws(TooManyStatesError) {
      let starts = try starts(key)
      sets[key] = starts
      return starts
    } catch {
      sets[key] = .some(nil)
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

  /// The host, the port, and a slash, such as `example.com:8443/`; empty for a custom scheme.
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
          try types.texts(of: type, ignoringCase: endpoint.reading.ignoresCase).intersection(Self.label)
        }
        parts.append(try (texts ?? Self.label).affixed(prefix: [], suffix: [UInt8(ascii: ".")]))
      }
    }
    return try .concatenation(parts + [.text(endpoint.end(front: "").utf8)])
  }
}
