import SpecText

/// A value keeps the expressions that it parsed, so use one value for the patterns of a file.
package struct PatternNotation {
  /// In bytes. A URL has at most 2,048 bytes, and expressions can be longer.
  package static let longest = 4_096
  private static let mostSegments = 32
  private var types = CaptureTypes()

  package struct Result {
    /// One for each combination of optional parts in the middle. Empty if a spec cannot express the pattern.
    package var patterns: [ImportedPattern]
    package var notes: [ImportNote]
  }

  package init() {}

  package mutating func parse(
    _ text: String, parameters: [String: ImportedPattern.CaptureType] = [:], at span: Span? = nil
  ) -> Result {
    var context = PatternContext(types: types, parameters: parameters, span: span)
    // Without a second reference, the context changes its types in place.
    types = CaptureTypes()
    let patterns = Self.patterns(text.trimmed, &context)
    types = context.types
    return Result(patterns: patterns, notes: context.notes)
  }

  mutating func meaning(ofType text: String, isStrict: Bool) -> CaptureMeaning {
    types.meaning(of: text, isStrict: isStrict)
  }

  private static func patterns(_ text: String, _ context: inout PatternContext) -> [ImportedPattern] {
    guard text.utf8.count <= longest else {
      context.note(.decision, "the pattern has more than \(longest) bytes")
      return []
    }
    let scalars = Array(text.unicodeScalars)
    let origin = PatternOrigin(scalars, &context)
    var scanner = PatternScanner(scalars, origin.end..<scalars.count, context: context)
    scanner.scan()
    let path = scanner.parts
    var index = scanner.index
    context = scanner.context
    var failure = text.hasPrefix("^") ? "it describes a whole path or URL" : scanner.failure
    var items: [ImportedPattern.QueryItem] = []
    if index < scalars.count, scalars[index] == "?" {
      let end = scalars[index...].firstIndex(of: "#") ?? scalars.count
      let query = PatternQuery(String(scalars: scalars[(index + 1)..<end]), context)
      (items, context, index) = (query.items, query.context, end)
    }
    var fragment: [PatternPart] = []
    if index < scalars.count, failure == nil {
      var scanner = PatternScanner(scalars, index + 1..<scalars.count, context: context)
      scanner.scan()
      (fragment, context, failure) = (scanner.parts, scanner.context, scanner.failure)
      if scanner.index < scalars.count {
        context.note(.decision, "a query or a second `#` in a fragment is not supported, so the draft omits it")
      }
    }
    if let failure {
      context.note(
        .decision, "the expression \(Quoted(text)) cannot become a pattern: \(failure)",
        help: "write the links for the expression by hand")
      return []
    }
    var patterns = patterns(path, origin, &context)
    if !fragment.isEmpty {
      let lists = PatternCombinations.of(fragment).lists
      if lists.count > 1 { context.note(.decision, "the draft omits the optional parts of the fragment") }
      guard let segments = segments(lists[0], &context) else { return [] }
      for index in patterns.indices where !segments.isEmpty {
        patterns[index].fragment = segments
        if case .separator? = fragment.first { patterns[index].hasFragmentSlash = true }
      }
    }
    for index in patterns.indices { patterns[index].query = items }
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

  /// `nil` if no URL can have the path.
  private static func segments(_ parts: [PatternPart], _ context: inout PatternContext) -> [ImportedPattern.Segment]? {
    var groups: [[PatternPart]] = [[]]
    for part in parts { if case .separator = part { groups.append([]) } else { groups[groups.count - 1].append(part) } }
    if groups.first?.isEmpty == true { groups.removeFirst() }
    if groups.last?.isEmpty == true { groups.removeLast() }
    var segments: [ImportedPattern.Segment] = []
    for group in groups {
      if group.isEmpty {
        context.note(
          .decision, "the pattern contains an empty segment, which no URL can contain, so the draft omits it")
      }
      var segment = PatternSegment(group)
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

struct PatternContext {
  var types: CaptureTypes
  let parameters: [String: ImportedPattern.CaptureType]
  let span: Span?
  private(set) var notes: [ImportNote] = []
  private var unnamed = CaptureNames()

  init(types: CaptureTypes, parameters: [String: ImportedPattern.CaptureType], span: Span?) {
    self.types = types
    self.parameters = parameters
    self.span = span
  }

  mutating func note(_ note: ImportNote) {
    var note = note
    note.span = note.span ?? span
    if notes.count < 32, !notes.contains(note) { notes.append(note) }
  }

  mutating func note(_ kind: ImportNote.Kind, _ message: String, help: String? = nil) {
    note(ImportNote(kind, message, help: help))
  }

  /// Such as `value` or `value2`.
  mutating func name(_ base: String) -> String { unnamed.next(base) }

  /// A rest if a value can contain several segments.
  mutating func part(_ name: String, _ meaning: CaptureMeaning) -> PatternPart {
    for note in meaning.notes { self.note(note) }
    if meaning.isRest { return .rest(name: name, allowsEmpty: meaning.isOptional) }
    let capture = ImportedPattern.Capture(name, parameters[name] ?? meaning.type)
    return meaning.isOptional ? .optional([.capture(capture)]) : .capture(capture)
  }
}

/// The names of the captures of a pattern for which the file has no names.
struct CaptureNames {
  private var counts: [String: Int] = [:]

  mutating func next(_ base: String) -> String {
    let count = counts[base, default: 0] + 1
    counts[base] = count
    return count == 1 ? base : "\(base)\(count)"
  }
}
