import RegularSets
import SpecModel
import WaymarkLinks

/// Each URL is canonical, with only the declared query keys and fragment, and without a final slash: the router ignores
/// it, and handwritten association files rarely claim it.
struct LinkBoxes {
  private let types: TypeSets

  private static let mostQueries = 16

  init(_ model: NavigationModel) {
    types = TypeSets(model.types, ignoringCase: model.hasLinksIgnoringCase)
  }

  func prefix(of pattern: Pattern) -> String {
    var prefix = ""
    for segment in pattern.path.segments {
      guard case .literal(let text) = segment else { return prefix + "/" }
      prefix += "/" + Self.inPath(text)
    }
    return prefix
  }

  /// Empty if a query in the fragment restricts the URLs, which a ``ClaimBox`` cannot represent.
  func boxes(of pattern: Pattern) throws(TooManyStatesError) -> [ClaimBox] {
    let slash = try RegularSet.text("/".utf8)
    let ignoresCase = pattern.ignoresCase
    var box = ClaimBox(path: try path(pattern.path, ignoresCase, startingWith: slash))
    if let fragment = pattern.fragment {
      guard !fragment.query.contains(where: \.decides) else { return [] }
      box.fragment = try path(fragment.path, false, startingWith: fragment.startsWithSlash ? slash : .emptyText)
    }
    return try queries(pattern.query, ignoresCase).map { query in
      var box = box
      box.query = query
      return box
    }
  }

  private func path(
    _ path: Pattern.Path, _ ignoringCase: Bool, startingWith start: RegularSet
  ) throws(TooManyStatesError) -> RegularSet {
    let slash = try RegularSet.text("/".utf8)
    var parts: [RegularSet] = []
    for segment in path.segments {
      parts.append(parts.isEmpty ? start : slash)
      switch segment {
      case .literal(let text): parts.append(try literal(text, ignoringCase))
      case .capture(let capture): parts.append(try texts(of: capture, ignoringCase))
      }
    }
    let base = try parts.isEmpty ? start : .concatenation(parts)
    parts.append(parts.isEmpty ? start : slash)
    switch path.tail {
    case .none: return base
    case .optional(let capture): return try base.union(.concatenation(parts + [texts(of: capture, ignoringCase)]))
    case .rest(_, _, let allowsNone):
      let longer = try RegularSet.concatenation(parts + [Self.rests])
      return allowsNone ? try base.union(longer) : longer
    }
  }

  private func literal(_ text: String, _ ignoringCase: Bool) throws(TooManyStatesError) -> RegularSet {
    let literal = try RegularSet.text(Self.inPath(text).utf8)
    return ignoringCase ? try literal.ignoringCase() : literal
  }

  private func texts(
    of capture: Pattern.Capture, _ ignoringCase: Bool
  ) throws(TooManyStatesError) -> RegularSet {
    let texts = types.texts(of: capture.type, ignoringCase: ignoringCase)
    guard texts != .anyText || !capture.prefix.isEmpty || !capture.suffix.isEmpty else { return Self.segments }
    let inPath = try texts.replacing(UInt8(ascii: "/"), with: Array(String(GlobSets.innerSlash).utf8))
    return try RegularSet.concatenation([
      literal(capture.prefix, ignoringCase), inPath, literal(capture.suffix, ignoringCase),
    ]).intersection(Self.segments)
  }

  /// Percent-decodes a literal, and replaces each slash with U+E000 as described in ``GlobSets``.
  private static func inPath(_ text: String) -> String {
    let decoded = PercentCoding.decoded(text.utf8)
    guard decoded.utf8.contains(UInt8(ascii: "/")) else { return decoded }
    return String(decoded.map { $0 == "/" ? Character(GlobSets.innerSlash) : $0 })
  }

  private static let segments = expression(#"[^/.][^/]*|\.([^/.][^/]*)?|\.\.[^/]+"#)
  private static let rests = expression("[^/]+(/[^/]+)*")

  static func expression(_ text: String) -> RegularSet {
    guard let set = try? RegularSet.matching(text) else { preconditionFailure("\(text) is regular") }
    return set
  }

  private func queries(
    _ items: [Pattern.QueryItem], _ ignoringCase: Bool
  ) throws(TooManyStatesError) -> [[String: RegularSet]] {
    var queries: [[String: RegularSet]] = [[:]]
    for item in items {
      let values = try values(item.value, ignoringCase)
      // If a key is optional, one of its alternative names is enough.
      let keys = item.decides ? item.keys : Array(item.keys.prefix(1))
      let alternatives = queries.flatMap { query in
        keys.map { key in
          var next = query
          next[PercentCoding.decoded(key.utf8)] = values
          return next
        }
      }
      queries = alternatives.count <= Self.mostQueries ? alternatives : Array(alternatives.prefix(queries.count))
    }
    return queries
  }

  private func values(
    _ value: Pattern.QueryValue, _ ignoringCase: Bool
  ) throws(TooManyStatesError) -> RegularSet {
    func once(_ texts: RegularSet) throws(TooManyStatesError) -> RegularSet {
      try texts.affixed(prefix: [UInt8(ascii: "=")], suffix: [])
    }
    switch value {
    case .literal(let text): return try once(.text(PercentCoding.decoded(text.utf8).utf8))
    case .required(_, let type): return try once(types.texts(of: type, ignoringCase: ignoringCase))
    case .optional(_, let type), .list(_, let type):
      return try once(types.texts(of: type, ignoringCase: ignoringCase)).union(.emptyText)
    case .absent: return .emptyText
    }
  }
}
