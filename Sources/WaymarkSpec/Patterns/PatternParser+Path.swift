import WaymarkDiagnostics
import WaymarkYAML

extension PatternParser {
  /// Reads segments up to a `?`, a `#` or the end.
  ///
  /// - Parameters:
  ///   - isBare: Whether the first one has no slash in front.
  ///   - mayBeRoot: Whether a single slash is a path without segments.
  mutating func segments(isBare: Bool = false, mayBeRoot: Bool = false) throws(SyntaxError) -> [PatternSyntax.Segment] {
    let start = index
    if mayBeRoot, next == "/", index + 1 == count || text.has("?", at: index + 1) || text.has("#", at: index + 1) {
      index += 1
      return []
    }
    var segments: [PatternSyntax.Segment] = []
    // Most have no more, and an element is large.
    segments.reserveCapacity(4)
    var last = index..<index
    while let next, next != "?", next != "#" {
      guard segments.count < Self.mostSegments else {
        throw SyntaxError("a URL has at most \(Self.mostSegments) segments, and this pattern has more", 0..<count)
      }
      if !isBare || index > start { index += 1 }
      guard let first = self.next, !Self.endsSegment(first) else {
        throw SyntaxError(
          self.next == "/" ? "there is nothing between these slashes" : "there is nothing after the last slash",
          index - 1..<index, help: "leave this slash out; one at the end of a URL is ignored anyway")
      }
      if let error = notLast(segments.last, last) { throw error }
      let segmentStart = index
      segments.append(try segment())
      last = segmentStart..<index
    }
    return segments
  }

  /// The error about a segment that something follows, where nothing may.
  private func notLast(_ segment: PatternSyntax.Segment?, _ place: Range<Int>) -> SyntaxError? {
    switch segment {
    case .rest:
      SyntaxError(
        "`\(text.slice(place).string)` stands for the rest of the path, and more of it follows", place,
        help: "`{name}` stands for one segment")
    case .capture(let capture, _, _, _) where capture.isOptional:
      SyntaxError(
        "only the last segment can be optional", place,
        help: "leave the `?` out, or write two links, one of them without this segment")
    default: nil
    }
  }

  private mutating func segment() throws(SyntaxError) -> PatternSyntax.Segment {
    let start = index
    if next == ":" {
      throw SyntaxError(
        "a capture is written `{name}`, not `:name`", start..<start + 1,
        help: "a literal colon at the start of a segment is written `%3A`")
    }
    if text.has("**", at: start) {
      index += 2
      guard isAtSegmentEnd else { throw notWhole(start..<start + 2) }
      return .rest(name: nil, isOptional: false, text.slice(start..<index).span)
    }
    let prefix = try literal()
    guard next == "{" else { return .literal(text.slice(prefix)) }
    let braces = try braces()
    let suffix = try literal()
    guard next != "{" else {
      throw SyntaxError(
        "a segment has one capture, and this would be a second", index..<index + 1,
        help: "put a `/` between them; a literal brace is written `%7B`")
    }
    let hasAffix = !prefix.isEmpty || !suffix.isEmpty
    guard let capture = braces.capture(text) else {
      if hasAffix { throw notWhole(braces.range) }
      return .rest(name: braces.name, isOptional: braces.isOptional, text.slice(start..<index).span)
    }
    if capture.isOptional, hasAffix {
      throw SyntaxError(
        "an optional capture is a whole segment", start..<index,
        help: "leave the `?` out, or write two links, one of them without this segment")
    }
    if capture.isList {
      throw SyntaxError(
        "a segment is one value, not a list", braces.range,
        help: "`{\(capture.name.string)...}` is the rest of the path, which can be a `List<String>`")
    }
    return .capture(
      capture, prefix: prefix.isEmpty ? nil : text.slice(prefix), suffix: suffix.isEmpty ? nil : text.slice(suffix),
      text.slice(start..<index).span)
  }

  private var isAtSegmentEnd: Bool {
    guard let next else { return true }
    return Self.endsSegment(next)
  }

  private func notWhole(_ rest: Range<Int>) -> SyntaxError {
    SyntaxError(
      "`\(text.slice(rest).string)` is the rest of the path, which has nothing beside it", rest,
      help: "`{name}` stands for one segment, or for a part of one; a literal star is written `%2A`")
  }

  /// Steps over literal text, of which there may be none.
  private mutating func literal() throws(SyntaxError) -> Range<Int> {
    let start = index
    index = text.first(of: "/?#{}*", in: index..<count)
    switch next {
    case "}": throw SyntaxError("this `}` closes nothing", index..<index + 1, help: "a literal brace is written `%7D`")
    case "*":
      if text.has("**", at: index) { throw notWhole(index..<index + 2) }
      throw SyntaxError(
        "`*` stands for nothing here", index..<index + 1,
        help: "`{name}` captures a segment and `**` stands for the rest of the path; a literal star is written `%2A`")
    default: return start..<index
    }
  }
}
