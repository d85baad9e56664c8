import SpecText

/// A parser for the hosts of origins and patterns.
///
/// ```
/// host = ( label { "." label } | "*." host | "{" name "}." host ) [ ":" port ]
/// ```
package struct HostParser {
  /// The number follows from the limits of DNS (RFC 1035, section 2.3.4).
  private static let mostLabels = 127

  private let text: Text
  private let range: Range<Int>
  private var index: Int
  private var labels: [HostSyntax.Label] = []
  private var hasLiteral = false
  private var hasAny = false

  package static func parse(_ text: Text) throws(SyntaxError) -> HostSyntax { try parse(text, 0..<text.bytes.count) }

  static func parse(_ text: Text, _ range: Range<Int>) throws(SyntaxError) -> HostSyntax {
    var parser = HostParser(text: text, range: range)
    return try parser.host()
  }

  static func end(of text: Text, from start: Int) -> Int {
    var index = start
    while index < text.bytes.count {
      let end = text.first(of: "/?#{", in: index..<text.bytes.count)
      guard end < text.bytes.count, text.scalar(end) == "{" else { return end }
      // A `?` within braces does not start a query.
      let close = text.first(of: "}/#", in: end..<text.bytes.count)
      guard close < text.bytes.count, text.scalar(close) == "}" else { return close }
      index = close + 1
    }
    return index
  }

  private init(text: Text, range: Range<Int>) {
    self.text = text
    self.range = range
    index = range.lowerBound
  }

  private mutating func host() throws(SyntaxError) -> HostSyntax {
    try checkWhole()
    var captured: Set<Text> = []
    while index < range.upperBound {
      guard labels.count < Self.mostLabels else {
        throw SyntaxError("the host has more than \(Self.mostLabels) labels", range)
      }
      let start = index
      let label = try label()
      if case .capture(let capture) = label, !captured.insert(capture.name).inserted {
        throw SyntaxError(
          "the host captures `\(capture.name.string)` twice", start..<index, help: "rename one of the two captures")
      }
      labels.append(label)
      guard index < range.upperBound, text.scalar(index) == "." else { break }
      index += 1
      // A port can follow the root dot.
      if hasLiteral, index < range.upperBound, text.scalar(index) == ":" { break }
    }
    guard hasLiteral else {
      let front = text.slice(range.lowerBound..<index).string
      throw SyntaxError(
        "the host has no fixed label", range,
        help: "add a domain: `\(front)\(front.hasSuffix(".") ? "" : ".")example.com`")
    }
    return HostSyntax(text: text.slice(range), labels: labels, port: try port())
  }

  private func checkWhole() throws(SyntaxError) {
    for scheme in ["https://", "http://"] as [StaticString] where text.has(scheme, at: range.lowerBound) {
      throw SyntaxError(
        "`\(text.slice(range).string)` is not a host: a host has no scheme", range, help: "remove `\(scheme)`")
    }
    let sign = text.first(of: "@", in: range)
    guard sign == range.upperBound else {
      throw SyntaxError(
        "a host cannot contain a user name, because such URLs are rejected", range.lowerBound..<sign + 1,
        help: "remove `\(text.slice(range.lowerBound..<sign + 1).string)`")
    }
    guard HostParser.end(of: text, from: range.lowerBound) >= range.upperBound else {
      throw SyntaxError(
        "`\(text.slice(range).string)` is not a host", range,
        help: "write a domain name with an optional port: `example.com`, `example.com:8443`")
    }
  }

  private mutating func label() throws(SyntaxError) -> HostSyntax.Label {
    let start = index
    switch text.scalar(start) {
    case "{":
      let braces = try Braces(text, at: start)
      index = braces.range.upperBound
      return .capture(try capture(braces))
    case "*":
      index += 1
      try checkFront(start..<index)
      guard !hasAny else {
        throw SyntaxError(
          "the host contains a second `*`", start..<index, help: "remove one `*`; a `*` matches one or more labels")
      }
      hasAny = true
      return .any(text.slice(start..<index).span)
    default:
      let end = text.first(of: ".:{}*", in: start..<range.upperBound)
      if let error = literalError(start, end) { throw error }
      hasLiteral = true
      index = end
      return .literal(text.slice(start..<end))
    }
  }

  private func literalError(_ start: Int, _ end: Int) -> SyntaxError? {
    guard end < range.upperBound else { return nil }
    let place = end..<end + 1
    switch text.scalar(end) {
    case "." where end == start:
      return SyntaxError("the label before the dot is empty", place, help: "write a domain name, such as `example.com`")
    case ":" where end == start:
      return SyntaxError(
        "the host before the port is missing", place, help: "write a domain name, such as `example.com`")
    case "}":
      return SyntaxError("the `}` has no matching `{`", place, help: "write a capture as `{name}`, followed by a dot")
    case "{", "*":
      let capture = (try? Braces(text, at: end))?.name.map { "{\($0.string)}" }
      return SyntaxError(
        "`\(text.scalar(end) == "*" ? "*" : capture ?? "{name}")` is only a part of a label, but "
          + (text.scalar(end) == "*" ? "matches" : "a capture matches") + " whole labels",
        place, help: "write `\(capture ?? "{name}").` or `*.` at the start of the host")
    default: return nil
    }
  }

  private func capture(_ braces: Braces) throws(SyntaxError) -> CaptureSyntax {
    let name = braces.name?.string ?? "name"
    guard let capture = braces.capture(text), capture.type == nil, !capture.isOptional else {
      throw SyntaxError(
        "a capture in a host cannot have a type or be optional", braces.range,
        help: braces.type == nil
          ? "write `{\(name)}`" : "write `{\(name)}`, and declare the type in the `params` of the route")
    }
    try checkFront(braces.range)
    return capture
  }

  /// A wildcard or a capture must be a whole label, and must precede all literal labels.
  private func checkFront(_ part: Range<Int>) throws(SyntaxError) {
    let string = text.slice(part).string
    guard !hasLiteral else {
      throw SyntaxError(
        "`\(string)` follows a fixed label, but only the start of a host can vary", part,
        help: "move `\(string)` to the start of the host")
    }
    guard part.upperBound == range.upperBound || ".:".unicodeScalars.contains(text.scalar(part.upperBound)) else {
      throw SyntaxError(
        "`\(string)` must be a whole label", text.character(at: part.upperBound), help: "add a dot after `\(string)`")
    }
  }

  private mutating func port() throws(SyntaxError) -> Int? {
    guard index < range.upperBound else { return nil }
    let digits = index + 1..<range.upperBound
    guard !digits.isEmpty else {
      throw SyntaxError(
        "the port after the colon is missing", index..<index + 1,
        help: "remove the colon, or add a number from 1 to 65535")
    }
    let string = text.slice(digits).string
    guard digits.allSatisfy({ text.bytes[$0] &- 0x30 < 10 }), digits.count <= 5, let port = Int(string),
      1...65_535 ~= port
    else { throw SyntaxError("`\(string)` is not a port", digits, help: "write a number from 1 to 65535") }
    return port
  }
}
