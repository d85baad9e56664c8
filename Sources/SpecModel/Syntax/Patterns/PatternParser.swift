import SpecText

/// A parser for URL patterns.
///
/// ```
/// pattern = [ "scheme://" [host] | "//" host ] path [ "?" query ] [ "#" fragment ]
/// ```
///
/// The parser stops at the first error. The parser uses loops instead of recursion. Separate files contain the parsers
/// for the path, the query, and the fragment.
package struct PatternParser: ~Copyable {
  /// The parser rejects a longer pattern before parsing.
  package static let longest = 8_192
  /// The limit is the same for patterns and for canonical URLs at run time.
  package static let mostSegments = 32
  package static let mostQueryItems = 64

  let text: Text
  var index = 0
  private var captured: [Text] = []

  package static func parse(_ text: Text) throws(SyntaxError) -> PatternSyntax {
    do {
      return try unexplained(text)
    } catch {
      throw explained(error, in: text)
    }
  }

  static func unexplained(_ text: Text) throws(SyntaxError) -> PatternSyntax {
    var parser = PatternParser(text: text)
    return try parser.pattern()
  }

  static func parse(_ text: Text, _ reader: inout SpecReader) -> PatternSyntax? {
    do {
      return try parse(text)
    } catch {
      reader.report(error, in: text, as: .invalidPattern)
      return nil
    }
  }

  private init(text: Text) { self.text = text }

  var count: Int { text.bytes.count }
  var next: Unicode.Scalar? { index < count ? text.scalar(index) : nil }

  private mutating func pattern() throws(SyntaxError) -> PatternSyntax {
    guard count <= Self.longest else {
      throw SyntaxError("the pattern has \(count) bytes, and the maximum is \(Self.longest)", 0..<count)
    }
    let start = try start()
    let segments = try start.isAppPath ? appPath() : segments(mayBeRoot: true)
    let query = try query()
    let fragment = try fragment()
    return PatternSyntax(
      text: text, scheme: start.scheme, hasAuthority: start.hasAuthority, host: start.host, segments: segments,
      query: query, fragment: fragment)
  }

  private struct Start {
    var scheme: Text?
    var hasAuthority = false
    var host: HostSyntax?
    /// After a custom scheme, the leading slash of the path is optional.
    var isAppPath = false
  }

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

  /// A scheme starts with a letter. The other characters are letters, digits, `+`, `-`, or `.` (RFC 3986, section 3.1).
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
    guard count > 0 else { return SyntaxError("the pattern is empty", 0..<0, help: "write `/` for the root") }
    let string = text.string
    if schemeEnd > 0, schemeEnd + 1 < count, text.scalar(schemeEnd) == ":", text.bytes[schemeEnd + 1] &- 0x30 >= 10 {
      let scheme = text.slice(0..<schemeEnd).string
      let rest = string.dropFirst(scheme.count + 1).drop { $0 == "/" }
      return SyntaxError(
        "a scheme must be followed by `://`", schemeEnd..<schemeEnd + 1, help: "write `\(scheme)://\(rest)`")
    }
    let first = text.character(at: 0)
    let looksLikeHost =
      text.slice(0..<schemeEnd).bytes.contains(UInt8(ascii: ".")) || text.has(":", at: schemeEnd)
      || text.has("*.", at: 0)
    return SyntaxError(
      "a pattern must start with `/`, with `//` and a host, or with a scheme", first,
      help: "write `/\(string)`" + (looksLikeHost ? ", or `//\(string)` if the text is a host" : ""))
  }

  private mutating func host(behind slashes: Range<Int>) throws(SyntaxError) -> HostSyntax {
    let end = HostParser.end(of: text, from: index)
    guard end > index else {
      throw SyntaxError(
        "the host after the slashes is missing", slashes,
        help: "start the path with a single slash, or add a host: `\(text.slice(slashes).string)example.com`")
    }
    let host = try HostParser.parse(text, index..<end)
    for case .capture(let capture) in host.labels { captured.append(capture.name) }
    index = end
    return host
  }

  /// The patterns `s://a/b` and `s:///a/b` are equal, and the pattern `s://` is the root path.
  private mutating func appPath() throws(SyntaxError) -> [PatternSyntax.Segment] {
    guard let next, !Self.endsSegment(next) else { return try segments(mayBeRoot: true) }
    let end = HostParser.end(of: text, from: index)
    let sign = text.first(of: "@", in: index..<end)
    guard sign == end else {
      throw SyntaxError(
        "a pattern cannot contain a user name, because such URLs are rejected", index..<sign + 1,
        help: "remove `\(text.slice(index..<sign + 1).string)`, or write `%40` for a literal `@`")
    }
    if let colon = colon(in: index..<end), colon > index {
      throw SyntaxError(
        "a URL with a custom scheme cannot have a port", colon..<end,
        help: "remove the port, or write `%3A` for a literal `:`")
    }
    return try segments(isBare: true)
  }

  /// Within braces, a colon precedes a type.
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

  static func endsSegment(_ scalar: Unicode.Scalar) -> Bool { scalar == "/" || scalar == "?" || scalar == "#" }

  mutating func braces() throws(SyntaxError) -> Braces {
    let braces = try Braces(text, at: index)
    index = braces.range.upperBound
    if let name = braces.name {
      // A linear search is fast enough because the numbers of segments and query items are limited.
      guard !captured.contains(name) else {
        throw SyntaxError(
          "the pattern captures `\(name.string)` twice", braces.range, help: "rename one of the two captures")
      }
      captured.append(name)
    }
    return braces
  }
}

extension PatternParser {
  mutating func fragment() throws(SyntaxError) -> FragmentSyntax? {
    guard next == "#" else { return nil }
    index += 1
    let start = index
    guard let first = next, first != "?", first != "#" else {
      throw SyntaxError(
        "the fragment after `#` is empty", start - 1..<start, help: "remove the `#`, or write `%23` for a literal `#`")
    }
    let segments = try segments(isBare: first != "/")
    let query = try query()
    guard index == count else {
      throw SyntaxError("the pattern contains a second `#`", index..<index + 1, help: "write `%23` for a literal `#`")
    }
    return FragmentSyntax(
      startsWithSlash: first == "/", segments: segments, query: query, span: text.slice(start..<index).span)
  }

  /// For example, the text `/a, /b` has no brackets, and the text `-/a` has no space after the dash.
  static func listError(in text: Text) -> SyntaxError? {
    let first = text.bytes.first ?? 0
    // A pattern starts with a slash or a letter, and contains no spaces.
    guard text.bytes.count <= longest,
      first != UInt8(ascii: "/") || text.first(of: " ", in: 0..<text.bytes.count) < text.bytes.count
    else { return nil }
    let scalars = text.string.unicodeScalars
    let isBracketed = scalars.first == "(" && scalars.last == ")"
    let parts = (isBracketed ? scalars.dropFirst().dropLast() : scalars[...])
      .split { " ,;".unicodeScalars.contains($0) || LookAlike($0)?.isSpace == true }
    let bullet = parts.first?.first.flatMap { isBullet($0) ? $0 : nil }
    let patterns = parts.map { $0.first.map(isBullet) == true ? $0.dropFirst() : $0 }
      .map { String(String.UnicodeScalarView($0.filter { !"\"'".unicodeScalars.contains($0) })) }
      .filter { !$0.isEmpty }
    guard patterns.allSatisfy({ $0.hasPrefix("/") || $0.contains("://") }), let pattern = patterns.first else {
      return nil
    }
    let second = scalars.dropFirst().first.flatMap { LookAlike($0) }
    if bullet == "-", let space = second, space.isSpace {
      return SyntaxError(
        "\(space.phrase) follows the dash, so the dash does not start a list element",
        1..<1 + UTF8.width(space.scalar), help: "replace the character with a space")
    }
    if let bullet {
      return SyntaxError(
        bullet == "-" && parts[0].count > 1
          ? "the dash of a list element has no space after it, so YAML treats the dash as a part of the pattern"
          : "\(LookAlike(bullet)?.phrase ?? "a `\(bullet)`") does not start a list element in YAML",
        0..<UTF8.width(bullet),
        help: "write `- \(YAMLScalar.text(pattern))`"
          + (patterns.count > 1 ? ", and each pattern on a separate line" : ""))
    }
    if let dash = parts.dropFirst().first(where: { $0.count == 1 && $0.first == "-" }) {
      let offset = scalars[..<dash.startIndex].reduce(0) { $0 + UTF8.width($1) }
      return SyntaxError(
        "the `-` continues the pattern of the line above, because the line is indented more than the `-` above it",
        offset..<offset + 1, help: "align the dashes of the list")
    }
    guard patterns.count > 1 else {
      return isBracketed
        ? SyntaxError("a pattern cannot be in parentheses", 0..<1, help: "write `\(YAMLScalar.text(pattern))`") : nil
    }
    let list = patterns.prefix(8).map(YAMLScalar.text).joined(separator: ", ") + (patterns.count > 8 ? ", …" : "")
    let start = isBracketed ? 0 : pattern.utf8.count
    return SyntaxError(
      isBracketed ? "a list in YAML has square brackets" : "the text contains \(patterns.count) patterns",
      start..<start + 1,
      help: "for several patterns, write `[\(list)]`"
        + (text.first(of: ",;", in: 0..<text.bytes.count) == text.bytes.count
          ? "; for one pattern, remove the space" : ""))
  }

  private static func isBullet(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "*" || LookAlike(scalar)?.isDash == true
  }
}
