/// The URL paths that a pattern of an association file matches.
struct AssociationPath {
  /// The patterns. Together, the patterns match no other paths than the association file.
  private(set) var patterns: [[ImportedPattern.Segment]] = []
  /// A Boolean value that indicates whether the file also matches paths with other numbers of segments.
  private(set) var isNarrower = false
  /// A Boolean value that indicates whether the file also matches paths with a slash in the place of a `?`.
  private(set) var omitsSlashes = false
  /// A Boolean value that indicates whether the file matches a path with a slash at its end, but not the path without
  /// the slash. A spec does not distinguish the two.
  private(set) var needsSlash = false
  /// The reason why no pattern can match the paths; `nil` if the path has patterns.
  private(set) var problem: String?

  /// Converts a pattern.
  ///
  /// The wildcard `*` matches any number of segments. At the end of the pattern, the wildcard becomes a rest. In the
  /// middle, the wildcard becomes one segment.
  init(_ text: AssociationText) {
    problem = text.problem
    guard problem == nil else { return }
    var segments = Self.split(text.tokens)
    var names = CaptureNames()
    // A slash at the end of a URL has no meaning in a spec.
    let hasSlash = segments.count > 1 && segments.last?.tokens.isEmpty == true
    if hasSlash { segments.removeLast() }
    if segments.count == 1, segments[0].tokens.isEmpty {
      patterns = [[]]
      return
    }
    guard !segments.contains(where: { $0.tokens.isEmpty }) else {
      problem = "no URL can have an empty segment"
      return
    }
    let last = segments.removeLast().tokens
    needsSlash = hasSlash || last == [.any] && !segments.isEmpty
    isNarrower = segments.contains(where: \.hasWildcard)
    omitsSlashes = segments.contains { $0.tokens.contains(.one) }
    let head = segments.compactMap { $0.segment(&names) }
    if last == [.any], head.isEmpty, !hasSlash {
      patterns = [[.rest(name: nil, allowsEmpty: true)]]
    } else {
      add(last, after: head, hasSlash: hasSlash, &names)
    }
  }

  private mutating func add(
    _ last: [AssociationText.Token], after head: [ImportedPattern.Segment], hasSlash: Bool,
    _ names: inout CaptureNames
  ) {
    let tail = ImportedPattern.Segment.rest(name: nil, allowsEmpty: true)
    switch last {
    case [.any]:
      // The wildcard also matches no text, so `/buy/*` matches `/buy/`, which a spec does not distinguish from `/buy`.
      patterns = [head + [.rest(name: nil, allowsEmpty: !hasSlash)]]
    case [.one, .any]: patterns = [head + [.rest(name: nil, allowsEmpty: false)]]
    default:
      guard last.last == .any else {
        let segment = AssociationSegment(tokens: last)
        isNarrower = isNarrower || segment.hasWildcard
        omitsSlashes = omitsSlashes || last.contains(.one)
        patterns = [head + [segment.segment(&names)].compactMap(\.self)]
        return
      }
      var start = Array(last.dropLast())
      let needsMore = start.last == .one
      if needsMore { start.removeLast() }
      if start.count == 1, case .text(let text) = start[0] {
        // `/buy*` matches `/buy`, `/buy/x`, and `/buyer`. `/buy?*` does not match `/buy`, but it matches `/buy/`.
        let longer = head + [.capture(.init(names.next("value")), prefix: text), tail]
        patterns = [head + [.literal(text), tail], longer]
        needsSlash = needsMore
      } else {
        if needsMore { start.append(.one) }
        let segment = AssociationSegment(tokens: start)
        isNarrower = true
        patterns = [head + [segment.segment(&names)].compactMap(\.self) + [tail]]
      }
    }
  }

  private static func split(_ tokens: [AssociationText.Token]) -> [AssociationSegment] {
    var tokens = tokens[...]
    // The slash at the start of the path can be missing, and `?` matches the slash.
    let startsWithSlash = tokens.first == .one && tokens.count > 1
    if startsWithSlash { tokens.removeFirst() }
    var segments = [AssociationSegment()]
    for (index, token) in tokens.enumerated() {
      guard case .text(let text) = token else {
        segments[segments.count - 1].tokens.append(token)
        continue
      }
      let path = index == 0 && !startsWithSlash && text.hasPrefix("/") ? text.dropFirst() : text[...]
      for (place, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
        if place > 0 { segments.append(AssociationSegment()) }
        if !part.isEmpty { segments[segments.count - 1].tokens.append(.text(String(part))) }
      }
    }
    return segments
  }
}
