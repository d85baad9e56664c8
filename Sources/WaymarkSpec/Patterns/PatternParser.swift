import WaymarkDiagnostics
import WaymarkYAML

/// Reads patterns: `[ "scheme://" [host] | "//" host ] path [ "?" query ] [ "#" fragment ]`.
///
/// One error ends it. Recursive descent without recursion: each part is a loop over the text, in a file of its own.
package struct PatternParser: ~Copyable {
  /// More than a URL has segments, or text that could be one: what is longer is not looked at.
  package static let longest = 8_192
  /// What a URL can have, as the run time's canonical form limits it.
  package static let mostSegments = 32
  /// More than anybody reads.
  package static let mostQueryItems = 64

  let text: Text
  var index = 0
  /// The names of the captures so far, wherever they are.
  private var captured: [Text] = []

  /// The pattern's parts.
  package static func parse(_ text: Text) throws(SyntaxError) -> PatternSyntax {
    var parser = PatternParser(text: text)
    return try parser.pattern()
  }

  /// The pattern's parts; nil, with a finding at the character, where it is none.
  static func parse(_ text: Text, _ reader: inout SpecReader) -> PatternSyntax? {
    do {
      return try parse(text)
    } catch {
      reader.report(error, in: text, as: .invalidPattern)
      return nil
    }
  }

  private init(text: Text) {
    self.text = text
  }

  var count: Int { text.bytes.count }
  /// The byte to be read next, nil at the end.
  var next: Unicode.Scalar? { index < count ? text.scalar(index) : nil }

  private mutating func pattern() throws(SyntaxError) -> PatternSyntax {
    guard count <= Self.longest else {
      throw SyntaxError("a pattern has at most \(Self.longest) bytes, and this one has \(count)", 0..<count)
    }
    let start = try start()
    let segments = try start.isAppPath ? appPath() : segments(mayBeRoot: true)
    let query = try query()
    let fragment = try fragment()
    return PatternSyntax(
      text: text, scheme: start.scheme, hasAuthority: start.hasAuthority, host: start.host, segments: segments,
      query: query, fragment: fragment)
  }

  // MARK: The start

  private struct Start {
    var scheme: Text?
    var hasAuthority = false
    var host: HostSyntax?
    /// Whether the path follows a custom scheme, and so may have no slash in front.
    var isAppPath = false
  }

  /// Reads what stands before the path.
  private mutating func start() throws(SyntaxError) -> Start {
    if text.has("//", at: 0) {
      index = 2
      return Start(hasAuthority: true, host: try host(behind: 0..<2))
    }
    if next == "/" { return Start() }
    let end = schemeEnd
    guard end > 0, text.has("://", at: end) else { throw noStart(end) }
    let scheme = text.slice(0..<end)
    index = end + 3
    let isWeb = ["http", "https"].contains(scheme.string.lowercased())
    guard isWeb else { return Start(scheme: scheme, hasAuthority: true, isAppPath: true) }
    return Start(scheme: scheme, hasAuthority: true, host: try host(behind: 0..<index))
  }

  /// Where a scheme would end: a letter, then letters, digits, `+`, `-` and `.` (RFC 3986, section 3.1).
  private var schemeEnd: Int {
    var end = 0
    while end < count {
      let byte = text.bytes[end]
      let isLetter = (byte | 0x20) &- 0x61 < 26
      guard isLetter || (end > 0 && (byte &- 0x30 < 10 || byte == 0x2B || byte == 0x2D || byte == 0x2E)) else { break }
      end += 1
    }
    return end
  }

  private func noStart(_ schemeEnd: Int) -> SyntaxError {
    guard count > 0 else { return SyntaxError("this pattern is empty", 0..<0, help: "the root is `/`") }
    let string = text.string
    if schemeEnd > 0, schemeEnd + 1 < count, text.scalar(schemeEnd) == ":", text.bytes[schemeEnd + 1] &- 0x30 >= 10 {
      let scheme = text.slice(0..<schemeEnd).string
      let rest = string.dropFirst(scheme.count + 1).drop { $0 == "/" }
      return SyntaxError(
        "a scheme is followed by `://`", schemeEnd..<schemeEnd + 1, help: "write `\(scheme)://\(rest)`")
    }
    let first = text.character(at: 0)
    let looksLikeHost =
      text.slice(0..<schemeEnd).bytes.contains(UInt8(ascii: ".")) || text.has(":", at: schemeEnd)
      || text.has("*.", at: 0)
    return SyntaxError(
      "a pattern starts with `/`, or with `//` and a host, or with a scheme", first,
      help: "write `/\(string)`" + (looksLikeHost ? ", or `//\(string)` where this is a host" : ""))
  }

  private mutating func host(behind slashes: Range<Int>) throws(SyntaxError) -> HostSyntax {
    let end = HostParser.end(of: text, from: index)
    guard end > index else {
      throw SyntaxError(
        "there is no host behind these slashes", slashes,
        help: "write the path with one slash in front, or a host: `\(text.slice(slashes).string)example.com`")
    }
    let host = try HostParser.parse(text, index..<end)
    for case .capture(let capture) in host.labels { captured.append(capture.name) }
    index = end
    return host
  }

  /// Reads the path on a custom scheme: `s://a/b` and `s:///a/b` are the same, and `s://` is the root.
  private mutating func appPath() throws(SyntaxError) -> [PatternSyntax.Segment] {
    guard let next, !Self.endsSegment(next) else { return try segments(mayBeRoot: true) }
    let end = HostParser.end(of: text, from: index)
    let sign = text.first(of: "@", in: index..<end)
    guard sign == end else {
      throw SyntaxError(
        "a URL with a user name is refused, so nothing stands before an `@`", index..<sign + 1,
        help: "leave it out; a literal `@` is written `%40`")
    }
    if let colon = colon(in: index..<end), colon > index {
      throw SyntaxError(
        "a custom scheme has no port", colon..<end, help: "leave it out; a literal colon is written `%3A`")
    }
    return try segments(isBare: true)
  }

  /// The first colon that is not between braces, where it has a type behind it.
  private func colon(in range: Range<Int>) -> Int? {
    var depth = 0
    for index in range {
      switch text.scalar(index) {
      case "{": depth += 1
      case "}": depth -= 1
      case ":" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  /// Whether a character ends a segment.
  static func endsSegment(_ scalar: Unicode.Scalar) -> Bool { scalar == "/" || scalar == "?" || scalar == "#" }

  // MARK: Captures

  /// Reads what stands between braces; a name is there once.
  mutating func braces() throws(SyntaxError) -> Braces {
    let braces = try Braces(text, at: index)
    index = braces.range.upperBound
    if let name = braces.name {
      // No pattern has so many that looking through them takes long: segments and items are limited.
      guard !captured.contains(name) else {
        throw SyntaxError("`\(name.string)` is captured twice", braces.range, help: "give one of them another name")
      }
      captured.append(name)
    }
    return braces
  }
}
