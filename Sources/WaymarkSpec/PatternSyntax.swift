import WaymarkSource
import WaymarkYAML

/// A pattern as it is written, a span for each part. What it means is decided where types and origins are known.
package struct PatternSyntax: Sendable {
  package enum Segment: Sendable {
    /// A literal as written, escapes and all.
    case literal(Text)
    /// `{name}` or `{name:Type}`, and where the whole of it stands.
    case capture(name: Text, type: Text?, Span)
  }

  package let text: Text
  package let segments: [Segment]
}

/// Reads patterns: `"/" | { "/" segment }`, where a segment is a literal or a capture.
package struct PatternParser {
  /// More than a URL has segments, or text that could be one: what is longer is not looked at.
  package static let longest = 8_192
  /// What a URL can have, as the run time's canonical form limits it.
  package static let mostSegments = 32

  private let text: Text
  private var index = 0

  /// The pattern's parts; nil, with a finding at the character, where it is none.
  static func parse(_ text: Text, _ reader: inout SpecReader) -> PatternSyntax? {
    var parser = PatternParser(text: text)
    do {
      return PatternSyntax(text: text, segments: try parser.segments())
    } catch {
      reader.report(
        Diagnostic("invalid-pattern", error.message, at: text.slice(error.place).span, help: error.help))
      return nil
    }
  }

  private struct Fault: Error {
    let message: String
    /// In bytes of the text.
    let place: Range<Int>
    let help: String?

    init(_ message: String, _ place: Range<Int>, help: String? = nil) {
      self.message = message
      self.place = place
      self.help = help
    }
  }

  private init(text: Text) {
    self.text = text
  }

  private var count: Int { text.bytes.count }
  private func byte(_ index: Int) -> Unicode.Scalar { Unicode.Scalar(text.bytes[index]) }

  private mutating func segments() throws(Fault) -> [PatternSyntax.Segment] {
    guard count <= Self.longest else {
      throw Fault("a pattern has at most \(Self.longest) bytes, and this one has \(count)", 0..<count)
    }
    guard byte(0) == "/" else { throw Fault("a pattern starts with `/`", 0..<1, help: pathHelp) }
    var segments: [PatternSyntax.Segment] = []
    guard count > 1 else { return segments }
    while index < count {
      guard segments.count < Self.mostSegments else {
        throw Fault("a URL has at most \(Self.mostSegments) segments, and this pattern has more", 0..<count)
      }
      index += 1
      let start = index
      guard start < count, byte(start) != "/" else {
        throw Fault(
          start < count ? "there is nothing between these slashes" : "there is nothing after the last slash",
          start - 1..<start, help: "leave this slash out; one at the end of a URL is ignored anyway")
      }
      let segment = try byte(start) == "{" ? capture() : literal()
      if case .capture(let name, _, _) = segment, segments.contains(where: { $0.captures(name) }) {
        throw Fault("`\(name.string)` is captured twice", start..<index, help: "give one of them another name")
      }
      segments.append(segment)
    }
    return segments
  }

  /// What to write where a whole URL, or something else, stands for a pattern.
  private var pathHelp: String {
    let string = text.string
    guard let slashes = string.firstRange(of: "://") else { return "write `/\(string)`" }
    let scheme = string[..<slashes.lowerBound]
    let rest = string[slashes.upperBound...].drop { $0 == "/" }
    guard scheme == "http" || scheme == "https" else {
      return "write `/\(rest)`: on a custom scheme, the host is the first segment; the scheme is the origin's"
    }
    let path = rest.drop { $0 != "/" }
    return
      "write `\(path.isEmpty ? "/" : path)`: scheme and host are the origin's, and `origins:` beside `url:` names it"
  }

  private mutating func literal() throws(Fault) -> PatternSyntax.Segment {
    let start = index
    if byte(start) == ":" {
      throw Fault(
        "a capture is written `{name}`, not `:name`", start..<start + 1,
        help: "a literal colon at the start of a segment is written `%3A`")
    }
    while index < count, byte(index) != "/" {
      let place = index..<index + 1
      switch byte(index) {
      case "{":
        throw Fault(
          "a capture is a whole segment", place, help: "put a `/` in front of it; a literal brace is written `%7B`")
      case "}":
        throw Fault("this `}` closes nothing", place, help: "a literal brace is written `%7D`")
      case "?":
        throw Fault(
          "this version of Waymark reads no queries in patterns", place,
          help: "leave it out: a URL matches whatever its query; a literal question mark is written `%3F`")
      case "#":
        throw Fault(
          "this version of Waymark reads no fragments in patterns", place,
          help: "leave it out: a URL matches whatever its fragment; a literal hash is written `%23`")
      case "*":
        throw Fault(
          "`*` stands for nothing here", place, help: "capture the segment: `{name}`; a literal star is written `%2A`")
      default: index += 1
      }
    }
    return .literal(text.slice(start..<index))
  }

  private mutating func capture() throws(Fault) -> PatternSyntax.Segment {
    let start = index
    var colon: Int?
    var end = start + 1
    while end < count, byte(end) != "}", byte(end) != "/" {
      if byte(end) == ":", colon == nil { colon = end }
      end += 1
    }
    guard end < count, byte(end) == "}" else {
      throw Fault("this `{` is not closed", start..<start + 1, help: "a capture is written `{name}`")
    }
    if let space = text.bytes[start..<end].firstIndex(of: UInt8(ascii: " ")) {
      throw Fault("a capture has no spaces", space..<space + 1, help: "write `{name}` or `{name:Type}`")
    }
    let name = text.slice(start + 1..<(colon ?? end))
    guard !name.isEmpty else { throw Fault("this capture has no name", start..<end + 1, help: "write `{name}`") }
    guard Identifiers.isLowerCamelCase(name) else {
      throw Fault(
        "`\(name.string)` cannot name a capture: a name is lowerCamelCase, of the letters a to z and digits",
        start + 1..<(colon ?? end), help: Identifiers.lowerCamelCase(name.string).map { "`\($0)` would do" })
    }
    index = end + 1
    guard index == count || byte(index) == "/" else {
      throw Fault("a capture is a whole segment", index..<index + 1, help: "end the pattern here, or go on with a `/`")
    }
    return .capture(name: name, type: colon.map { text.slice($0 + 1..<end) }, text.slice(start..<index).span)
  }
}

extension PatternSyntax.Segment {
  fileprivate func captures(_ other: Text) -> Bool {
    if case .capture(let name, _, _) = self { name == other } else { false }
  }
}
