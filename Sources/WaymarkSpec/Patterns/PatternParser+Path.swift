import WaymarkDiagnostics
import WaymarkYAML

extension PatternParser {
  mutating func segments(isBare: Bool = false, mayBeRoot: Bool = false) throws(SyntaxError) -> [PatternSyntax.Segment] {
    let start = index
    if mayBeRoot, next == "/", index + 1 == count || text.has("?", at: index + 1) || text.has("#", at: index + 1) {
      index += 1
      return []
    }
    var segments: [PatternSyntax.Segment] = []
    // Most paths have at most four segments, and an element is large.
    segments.reserveCapacity(4)
    var last = index..<index
    while let next, next != "?", next != "#" {
      guard segments.count < Self.mostSegments else {
        throw SyntaxError("the pattern has more than \(Self.mostSegments) segments", 0..<count)
      }
      if !isBare || index > start { index += 1 }
      guard let first = self.next, !Self.endsSegment(first) else {
        throw self.next == "/"
          ? SyntaxError(
            "the segment between two slashes is empty", index - 1..<index, help: "remove one of the two slashes")
          : SyntaxError(
            "the segment after the last slash is empty", index - 1..<index,
            help: "remove the slash; a trailing slash in a URL has no effect")
      }
      if let error = notLast(segments.last, last) { throw error }
      let segmentStart = index
      segments.append(try segment())
      last = segmentStart..<index
    }
    return segments
  }

  private func notLast(_ segment: PatternSyntax.Segment?, _ place: Range<Int>) -> SyntaxError? {
    switch segment {
    case .rest:
      SyntaxError(
        "`\(text.slice(place).string)` matches the rest of the path, so no segment can follow", place,
        help: "remove the following segments, or write `{name}` for a single segment")
    case .capture(let capture, _, _, _) where capture.isOptional:
      SyntaxError(
        "only the last segment can be optional", place,
        help: "remove the `?`, or write a second link without the segment")
    default: nil
    }
  }

  private mutating func segment() throws(SyntaxError) -> PatternSyntax.Segment {
    let start = index
    if next == ":" {
      throw SyntaxError(
        "a segment cannot start with a colon", start..<start + 1,
        help: "write a capture as `{name}`, or write `%3A` for a literal `:`")
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
        "the segment contains a second capture", index..<index + 1,
        help: "separate the captures with `/`, or write `%7B` for a literal `{`")
    }
    let hasAffix = !prefix.isEmpty || !suffix.isEmpty
    guard let capture = braces.capture(text) else {
      if hasAffix { throw notWhole(braces.range) }
      return .rest(name: braces.name, isOptional: braces.isOptional, text.slice(start..<index).span)
    }
    if capture.isOptional, hasAffix {
      throw SyntaxError(
        "an optional capture must be a whole segment", start..<index,
        help: "remove the `?`, or write a second link without the capture")
    }
    if capture.isList {
      throw SyntaxError(
        "a capture of a single segment cannot be a list", braces.range,
        help: "write `{\(capture.name.string)...}` for the rest of the path, which can be a `List<String>`")
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
      "`\(text.slice(rest).string)` matches the rest of the path and must be a whole segment", rest,
      help: "write `{name}` for a part of a segment, or write `%2A` for a literal `*`")
  }

  private mutating func literal() throws(SyntaxError) -> Range<Int> {
    let start = index
    index = text.first(of: "/?#{}*", in: index..<count)
    switch next {
    case "}":
      throw SyntaxError("the `}` has no matching `{`", index..<index + 1, help: "write `%7D` for a literal `}`")
    case "*":
      if text.has("**", at: index) { throw notWhole(index..<index + 2) }
      throw SyntaxError(
        "a single `*` is not supported in a path", index..<index + 1,
        help: "write `{name}` for a segment, `**` for the rest of the path, or `%2A` for a literal `*`")
    default: return start..<index
    }
  }
}
