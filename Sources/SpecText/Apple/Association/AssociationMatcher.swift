import WaymarkLinks

/// Apple's rules, from `applinks.Details.Components`, WWDC19 session 717, and WWDC20 session 10098. Ignores the domain,
/// and expects only the app's `details` entries. Where the documentation is silent, recorded decisions of macOS decide:
/// see ``AssociationPatternPart/paths(of:)``.
package struct AssociationMatcher: Sendable {
  package enum Decision: Hashable, Sendable {
    case opensApp(Place)
    case excluded(Place)
    case unclaimed
    /// The matcher exceeded the maximum number of character comparisons at this component.
    case unknown(Place)

    package var opensApp: Bool { if case .opensApp = self { true } else { false } }
  }

  package struct Place: Hashable, Sendable {
    package let details: Int
    package let component: Int

    package init(details: Int, component: Int) {
      self.details = details
      self.component = component
    }
  }

  static let budget = 1 << 22

  private let components: [(place: Place, component: PreparedComponent)]

  package init(_ file: AssociationFile) {
    var variables = PreparedVariables(file)
    components = file.details.enumerated().flatMap { index, details in
      details.components.enumerated().map { place, component in
        let options = file.options(of: component, in: details)
        return (
          Place(details: index, component: place),
          PreparedComponent(
            component, isCaseSensitive: options.caseSensitive, isPercentEncoded: options.percentEncoded, &variables)
        )
      }
    }
  }

  package func decision(_ url: String) -> Decision {
    var comparisons = 0
    return decision(url, comparisons: &comparisons)
  }

  package func decision(_ url: String, comparisons: inout Int) -> Decision {
    var budget = Self.budget - url.utf8.count
    defer { comparisons += Self.budget - budget }
    let parts = URLParts(url)
    var compared: [ComparedURL?] = [nil, nil, nil, nil]
    for (place, component) in components {
      let kind = (component.isCaseSensitive ? 0 : 1) + (component.isPercentEncoded ? 0 : 2)
      let url =
        compared[kind]
        ?? ComparedURL(parts, isDecoded: !component.isPercentEncoded, ignoringCase: !component.isCaseSensitive)
      compared[kind] = url
      let isMatch = component.matches(url, budget: &budget)
      if budget < 0 { return .unknown(place) }
      if isMatch { return component.isExcluded ? .excluded(place) : .opensApp(place) }
    }
    return .unclaimed
  }
}

private struct PreparedVariables {
  private struct Use: Hashable {
    let name: String
    let ignoringCase: Bool
  }

  private let texts: [String: [String]]
  private var choices: [Use: PatternSteps.Choice] = [:]

  init(_ file: AssociationFile) {
    texts = AssociationFile.systemVariables.merging(file.substitutionVariables) { _, own in own }
  }

  /// An undefined variable has no values, so a pattern that contains the variable matches nothing.
  mutating func pattern(_ pattern: String, ignoringCase: Bool) -> PatternSteps {
    PatternSteps(pattern, ignoringCase: ignoringCase) { name in
      let use = Use(name: name, ignoringCase: ignoringCase)
      if let choice = choices[use] { return choice }
      let choice = PatternSteps.Choice(texts[name] ?? [], ignoringCase: ignoringCase)
      choices[use] = choice
      return choice
    }
  }
}

private struct PreparedComponent: Sendable {
  private let query, fragment: PatternSteps?
  private let paths: [PatternSteps]?
  private let items: [(key: String, pattern: PatternSteps)]
  let isExcluded, isCaseSensitive, isPercentEncoded: Bool

  init(
    _ component: AssociationFile.Component, isCaseSensitive: Bool, isPercentEncoded: Bool,
    _ variables: inout PreparedVariables
  ) {
    func pattern(_ text: String?) -> PatternSteps? {
      text.map { variables.pattern($0, ignoringCase: !isCaseSensitive) }
    }
    paths = component.path.map { AssociationPatternPart.paths(of: $0).compactMap(pattern) }
    fragment = pattern(component.fragment)
    switch component.query {
    case .text(let text):
      query = pattern(text)
      items = []
    case .items(let all):
      query = nil
      items = all.map { ($0.key, variables.pattern($0.pattern, ignoringCase: !isCaseSensitive)) }
    case nil: (query, items) = (nil, [])
    }
    isExcluded = component.isExcluded
    self.isCaseSensitive = isCaseSensitive
    self.isPercentEncoded = isPercentEncoded
  }

  func matches(_ url: ComparedURL, budget: inout Int) -> Bool {
    budget -= 1
    if let paths, !paths.contains(where: { $0.matches(url.path, budget: &budget) }) { return false }
    if let query, !query.matches(url.query, budget: &budget) { return false }
    if let fragment, !fragment.matches(url.fragment, budget: &budget) { return false }
    for (key, pattern) in items {
      // An absent key has an empty value. If a key has several values, each value has to match.
      for value in url.items[key] ?? [[]] {
        budget -= 1
        guard budget >= 0, pattern.matches(value, budget: &budget) else { return false }
      }
    }
    return true
  }
}

struct ComparedURL {
  /// Without empty segments, and without a slash at the end.
  let path: [Unicode.Scalar]
  let query: [Unicode.Scalar]
  let fragment: [Unicode.Scalar]
  /// If an item contains no `=`, its value is empty.
  private(set) var items: [String: [[Unicode.Scalar]]] = [:]

  init(_ parts: URLParts, isDecoded: Bool, ignoringCase: Bool) {
    func text(_ bytes: some Collection<UInt8>) -> String {
      let bytes = Array(bytes)
      return isDecoded ? PercentCoding.decodedLeniently(bytes) : String(decoding: bytes, as: UTF8.self)
    }
    func scalars(_ bytes: some Collection<UInt8>) -> [Unicode.Scalar] {
      let scalars = text(bytes).unicodeScalars
      return ignoringCase ? scalars.map(\.withoutCase) : Array(scalars)
    }
    path = ["/"] + scalars(parts.path).split(separator: "/").joined(separator: ["/"])
    query = scalars(parts.query)
    fragment = scalars(parts.fragment)
    // Splits the query before decoding, as `URLComponents` does.
    for item in parts.query.split(separator: UInt8(ascii: "&")) {
      let key = item.prefix { $0 != UInt8(ascii: "=") }
      items[text(key), default: []].append(scalars(item.dropFirst(key.count + 1)))
    }
  }
}

/// Percent-encoded ASCII (RFC 3986, section 3).
struct URLParts {
  let path: ArraySlice<UInt8>
  let query: ArraySlice<UInt8>
  let fragment: ArraySlice<UInt8>

  init(_ url: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(url.utf8.count)
    for byte in url.utf8 {
      if byte > 0x20, byte < 0x7F {
        bytes.append(byte)
      } else {
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    let beforeFragment = bytes.prefix { $0 != UInt8(ascii: "#") }
    let beforeQuery = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    fragment = bytes[beforeFragment.endIndex...].dropFirst()
    query = beforeFragment[beforeQuery.endIndex...].dropFirst()
    var path = beforeQuery
    let scheme = path.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ":") }
    if path[scheme.endIndex...].starts(with: Array("://".utf8)) {
      path = path[scheme.endIndex...].dropFirst(3).drop { $0 != UInt8(ascii: "/") }
    }
    self.path = path.isEmpty ? [UInt8(ascii: "/")] : path
  }
}
