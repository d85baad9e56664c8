import WaymarkLinks

extension BruteForce {
  /// The texts that a link captured from a URL.
  struct Captures {
    fileprivate(set) var texts: [String: String] = [:]
    /// The captured segments of a rest.
    fileprivate(set) var rests: [String: [String]] = [:]
    /// The captured values of a list.
    fileprivate(set) var lists: [String: [String]] = [:]
    fileprivate(set) var ignoresCase = false
  }

  /// Returns the captures of a link from a URL on an endpoint, or `nil` if the link does not match the URL.
  func captures(of link: Int, in url: URLParts, on endpoint: RandomSpec.Endpoint) -> Captures? {
    let pattern = links[link].pattern
    var captures = Captures()
    guard hostMatches(link, url, endpoint, &captures) else { return nil }
    // On a custom scheme, the first segments of the URL and of the pattern are folded to lowercase.
    let ignoresCase = endpoint.ignoresCase
    captures.ignoresCase = ignoresCase
    guard
      pathMatches(
        link, pattern.path, url.folded.segments, isFolded: !url.isWeb, ignoresCase, literals: ignoresCase, &captures),
      queryMatches(link, pattern.query, url.query, ignoresCase, &captures)
    else { return nil }
    guard let fragment = pattern.fragment else { return captures }
    guard let found = url.fragment else { return fragment.mayBeAbsent ? captures : nil }
    guard found.startsWithSlash == fragment.startsWithSlash,
      pathMatches(
        link, fragment.path, found.segments, isFolded: false, ignoresCase, literals: false, &captures),
      queryMatches(link, fragment.query, found.query, ignoresCase, &captures)
    else { return nil }
    return captures
  }

  private func hostMatches(
    _ link: Int, _ url: URLParts, _ endpoint: RandomSpec.Endpoint, _ captures: inout Captures
  ) -> Bool {
    guard endpoint.scheme == url.scheme else { return false }
    guard let host = endpoint.host else { return !url.isWeb }
    let ownPort = url.scheme == "https" ? 443 : 80
    guard (host.port == ownPort ? 0 : host.port) == url.port, let labels = host.labels(of: url.host) else {
      return false
    }
    for (name, label) in labels {
      guard accepts(link, name, label, endpoint.ignoresCase) else { return false }
      captures.texts[name] = label
    }
    return true
  }

  private func accepts(_ link: Int, _ name: String, _ text: String, _ ignoresCase: Bool) -> Bool {
    Self.argument(text, parameters[link][name]!.type, ignoresCase) != nil
  }

  /// Returns the value of a text, or `nil` if the type does not accept the text.
  static func argument(_ text: String, _ type: SampleType, _ ignoresCase: Bool) -> Argument? {
    if let argument = type.argument(text) { return argument }
    guard ignoresCase, case .values(let cases) = type.base else { return nil }
    return cases.first { fold($0.text) == fold(text) }.flatMap { type.argument($0.text) }
  }

  private static func fold(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.isASCII ? $0.properties.lowercaseMapping.unicodeScalars.first! : $0 }))
  }

  private func pathMatches(
    _ link: Int, _ path: SamplePattern.Path, _ segments: [String], isFolded: Bool, _ ignoresCase: Bool,
    literals ignoresCaseOfLiterals: Bool, _ captures: inout Captures
  ) -> Bool {
    guard segments.count >= path.segments.count else { return false }
    for (index, (segment, text)) in zip(path.segments, segments).enumerated() {
      func form(_ text: String) -> String {
        let form = isFolded && index == 0 ? text.lowercased() : text
        return ignoresCaseOfLiterals ? Self.fold(form) : form
      }
      switch segment {
      case .literal(let literal): guard form(text) == form(literal) else { return false }
      case .capture(let prefix, let name, let suffix):
        let (prefix, suffix) = (form(prefix), form(suffix))
        guard form(text).hasPrefix(prefix), form(text).hasSuffix(suffix), text.count > prefix.count + suffix.count
        else {
          return false
        }
        let value = String(text.dropFirst(prefix.count).dropLast(suffix.count))
        guard accepts(link, name, value, ignoresCase) else { return false }
        captures.texts[name] = value
      }
    }
    let rest = Array(segments.dropFirst(path.segments.count))
    switch path.tail {
    case .none: return rest.isEmpty
    case .optional(let name):
      guard let text = rest.first else { return true }
      captures.texts[name] = text
      return rest.count == 1 && accepts(link, name, text, ignoresCase)
    case .rest(let name, let allowsNone):
      guard !rest.contains("") else { return false }
      if let name, !rest.isEmpty { captures.rests[name] = rest }
      return allowsNone || !rest.isEmpty
    }
  }

  private func queryMatches(
    _ link: Int, _ items: [SamplePattern.Item], _ query: [URLParts.Item], _ ignoresCase: Bool,
    _ captures: inout Captures
  ) -> Bool {
    for item in items {
      let values = query.filter { item.keys.contains($0.key) }.map(\.value)
      switch item.value {
      case .absent: guard values.isEmpty else { return false }
      case .literal(let text): guard values == [text] else { return false }
      case .capture(let name, let isOptional):
        if parameters[link][name]!.arity == .list {
          captures.lists[name] = values.filter { accepts(link, name, $0, ignoresCase) }
        } else if values.count == 1, accepts(link, name, values[0], ignoresCase) {
          captures.texts[name] = values[0]
        } else if !isOptional {
          return false
        }
      }
    }
    return true
  }
}
