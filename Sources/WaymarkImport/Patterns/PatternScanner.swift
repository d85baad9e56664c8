import WaymarkLinks

/// A parser for paths, queries, and fragments in any notation.
///
/// The parser reads the notations of path-to-regexp, URLNavigator, JLRoutes, Flask, Rails, ASP.NET, Next.js, Expo
/// Router, and others. The text itself determines the notation of each part.
struct PatternScanner {
  enum Mode {
    /// The text is a path that ends before a query or a fragment.
    case path
    /// The text is a value of a query.
    case value
  }

  static let deepestNesting = 16

  let scalars: [Unicode.Scalar]
  var index: Int
  var end: Int
  var mode = Mode.path
  var context: PatternContext
  var parts: [PatternPart] = []
  /// The literal text before the next part, possibly percent-encoded.
  var literal = String.UnicodeScalarView()
  /// A Boolean value that indicates whether `:id` in the middle of a segment is a capture.
  let hasColonCaptures: Bool?
  /// The items of queries in braces, such as `{?page,size}`.
  var queryItems: [ImportedPattern.QueryItem] = []
  /// A Boolean value that indicates whether a part must be equal to an earlier part, such as `\1`.
  var hasBackReference = false
  private var depth = 0
  /// The kinds of brackets that have no end in the rest of the text.
  private var unclosed: Set<Unicode.Scalar> = []

  init(_ scalars: [Unicode.Scalar], _ range: Range<Int>, context: PatternContext) {
    self.scalars = scalars
    index = range.lowerBound
    end = range.upperBound
    self.context = context
    let style = PatternStyle(of: [String(scalars: scalars[range])])
    hasColonCaptures = [style, context.style].lazy.compactMap { $0 == .unknown ? nil : $0 == .colons }.first
  }

  // MARK: Characters

  func scalar(after distance: Int = 0) -> Unicode.Scalar? {
    index + distance < end ? scalars[index + distance] : nil
  }

  func text(_ range: Range<Int>) -> String { String(scalars: scalars[range]) }

  func has(_ text: String, at start: Int) -> Bool {
    start <= end && scalars[start..<end].starts(with: text.unicodeScalars)
  }

  /// Skips scalars that satisfy a predicate, and returns their range.
  mutating func take(while belongs: (Unicode.Scalar) -> Bool) -> Range<Int> {
    let start = index
    while let scalar = scalar(), belongs(scalar) { index += 1 }
    return start..<index
  }

  /// Returns the range inside the brackets that start at the index, or `nil` if the brackets are not closed.
  mutating func inside() -> Range<Int>? {
    guard let opening = scalar(), !unclosed.contains(opening) else { return nil }
    guard let close = Brackets.end(in: scalars, from: index, to: end) else {
      unclosed.insert(opening)
      context.note(.decision, "a `\(opening)` in the pattern is not closed, so the draft has it as a literal character")
      return nil
    }
    return index + 1..<close
  }

  /// A Boolean value that indicates whether the index is at the start of a segment.
  var isAtSegmentStart: Bool {
    guard literal.isEmpty else { return false }
    guard case .separator? = parts.last else { return parts.isEmpty }
    return true
  }

  /// Returns a Boolean value that indicates whether a segment ends at an index.
  func isSegmentEnd(_ index: Int) -> Bool {
    guard index < end else { return true }
    switch scalars[index] {
    case "/": return mode == .path
    case "?", "#": return mode == .path
    // An optional part follows, such as the format of Rails.
    case "(": return mode == .path && index + 1 < end && (scalars[index + 1] == "/" || scalars[index + 1] == ".")
    default: return false
    }
  }

  // MARK: Parts

  mutating func append(_ part: PatternPart) {
    flush()
    parts.append(part)
  }

  /// Appends the literal text that precedes the index.
  mutating func flush() {
    guard !literal.isEmpty else { return }
    let text = String(literal)
    literal = String.UnicodeScalarView()
    do throws(LinkURLError) {
      parts.append(.literal(try PercentCoding.decodedStrictly(text.utf8)))
    } catch {
      context.note(.decision, "a literal in the pattern is not percent-encoded correctly: \(error.explanation)")
      parts.append(.literal(text))
    }
  }

  /// Parses a range of the text on its own, such as the content of optional parentheses.
  ///
  /// - Returns: The parts, or `nil` if the brackets are nested too deep.
  mutating func nested(_ range: Range<Int>) -> [PatternPart]? {
    guard depth < Self.deepestNesting else { return nil }
    let saved = (index, end, parts, literal, unclosed)
    (index, end, parts, literal, unclosed) = (range.lowerBound, range.upperBound, [], String.UnicodeScalarView(), [])
    depth += 1
    scan()
    while index < end { takeLiteral() }
    flush()
    let result = parts
    depth -= 1
    (index, end, parts, literal, unclosed) = saved
    return result
  }

  mutating func takeLiteral() {
    literal.append(scalars[index])
    index += 1
  }

  /// Parses parts until the start of a query, the start of a fragment, or the end of the text.
  mutating func scan() {
    while let scalar = scalar() {
      switch scalar {
      case "/" where mode == .path:
        append(.separator)
        index += 1
        // A last slash is optional in nearly all routers.
        if self.scalar() == "?", index + 1 == end { index += 1 }
      case "?" where mode == .path:
        flush()
        return
      case "#" where self.scalar(after: 1) == "{", "$" where self.scalar(after: 1) == "{": index += 1
      case "#" where mode == .path:
        flush()
        return
      case "\\": escape()
      case ":": colon()
      case "{": braces()
      case "<": angles()
      case "[": brackets()
      case "(": group()
      case "*": star()
      case "%": percent()
      default: takeLiteral()
      }
    }
    flush()
  }

  /// Parses a modifier after a capture or a group: `?`, `*`, or `+`.
  ///
  /// A `?` before a key starts a query instead.
  mutating func modifier() -> Unicode.Scalar? {
    guard let scalar = scalar() else { return nil }
    switch scalar {
    case "*", "+":
      index += 1
      // In notations with regular expressions, a `?` makes the repetition lazy.
      if self.scalar() == "?", index + 1 == end { index += 1 }
      return scalar
    case "?" where mode == .path:
      if let next = self.scalar(after: 1), next.continuesName || "{:<[!*".unicodeScalars.contains(next) { return nil }
      index += 1
      return scalar
    default: return nil
    }
  }

  /// Appends a capture with an optional modifier.
  mutating func appendCapture(_ name: String, _ meaning: CaptureMeaning) {
    var meaning = meaning
    switch modifier() {
    case "?": meaning.isOptional = true
    case let sign?:
      if meaning.type != .string {
        context.note(
          .decision, "the values of the capture `\(name)` are not checked, because it matches several segments")
      }
      meaning = CaptureMeaning(.string, isRest: true, isOptional: sign == "*", notes: meaning.notes)
    case nil: break
    }
    append(context.part(name, meaning))
  }
}
