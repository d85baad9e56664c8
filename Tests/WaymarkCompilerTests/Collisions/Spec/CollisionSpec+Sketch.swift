extension CollisionSpec {
  /// Creates a spec with a route for each pattern, on one custom scheme.
  init(_ links: [String], beats: [Int: [String]] = [:], claims: [String] = [], isLeftmost: Bool = false) {
    origins = [Origin(name: "app", schemes: ["app"])]
    self.links = links.enumerated().map { index, text in
      Link(pattern: Pattern(text), target: .route(index), beats: beats[index] ?? [])
    }
    self.claims = claims.map { Pattern($0) }
    self.isLeftmost = isLeftmost
  }
}

extension CollisionSpec.Pattern {
  /// Creates a pattern from a path with an optional query and fragment.
  ///
  /// The text is not validated.
  init(_ text: String) {
    let parts = text.split(separator: "#", maxSplits: 1).map(String.init)
    let halves = parts[0].splitQuery
    path = CollisionSpec.Path(halves.path)
    query = halves.items
    guard parts.count > 1 else { return }
    let fragment = parts[1].splitQuery
    self.fragment = CollisionSpec.Fragment(
      startsWithSlash: parts[1].hasPrefix("/"), path: CollisionSpec.Path(fragment.path), query: fragment.items)
  }
}

extension CollisionSpec.Path {
  fileprivate init(_ text: some StringProtocol) {
    for part in text.split(separator: "/") {
      guard part != "**" else {
        tail = .rest(nil, allowsNone: false)
        continue
      }
      guard let open = part.firstIndex(of: "{"), let close = part.firstIndex(of: "}") else {
        segments.append(.literal(URLText.unescaped(part)))
        continue
      }
      let inner = part[part.index(after: open)..<close]
      let name = inner.prefix { $0 != "." && $0 != "?" }
      if inner.contains("...") {
        tail = .rest(name.isEmpty ? nil : String(name), allowsNone: inner.hasSuffix("?"))
      } else if inner.hasSuffix("?") {
        tail = .optional(CollisionSpec.Capture(String(name)))
      } else {
        var capture = CollisionSpec.Capture(String(name))
        capture.prefix = String(part[..<open])
        capture.suffix = String(part[part.index(after: close)...])
        segments.append(.capture(capture))
      }
    }
  }
}

extension CollisionSpec.Capture {
  /// Creates a capture from `name` or `name:Type`.
  fileprivate init(_ text: String) {
    let parts = text.split(separator: ":").map(String.init)
    self.init(name: parts[0], type: TypeNumber(parts.count > 1 ? parts[1] : "String"))
  }
}

extension String {
  fileprivate var splitQuery: (path: String, items: [CollisionSpec.Item]) {
    // A `?` inside braces does not start a query.
    var depth = 0
    let mark = firstIndex { character in
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      return character == "?" && depth == 0
    }
    guard let mark else { return (self, []) }
    let items = self[index(after: mark)...].split(separator: "&").map { item -> CollisionSpec.Item in
      if item.hasPrefix("!") { return CollisionSpec.Item(keys: [String(item.dropFirst())], value: .absent) }
      let parts = item.split(separator: "=", omittingEmptySubsequences: false)
      let keys = parts[0].split(separator: "|").map(String.init)
      guard parts[1].hasPrefix("{") else {
        return CollisionSpec.Item(keys: keys, value: .literal(String(parts[1])))
      }
      let inner = String(parts[1].dropFirst().dropLast())
      let capture = CollisionSpec.Capture(inner.hasSuffix("?") ? String(inner.dropLast()) : inner)
      return CollisionSpec.Item(keys: keys, value: inner.hasSuffix("?") ? .optional(capture) : .required(capture))
    }
    return (String(self[..<mark]), items)
  }
}
