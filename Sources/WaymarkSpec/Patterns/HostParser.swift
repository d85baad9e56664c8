import WaymarkDiagnostics
import WaymarkYAML

/// Reads hosts: `( label { "." label } | "*." host | "{" name "}." host ) [ ":" port ]`.
package struct HostParser {
  /// What DNS allows, so that no list of labels is without end (RFC 1035, section 2.3.4).
  private static let mostLabels = 127

  private let text: Text
  private let range: Range<Int>
  private var index: Int
  private var labels: [HostSyntax.Label] = []
  private var hasLiteral = false
  private var hasAny = false

  /// The parts of a host.
  package static func parse(_ text: Text) throws(SyntaxError) -> HostSyntax {
    try parse(text, 0..<text.bytes.count)
  }

  /// The parts of the host in a part of a text, which is not empty.
  static func parse(_ text: Text, _ range: Range<Int>) throws(SyntaxError) -> HostSyntax {
    var parser = HostParser(text: text, range: range)
    return try parser.host()
  }

  /// The end of the host that starts at an index: where its path, query or fragment does.
  static func end(of text: Text, from start: Int) -> Int {
    var index = start
    while index < text.bytes.count {
      let end = text.first(of: "/?#{", in: index..<text.bytes.count)
      guard end < text.bytes.count, text.scalar(end) == "{" else { return end }
      // A `?` between braces does not start a query.
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
        throw SyntaxError("a host has at most \(Self.mostLabels) labels, and this one has more", range)
      }
      let start = index
      let label = try label()
      if case .capture(let capture) = label, !captured.insert(capture.name).inserted {
        throw SyntaxError(
          "`\(capture.name.string)` is captured twice", start..<index, help: "give one of them another name")
      }
      labels.append(label)
      guard index < range.upperBound, text.scalar(index) == "." else { break }
      index += 1
      // The root's dot may have a port behind it.
      if hasLiteral, index < range.upperBound, text.scalar(index) == ":" { break }
    }
    guard hasLiteral else {
      let front = text.slice(range.lowerBound..<index).string
      throw SyntaxError(
        "nothing in this host is written out", range,
        help: "add a domain behind what is in front: `\(front)\(front.hasSuffix(".") ? "" : ".")example.com`")
    }
    return HostSyntax(text: text.slice(range), labels: labels, port: try port())
  }

  /// Finds what no part of a host can be.
  private func checkWhole() throws(SyntaxError) {
    for scheme in ["https://", "http://"] as [StaticString] where text.has(scheme, at: range.lowerBound) {
      throw SyntaxError("`\(text.slice(range).string)` is no host", range, help: "leave `\(scheme)` out")
    }
    let sign = text.first(of: "@", in: range)
    guard sign == range.upperBound else {
      throw SyntaxError(
        "a URL with a user name is refused, so nothing stands before an `@`", range.lowerBound..<sign + 1,
        help: "leave it out")
    }
    guard HostParser.end(of: text, from: range.lowerBound) >= range.upperBound else {
      throw SyntaxError(
        "`\(text.slice(range).string)` is no host", range,
        help: "a host is a domain name, with a port where it needs one: `example.com`, `example.com:8443`")
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
          "a host has one `*`, which stands for one label or more", start..<index, help: "leave it out")
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

  /// The error about what ends a literal label, where it may not stand there.
  private func literalError(_ start: Int, _ end: Int) -> SyntaxError? {
    guard end < range.upperBound else { return nil }
    let place = end..<end + 1
    switch text.scalar(end) {
    case "." where end == start:
      return SyntaxError("there is nothing before this dot", place, help: "a host is a domain name: `example.com`")
    case ":" where end == start:
      return SyntaxError("there is no host before this port", place, help: "a host is a domain name: `example.com`")
    case "}": return SyntaxError("this `}` closes nothing", place, help: "a capture is written `{name}.`")
    case "{", "*":
      return SyntaxError(
        "`\(text.scalar(end))` stands inside a label, and what it stands for is a whole one", place,
        help: "write `{name}.` or `*.` in front of the host")
    default: return nil
    }
  }

  private func capture(_ braces: Braces) throws(SyntaxError) -> CaptureSyntax {
    let name = braces.name?.string ?? "name"
    guard let capture = braces.capture(text), capture.type == nil, !capture.isOptional else {
      throw SyntaxError(
        "in a host, a capture is one label and nothing more", braces.range,
        help: braces.type == nil
          ? "write `{\(name)}`" : "write `{\(name)}`; the route's `params` say what type it has")
    }
    try checkFront(braces.range)
    return capture
  }

  /// Refuses what is no literal behind one, or beside one in a label.
  private func checkFront(_ part: Range<Int>) throws(SyntaxError) {
    let string = text.slice(part).string
    guard !hasLiteral else {
      throw SyntaxError(
        "`\(string)` stands behind a part that is written out", part, help: "only the front of a host can vary")
    }
    guard part.upperBound == range.upperBound || ".:".unicodeScalars.contains(text.scalar(part.upperBound)) else {
      throw SyntaxError(
        "`\(string)` is a whole label", text.character(at: part.upperBound), help: "put a dot behind it")
    }
  }

  private mutating func port() throws(SyntaxError) -> Int? {
    guard index < range.upperBound else { return nil }
    let digits = index + 1..<range.upperBound
    guard !digits.isEmpty else {
      throw SyntaxError(
        "there is no port behind this colon", index..<index + 1, help: "leave it out, or write a number from 1 to 65535"
      )
    }
    let string = text.slice(digits).string
    guard digits.allSatisfy({ text.bytes[$0] &- 0x30 < 10 }), digits.count <= 5, let port = Int(string),
      1...65_535 ~= port
    else {
      throw SyntaxError(
        "`\(string)` is no port", digits,
        help: "a port is a number from 1 to 65535")
    }
    return port
  }
}
