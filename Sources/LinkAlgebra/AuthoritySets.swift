import RegularSets
import WaymarkLinks
import WaymarkModel

/// The schemes and authorities of links (RFC 3986, section 3), as sets of texts: `https://example.com/`, or `app:` on a custom scheme.
struct AuthoritySets {
  /// The facts that a set depends on: the endpoints, and the types of the labels that they capture.
  private struct Key: Hashable {
    let endpoints: [Endpoint]
    let labels: [String: ValueType]
  }

  private let types: TypeSets
  private var known: [Key: RegularSet?] = [:]
  /// States of sets that may be made: seconds' worth, in a debug build.
  private var statesLeft = 1_000_000

  init(_ types: TypeSets) {
    self.types = types
  }

  /// Labels of hosts in lower case (RFC 1035, section 2.3.1), with underscores, which some have. That they have at most 63
  /// bytes is left out: it multiplies states, and no type is made for longer ones.
  static let label = expression("[a-z0-9_-]+")
  private static let labels = expression(#"([a-z0-9_-]+\.)+"#)

  private static func expression(_ text: String) -> RegularSet {
    guard let set = try? RegularSet.matching(text) else { preconditionFailure("\(text) is regular") }
    return set
  }

  /// What stands before the paths of a pattern, on the web or on custom schemes.
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
    // On a custom scheme, it makes no difference how many slashes follow.
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

  /// The hosts of a pattern, whatever the scheme, with what stands between them and the path; the empty text for those of custom
  /// schemes.
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
