import LinkResolving
import SpecModel
import SpecText
import WaymarkLinks

/// The claims for a link, which has several if its path has several forms or its query keys have aliases.
struct LinkClaims {
  private(set) var types: TypeClaims

  /// Above the limit, a claim accepts any query. The number grows exponentially with the query keys that have aliases.
  private static let mostQueries = 16

  init(_ model: NavigationModel) { types = TypeClaims(model) }

  mutating func claims(of pattern: Pattern) -> [Claim] {
    guard let queries = queries(pattern.query) else { return [] }
    var fragment: ClaimedText?
    if let wanted = pattern.fragment {
      guard let text = self.fragment(wanted) else { return [] }
      fragment = text
    }
    return paths(pattern.path).flatMap { path, depth in
      queries.map { query in
        Claim(
          path: path, depth: depth, query: query.items, fragment: fragment,
          excess: path.excess + query.excess + (fragment?.excess ?? []))
      }
    }
  }

  /// A component that ignores case does so in all of its parts, and not only for ASCII letters.
  func distinguishesCase(_ pattern: Pattern) -> Bool {
    let values = pattern.query.compactMap { if case .literal(let text) = $0.value { text } else { nil } }
    let texts = values + (pattern.fragment?.path.literals ?? [])
    return texts.contains { $0.contains(where: \.isLetter) }
      || pattern.path.literals.contains { PercentCoding.decoded($0.utf8).contains { $0.isLetter && !$0.isASCII } }
      || pattern.captureTypes.values.contains(where: types.distinguishesCase)
  }

  private typealias Path = (text: ClaimedText, depth: Int?)

  private mutating func paths(_ path: Pattern.Path) -> [Path] {
    var base = ClaimedText()
    var stretching: String?
    var isExactBeforeRest = true
    for segment in path.segments {
      base.append(literal: "/")
      switch segment {
      case .literal(let text):
        base.append(segment: PercentCoding.decoded(text.utf8))
        if stretching != nil { isExactBeforeRest = false }
      case .capture(let capture):
        guard let (text, stretches) = self.text(of: capture) else { return [] }
        base.append(text)
        let isBare = stretches && capture.prefix.isEmpty && capture.suffix.isEmpty
        if !isBare, stretches || stretching != nil { isExactBeforeRest = false }
        if stretches { stretching = stretching ?? capture.name }
      }
    }
    let count = path.segments.count
    func open(_ end: String) -> Path {
      var text = base
      text.append(glob: end)
      if !isExactBeforeRest, let stretching { text.excess.append("slashes in {\(stretching)}") }
      return (text, nil)
    }
    switch path.tail {
    case .none: return definite(base, count)
    case .optional(let capture):
      guard let (text, _) = self.text(of: capture) else { return definite(base, count) }
      var longer = base
      longer.append(literal: "/")
      longer.append(text)
      return definite(base, count) + definite(longer, count + 1)
    case .rest(_, _, allowsNone: false): return [open("/?*")]
    // This pattern includes the path that ends with a slash.
    case .rest(_, _, allowsNone: true):
      return count == 0 ? [open("/*")] : definite(base, count).prefix(1) + [open("/*")]
    }
  }

  /// The result has a second pattern for a trailing slash if necessary.
  private func definite(_ base: ClaimedText, _ count: Int) -> [Path] {
    guard count > 0 else { return [(ClaimedText(literal: "/"), 0)] }
    guard !base.isOpen else { return [(base, count)] }
    var slashed = base
    slashed.append(literal: "/")
    return [(base, count), (slashed, count)]
  }

  /// The Boolean value indicates whether the pattern also matches slashes. The result is `nil` if the capture matches
  /// no string.
  private mutating func text(of capture: Pattern.Capture) -> (ClaimedText, stretches: Bool)? {
    guard let (core, stretches) = text(of: capture.type, called: capture.name) else { return nil }
    var text = ClaimedText()
    text.append(segment: PercentCoding.decoded(capture.prefix.utf8))
    text.append(core)
    text.append(segment: PercentCoding.decoded(capture.suffix.utf8))
    return (text, stretches)
  }

  private mutating func text(of type: ValueType, called name: String) -> (ClaimedText, stretches: Bool)? {
    switch types.texts(of: type) {
    case .none: return nil
    case .all: return (.anything, true)
    case .exactly(let text): return (text, false)
    case .more(var text, let before, let behind):
      text.excess.append("\(before){\(name)}\(behind)")
      return (text, text.isOpen)
    }
  }

  private struct Query {
    var items: [AssociationFile.Item] = []
    var excess: [String] = []
  }

  /// One query for each combination of key names, or `nil` if a value has no valid strings.
  private mutating func queries(_ items: [Pattern.QueryItem]) -> [Query]? {
    var queries = [Query()]
    for item in items {
      let value: ClaimedText
      var excess: [String] = []
      switch item.value {
      case .optional, .list: continue
      case .absent: excess.append("`\(item.keys[0])` without a value")
      case .literal, .required: excess.append("`\(item.keys[0])` more than once")
      }
      switch item.value {
      case .optional, .list, .absent: value = ClaimedText()
      case .literal(let text):
        value = ClaimedText(literal: PercentCoding.decoded(text.utf8))
        if text.isEmpty { excess.append("no `\(item.keys[0])`") }
      case .required(let name, let type):
        guard let (text, _) = self.text(of: type, called: name) else { return nil }
        value = text
      }
      queries = queries.flatMap { query in
        item.keys.map { key in
          var next = query
          next.items.append(AssociationFile.Item(key: PercentCoding.decoded(key.utf8), pattern: value.pattern))
          next.excess += value.excess + excess
          return next
        }
      }
      guard queries.count <= Self.mostQueries else {
        return [Query(excess: ["any query, because the keys have too many aliases"])]
      }
    }
    return queries
  }

  /// A fragment can end with a query. The pattern then ends with `*`, because an association file cannot match a
  /// literal `?`.
  private mutating func fragment(_ fragment: Pattern.Fragment) -> ClaimedText? {
    var text = ClaimedText()
    var separator = fragment.startsWithSlash ? "/" : ""
    for segment in fragment.path.segments {
      text.append(literal: separator)
      separator = "/"
      switch segment {
      case .literal(let literal): text.append(segment: PercentCoding.decoded(literal.utf8))
      case .capture(let capture):
        guard let (own, _) = self.text(of: capture) else { return nil }
        text.append(own)
      }
    }
    if case .rest(_, _, allowsNone: false) = fragment.path.tail {
      text.append(literal: separator)
      text.append(.anything)
    } else if fragment.path.segments.isEmpty {
      text.append(literal: separator)
    }
    if !text.isOpen { text.append(glob: "*") }
    text.excess.append("longer fragments")
    return text
  }
}

extension Pattern.Path {
  fileprivate var literals: [String] {
    segments.flatMap { segment in
      switch segment {
      case .literal(let text): [text]
      case .capture(let capture): [capture.prefix, capture.suffix]
      }
    }
  }
}

extension ClaimedText {
  /// A decoded `%2F` is a slash, which separates segments in an association file.
  fileprivate mutating func append(segment text: String) {
    if text.utf8.contains(UInt8(ascii: "/")) { excess.append("a slash in place of `%2F`") }
    append(literal: text)
  }
}
