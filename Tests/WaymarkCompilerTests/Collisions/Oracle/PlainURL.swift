/// The parts of a URL from a finding.
struct PlainURL {
  struct Fragment {
    let startsWithSlash: Bool
    let path: [String]
    let query: [(key: String, value: String)]
  }

  let place: Place
  let path: [String]
  let query: [(key: String, value: String)]
  let fragment: Fragment?

  /// Parses a URL of a spec, or returns `nil` if the URL has no scheme or an invalid segment.
  init?(_ text: String, of spec: CollisionSpec) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let halves = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let colon = halves[0].firstIndex(of: ":") else { return nil }
    let scheme = halves[0][..<colon].lowercased()
    var rest = halves[0][halves[0].index(after: colon)...]
    if Place.isWeb(scheme) {
      guard rest.hasPrefix("//") else { return nil }
      let host = rest.dropFirst(2).prefix { $0 != "/" }
      rest = rest.dropFirst(2 + host.count)
      let hostParts = host.lowercased().split(separator: ":", omittingEmptySubsequences: false)
      let port = hostParts.count > 1 ? Int(hostParts[1]) : nil
      place = Place(
        scheme: scheme, labels: hostParts[0].split(separator: ".").map(String.init), port: Place.port(port, on: scheme))
      if rest.hasPrefix("/") { rest = rest.dropFirst() }
    } else {
      place = Place(scheme: scheme)
      rest = rest.hasPrefix("///") ? rest.dropFirst(3) : rest.hasPrefix("//") ? rest.dropFirst(2) : rest
      if rest.hasPrefix("/") { rest = rest.dropFirst() }
    }
    if rest.hasSuffix("/") { rest = rest.dropLast() }
    let isWeb = place.isWeb
    path = Self.segments(rest).enumerated().map { $0 == 0 && !isWeb ? $1.lowercased() : $1 }
    guard path.allSatisfy({ !["", ".", ".."].contains($0) }) else { return nil }
    let plusIsSpace = spec.plusIsSpace(at: place)
    query = halves.count > 1 ? Self.items(halves[1], plusIsSpace) : []
    fragment = parts.count > 1 ? Self.fragment(parts[1], plusIsSpace) : nil
  }

  private static func segments(_ text: Substring) -> [String] {
    text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false).map { URLText.unescaped($0) }
  }

  private static func items(_ text: Substring, _ plusIsSpace: Bool) -> [(key: String, value: String)] {
    text.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        URLText.unescaped(parts[0]), parts.count > 1 ? URLText.unescaped(parts[1], plusIsSpace: plusIsSpace) : ""
      )
    }
  }

  private static func fragment(_ text: Substring, _ plusIsSpace: Bool) -> Fragment {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let startsWithSlash = parts[0].hasPrefix("/")
    return Fragment(
      startsWithSlash: startsWithSlash, path: segments(startsWithSlash ? parts[0].dropFirst() : parts[0]),
      query: parts.count > 1 ? items(parts[1], plusIsSpace) : [])
  }
}

extension CollisionSpec {
  /// Returns the patterns that match a URL. Each pattern is checked separately.
  func patterns(matching url: PlainURL) -> LinkSet {
    patterns.indices.reduce(0) { set, index in
      let pattern = patterns[index]
      guard let standing = standings(of: index).first(where: { $0.contains(url.place) { labelType($0, of: index) } })
      else { return set }
      let ignoresCase = standing.ignoresCase
      guard pattern.path.matches(url.path, foldsFirst: !url.place.isWeb, ignoresCase),
        pattern.query.hold(in: url.query, ignoresCase)
      else { return set }
      guard let fragment = pattern.fragment else { return set | .of(index) }
      guard let found = url.fragment else { return fragment.mayBeAbsent ? set | .of(index) : set }
      guard found.startsWithSlash == fragment.startsWithSlash,
        fragment.path.matches(found.path, foldsFirst: false, ignoresCase, isInPath: false),
        fragment.query.hold(in: found.query, ignoresCase)
      else { return set }
      return set | .of(index)
    }
  }
}

extension CollisionSpec.Path {
  fileprivate func matches(
    _ texts: [String], foldsFirst: Bool, _ ignoresCase: Bool, isInPath: Bool = true
  ) -> Bool {
    mayEnd(at: texts.count)
      && texts.enumerated().allSatisfy { position, text in
        let shape = shape(at: position)?.ignoringCase(ignoresCase, isInPath: isInPath)
        return (foldsFirst && position == 0 ? shape?.folded : shape)?.accepts(Array(text.utf8)) ?? false
      }
  }
}

extension [CollisionSpec.Item] {
  fileprivate func hold(in query: [(key: String, value: String)], _ ignoresCase: Bool) -> Bool {
    allSatisfy { item in
      let values = query.filter { item.keys.contains($0.key) }.map { [UInt8]($0.value.utf8) }
      switch item.value {
      case .optional, .list: return true
      case .absent: return values.isEmpty
      case .literal(let text): return values == [[UInt8](text.utf8)]
      case .required(let capture):
        return values.count == 1 && capture.shape.ignoringCase(ignoresCase, isInPath: false).accepts(values[0])
      }
    }
  }
}
