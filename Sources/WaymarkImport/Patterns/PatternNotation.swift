import SpecText

/// A parser for the URL patterns of routers, in any notation.
///
/// The text itself determines the notation of each of its parts. A value keeps the expressions that it parsed, so use one
/// value for the patterns of a file.
package struct PatternNotation {
  /// The maximum length of a pattern in bytes. A URL has at most 2,048 bytes, and expressions can be longer.
  package static let longest = 4_096
  private static let mostSegments = 32

  /// The notation of most patterns of the list.
  package var style: PatternStyle
  private var types = TypeTexts()

  /// The result of parsing the text of a pattern.
  package struct Result {
    /// The patterns. A pattern with optional parts in its middle has one element for each combination. If the array is
    /// empty, a spec cannot express the pattern, and a note has the reason.
    package var patterns: [ImportedPattern]
    package var notes: [ImportNote]
  }

  package init(style: PatternStyle = .unknown) {
    self.style = style
  }

  /// Parses the text of a pattern.
  ///
  /// - Parameters:
  ///   - text: A pattern such as `/users/:id`, `myapp://users/<int:id>`, or `https://example.com/users/{id}?tab={tab?}`.
  ///   - parameters: The types that the list specifies beside the pattern, by the name of the capture.
  ///   - span: The location of the text.
  /// - Returns: The patterns and the notes. Each note has the span.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package mutating func parse(
    _ text: String, parameters: [String: ImportedPattern.CaptureType] = [:], at span: Span? = nil
  ) -> Result {
    var context = PatternContext(types, style: style, parameters: parameters, at: span)
    // Without a second reference, the context changes its types in place.
    types = TypeTexts()
    let patterns = Self.patterns(text.trimmed, &context)
    types = context.types
    return Result(patterns: patterns, notes: context.notes)
  }

  /// Returns the values that the text of a type allows, such as `int` or `[a-z]+`.
  mutating func meaning(ofType text: String, isStrict: Bool) -> CaptureMeaning {
    types.meaning(of: text, isStrict: isStrict)
  }

  private static func patterns(_ text: String, _ context: inout PatternContext) -> [ImportedPattern] {
    guard text.utf8.count <= longest else {
      context.note(.decision, "the pattern has more than \(longest) bytes")
      return []
    }
    let scalars = Array(text.unicodeScalars)
    guard ExpressionScanner.isExpression(scalars) else { return patterns(scalars, &context) }
    do throws(ExpressionScanner.Failure) {
      var patterns: [ImportedPattern] = []
      for (origin, parts) in try ExpressionScanner.alternatives(scalars, &context) {
        patterns += self.patterns(parts, origin, &context)
      }
      return PatternCombinations.joined(patterns)
    } catch {
      return refused(text, error.reason, &context)
    }
  }

  private static func refused(_ text: String, _ reason: String, _ context: inout PatternContext) -> [ImportedPattern] {
    context.note(
      .decision, "the expression \(Quoted(text)) cannot become a pattern: \(reason)",
      help: "write the links for the expression by hand")
    return []
  }

  private static func patterns(_ scalars: [Unicode.Scalar], _ context: inout PatternContext) -> [ImportedPattern] {
    let origin = PatternOrigin(scalars, 0..<scalars.count, isExpression: false, &context)
    var scanner = PatternScanner(scalars, origin.end..<scalars.count, context: context)
    scanner.scan()
    let path = scanner.parts
    if scanner.scalar() == "?" {
      scanner.index += 1
      scanner.query()
    }
    var fragment: [PatternPart]?
    if scanner.scalar() == "#" {
      scanner.index += 1
      scanner.parts = []
      scanner.scan()
      if !scanner.parts.isEmpty { fragment = scanner.parts }
      if scanner.index < scanner.end {
        scanner.context.note(.decision, "a query or a second `#` in a fragment is not supported, so the draft omits it")
      }
    }
    context = scanner.context
    guard !scanner.hasBackReference else {
      return refused(String(scalars: scalars), "back-references are not supported", &context)
    }
    guard var patterns = Optional(patterns(path, origin, &context)), !patterns.isEmpty else { return [] }
    var fragmentSegments: [ImportedPattern.Segment]?
    if let fragment {
      let (lists, _) = PatternCombinations.of(fragment)
      guard let segments = segments(lists[0], &context) else { return [] }
      if lists.count > 1 { context.note(.decision, "the draft omits the optional parts of the fragment") }
      fragmentSegments = segments.isEmpty ? nil : segments
    }
    for index in patterns.indices {
      patterns[index].query = scanner.queryItems
      patterns[index].fragment = fragmentSegments
      if fragmentSegments != nil, case .separator? = fragment?.first { patterns[index].hasFragmentSlash = true }
    }
    return patterns
  }

  private static func patterns(
    _ path: [PatternPart], _ origin: PatternOrigin, _ context: inout PatternContext
  ) -> [ImportedPattern] {
    let (lists, isTruncated) = PatternCombinations.of(path)
    if isTruncated {
      context.note(
        .decision, "the optional parts have more than \(PatternCombinations.most) combinations, and some are missing",
        help: "write the missing links by hand")
    }
    var patterns: [ImportedPattern] = []
    for list in lists {
      guard let segments = segments(list, &context) else { return [] }
      var pattern = ImportedPattern(segments)
      pattern.schemes = origin.schemes
      pattern.hosts = origin.hosts
      patterns.append(pattern)
    }
    return PatternCombinations.joined(patterns)
  }

  /// Returns the segments of a path, or `nil` if no URL can have the path.
  private static func segments(
    _ parts: [PatternPart], _ context: inout PatternContext
  ) -> [ImportedPattern.Segment]? {
    var groups: [[PatternPart]] = [[]]
    for part in parts {
      if case .separator = part { groups.append([]) } else { groups[groups.count - 1].append(part) }
    }
    if groups.first?.isEmpty == true { groups.removeFirst() }
    if groups.last?.isEmpty == true { groups.removeLast() }
    var segments: [ImportedPattern.Segment] = []
    for group in groups {
      var segment = PatternSegment(group)
      if segment.isMissing {
        context.note(
          .decision, "the pattern contains an empty segment, which no URL can contain, so the draft omits it")
      }
      guard let parsed = segment.segments(&context) else { return nil }
      segments += parsed
    }
    guard segments.count <= mostSegments else {
      context.note(.decision, "the pattern has more than \(mostSegments) segments, and no URL can have as many")
      return nil
    }
    return segments
  }
}
