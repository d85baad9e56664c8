import SpecText

/// A capture in the notation of another router, such as `<int:id>`, `[...slug]`, `:name`, or `(\d+)`.
struct ForeignCapture {
  let range: Range<Int>
  private let capture: Capture
  private let isExpression: Bool
  private var isWholeValue = false

  private init(_ range: Range<Int>, _ capture: Capture, isExpression: Bool = false) {
    self.range = range
    self.capture = capture
    self.isExpression = isExpression
  }

  private var replacement: String { capture.text }

  /// The segment or the value of a query key starts at the index, and has no capture in braces.
  init?(_ text: Text, at start: Int, inQuery: Bool = false) {
    guard start < text.bytes.count else { return nil }
    let found: Self? =
      switch text.scalar(start) {
      case "<": Self.angled(text, start)
      case "[": Self.squared(text, start)
      case "$":
        text.has("${", at: start) ? Self.enclosed(text, start, open: start + 1) : Self.marked(text, start)
      case "\\": text.has("\\(", at: start) ? Self.enclosed(text, start, open: start + 1) : nil
      case ":", "*": Self.marked(text, start)
      case "%": Self.format(text, start)
      default: nil
      }
    guard let found = found ?? Self.dots(text, start) ?? Self.expression(text, start, inQuery: inQuery) else {
      return nil
    }
    let end = text.first(of: inQuery ? "&#" : "/?#", in: found.range.upperBound..<text.bytes.count)
    let isWhole = found.range == start..<end
    if inQuery {
      self.init(start..<end, found.capture.inQuery, isExpression: found.isExpression)
      isWholeValue = true
    } else {
      let isLast = isWhole && !text.has("/", at: end)
      self.init(found.range, isLast ? found.capture : found.capture.inSegment, isExpression: found.isExpression)
    }
  }

  func error(in text: Text) -> SyntaxError {
    let written = text.slice(range).string
    if isExpression {
      return SyntaxError(
        "`\(written)` is a regular expression, and a pattern cannot contain one", range,
        help: "write `\(replacement)`" + Self.otherValues + "; for fixed text, write `\(Self.escaped(written))`",
        replacement: replacement)
    }
    // The braces are a capture, and only the sign before them is fixed text.
    let isSign = written.hasPrefix("${") && !isWholeValue
    let fixed =
      isSign
      ? "%24" + written.dropFirst()
      : written.hasSuffix("...") ? written.dropLast(3) + "%2E%2E%2E" : Self.escaped(written)
    return SyntaxError(
      isSign ? "the `$` before a capture is fixed text" : "`\(written)` is fixed text, not a capture", range,
      help: "write `\(replacement)`; for fixed text, write `\(fixed)`", replacement: replacement)
  }

  private static let otherValues =
    "; for other values, declare a type with `matching`, and write its name after the colon"

  private static func escaped(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      if byte >= 0x80 || "<>[](){}$#%\\:*?=|".unicodeScalars.contains(scalar) {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension ForeignCapture {
  private struct Capture {
    var name: String
    var type: String?
    var isRest = false
    var isOptional = false

    var text: String {
      "{\(name)\(isRest ? "..." : type.map { ":\($0)" } ?? "")\(isOptional ? "?" : "")}"
    }

    /// The value of a query key can contain slashes, so it needs no rest.
    var inQuery: Capture {
      Capture(name: name, type: isRest ? nil : type, isOptional: isOptional)
    }

    /// Only the whole last segment can be a rest, or optional.
    var inSegment: Capture { Capture(name: name, type: isRest ? nil : type) }
  }

  private static let converters = [
    "int": "Int", "integer": "Int", "number": "Int", "uint": "UInt", "float": "Double", "double": "Double",
    "decimal": "Double", "bool": "Bool", "boolean": "Bool", "uuid": "UUID", "guid": "UUID", "date": "Date",
    "slug": "Slug", "string": "String", "str": "String", "text": "String", "path": "...",
  ]

  static func type(named word: String) -> String? { converters[word.lowercased()].flatMap { $0 == "..." ? nil : $0 } }

  static func isConverter(_ word: String) -> Bool { converters[word.lowercased()] != nil }

  /// `name`, `...name`, `name?`, `type:name`, or `name:type`.
  private static func capture(_ words: String) -> Capture? {
    var words = words[...]
    var capture = Capture(name: "")
    if words.hasSuffix("?") {
      capture.isOptional = true
      words = words.dropLast()
    }
    for dots in ["...", "**", "*"] where words.hasPrefix(dots) || words.hasSuffix(dots) {
      capture.isRest = true
      words = words.hasPrefix(dots) ? words.dropFirst(dots.count) : words.dropLast(dots.count)
      break
    }
    let parts = words.split(separator: ":", maxSplits: 1).map(String.init)
    guard let first = parts.first, let last = parts.last else { return nil }
    let isTypeFirst = parts.count == 2 && isConverter(first)
    guard let name = Identifiers.lowerCamelCase(isTypeFirst ? last : first), name != "self" else { return nil }
    capture.name = name
    if parts.count == 2 {
      let type = isTypeFirst ? first : last
      capture.type = converters[type.lowercased()] ?? expressionType(type)
      if capture.type == "..." { capture.isRest = true }
      if capture.type == "String" { capture.type = nil }
    }
    return capture
  }

  private static func angled(_ text: Text, _ start: Int) -> Self? {
    let end = text.first(of: ">", in: start..<text.bytes.count)
    guard end < text.bytes.count else { return nil }
    return capture(text.slice(start + 1..<end).string).map { Self(start..<end + 1, $0) }
  }

  private static func squared(_ text: Text, _ start: Int) -> Self? {
    let isOptional = text.has("[[", at: start)
    let end = text.first(of: "]", in: start..<text.bytes.count)
    guard end < text.bytes.count, !isOptional || text.has("]]", at: end) else { return nil }
    guard var capture = capture(text.slice(start + (isOptional ? 2 : 1)..<end).string) else { return nil }
    if isOptional { capture.isOptional = true }
    return Self(start..<end + (isOptional ? 2 : 1), capture)
  }

  private static func enclosed(_ text: Text, _ start: Int, open: Int) -> Self? {
    let end = text.first(of: text.has("(", at: open) ? ")" : "}", in: open..<text.bytes.count)
    guard end < text.bytes.count else { return nil }
    return capture(text.slice(open + 1..<end).string).map { Self(start..<end + 1, $0) }
  }

  /// `name...` or `...` as the last segment of a path.
  private static func dots(_ text: Text, _ start: Int) -> Self? {
    let end = text.first(of: "/?#{", in: start..<text.bytes.count)
    guard text.has("/", at: start - 1), end - start >= 3, text.has("...", at: end - 3),
      end == text.bytes.count || text.has("?", at: end) || text.has("#", at: end)
    else { return nil }
    let name = text.slice(start..<end - 3).string
    return capture((name.isEmpty ? "rest" : name) + "...").map { Self(start..<end, $0) }
  }

  /// `:name`, `$name`, or `*name`, with an expression or a quantifier.
  private static func marked(_ text: Text, _ start: Int) -> Self? {
    var end = start + 1
    while end < text.bytes.count, isWord(text.bytes[end]) { end += 1 }
    guard var capture = capture(text.slice(start + 1..<end).string) else { return nil }
    if text.has("*", at: start) { capture.isRest = true }
    if text.has("(", at: end), let close = closing(text, end) {
      capture.type = expressionType(text.slice(end + 1..<close).string)
      if capture.type == "..." { capture.isRest = true }
      end = close + 1
    }
    let isAtEnd = end + 1 == text.bytes.count || text.has("/", at: end + 1)
    if isAtEnd, text.has("*", at: end) || text.has("+", at: end) || text.has("?", at: end) {
      capture.isRest = capture.isRest || !text.has("?", at: end)
      capture.isOptional = !text.has("+", at: end)
      end += 1
    }
    return Self(start..<end, capture)
  }

  /// `%s`, `%@`, `%d`, or `%1$@`.
  private static func format(_ text: Text, _ start: Int) -> Self? {
    // A percent escape, such as `%3d`.
    if start + 2 < text.bytes.count, isHex(text.bytes[start + 1]), isHex(text.bytes[start + 2]) { return nil }
    var end = start + 1
    while end < text.bytes.count, text.bytes[end] &- 0x30 < 10 || text.has("$", at: end) { end += 1 }
    guard end < text.bytes.count, end + 1 == text.bytes.count || text.has("/", at: end + 1) else { return nil }
    switch text.scalar(end) {
    case "@", "s": return Self(start..<end + 1, Capture(name: "name"))
    case "d", "i", "u": return Self(start..<end + 1, Capture(name: "id", type: "Int"))
    default: return nil
    }
  }

  /// A group such as `(\d+)` anywhere in the segment or the value.
  private static func expression(_ text: Text, _ start: Int, inQuery: Bool) -> Self? {
    let open = text.first(of: inQuery ? "({&#" : "({/?#", in: start..<text.bytes.count)
    guard text.has("(", at: open), let close = closing(text, open) else { return nil }
    var inner = text.slice(open + 1..<close).string[...]
    // A name such as `Release_(1.0)` is text.
    guard ["\\", "[", "|", ".*", ".+", "?P<", "?<", "?:"].contains(where: { inner.contains($0) }) else { return nil }
    var capture = Capture(name: "name")
    for mark in ["?P<", "?<"] where inner.hasPrefix(mark) {
      let name = inner.dropFirst(mark.count).prefix { $0 != ">" }
      capture.name = Identifiers.lowerCamelCase(String(name)) ?? capture.name
      inner = inner.dropFirst(mark.count + name.count + 1)
      break
    }
    capture.type = expressionType(String(inner))
    if capture.name == "name", capture.type == "Int" { capture.name = "id" }
    if capture.type == "..." { capture.isRest = true }
    return Self(open..<close + 1, capture, isExpression: true)
  }

  /// `nil` for a type that the expression does not determine, and `...` for the rest of the path.
  static func expressionType(_ expression: String) -> String? {
    switch expression {
    case "\\d+", "[0-9]+", "\\d*", "[0-9]*": "Int"
    case ".*", ".+": "..."
    case "[\\w-]+", "[a-z0-9-]+", "[A-Za-z0-9-]+", "[A-Za-z0-9_-]+", "\\w+": "Slug"
    default: nil
    }
  }

  private static func isHex(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private static func closing(_ text: Text, _ open: Int) -> Int? {
    var depth = 0
    for index in open..<text.bytes.count {
      switch text.scalar(index) {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }
}

extension ForeignCapture {
  /// The inside of the braces is such as `*path`, `path*`, `int:id`, or `id:\d+`.
  init?(inBraces range: Range<Int>, of text: Text) {
    let inside = text.slice(range.dropFirst().dropLast()).string
    let parts = inside.split(separator: ":", maxSplits: 1).map(String.init)
    let isTypeFirst =
      parts.count == 2 && Self.isConverter(parts[0]) && parts[1].first?.isLowercase == true
      && !Self.isConverter(parts[1])
    let isExpression = parts.count == 2 && !isTypeFirst && parts[1].contains { "\\[.+*^(".contains($0) }
    let isRest = inside.hasPrefix("*") || inside.hasSuffix("*") && !isExpression
    let isDoubled = inside.hasPrefix("{")
    guard isTypeFirst || isExpression || isRest || isDoubled else { return nil }
    guard let capture = Self.capture(isDoubled ? String(inside.dropFirst()) : inside) else { return nil }
    let (start, end) = (range.lowerBound, range.upperBound)
    let isLast =
      (start == 0 || text.has("/", at: start - 1) || text.has("#", at: start - 1))
      && (end == text.bytes.count || text.has("?", at: end) || text.has("#", at: end))
    self.init(
      range, start > 0 && text.has("=", at: start - 1) ? capture.inQuery : isLast ? capture : capture.inSegment,
      isExpression: isExpression)
  }

  func errorInBraces(_ written: String) -> SyntaxError {
    SyntaxError(
      isExpression
        ? "`\(written)` contains a regular expression, and a pattern cannot contain one"
        : "`\(written)` is not a form of a capture",
      range,
      help: "write `\(replacement)`"
        + (isExpression ? Self.otherValues : ""),
      replacement: replacement)
  }
}
