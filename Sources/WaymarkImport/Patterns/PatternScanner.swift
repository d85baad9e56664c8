import SpecText
import WaymarkLinks

/// A part of a URL pattern before the pattern is split into segments.
indirect enum PatternPart {
  /// Not percent-encoded. An empty text is the place of an omitted part.
  case literal(String)
  case separator
  case capture(ImportedPattern.Capture)
  case rest(name: String?, allowsEmpty: Bool)
  /// Parts that a URL can omit together.
  case optional([PatternPart])
}

/// A scanner of paths, query values, and fragments. The text itself determines the notation of each part:
///
/// | text | part |
/// |---|---|
/// | `:id`, `{id}`, `<id>`, `[id]` | a capture |
/// | `:id(\d+)`, `{id:int}`, `<int:id>`, `<id:int>`, `[id=int]`, `(\d+)` | a capture with a type |
/// | `:id?`, `{id?}`, `<id?>`, `[[id]]`, `(/:id)`, `{/:id}`, `(new)?` | an optional part |
/// | `*`, `**`, `*name`, `{name**}`, `{name...}`, `{*name}`, `[...name]`, `<path:name>`, `:name*`, `(.*)` | a rest |
/// | `\x` | a literal character |
struct PatternScanner {
  static let deepestNesting = 16
  var context: PatternContext
  private(set) var parts: [PatternPart] = []
  private let scalars: [Unicode.Scalar]
  private(set) var index: Int
  private let end: Int
  /// In a value of a query, `/`, `?`, and `#` are literal.
  private let isValue: Bool
  /// A segment starts with a capture such as `:id` or `{id}`.
  private let hasColonCaptures: Bool
  private let hasBraceCaptures: Bool
  private let depth: Int
  /// Before the next part, possibly percent-encoded.
  private var literal = String.UnicodeScalarView()
  private var unclosed: Set<Unicode.Scalar> = []
  private(set) var failure: String?

  init(
    _ scalars: [Unicode.Scalar], _ range: Range<Int>, isValue: Bool = false, depth: Int = 0, context: PatternContext
  ) {
    self.scalars = scalars
    index = range.lowerBound
    end = range.upperBound
    self.isValue = isValue
    self.depth = depth
    self.context = context
    let starts = scalars.indices.dropLast().filter { $0 == 0 || scalars[$0 - 1] == "/" }
    hasColonCaptures = starts.contains { scalars[$0] == ":" && scalars[$0 + 1].startsName }
    hasBraceCaptures = starts.contains { scalars[$0] == "{" }
  }

  /// Stops before a query or a fragment.
  mutating func scan() {
    while let scalar = scalar(), failure == nil {
      switch scalar {
      case "/" where !isValue:
        append(.separator)
        index += 1
        // A last slash is optional in nearly all routers.
        if self.scalar() == "?", index + 1 == end { index += 1 }
      case "?" where !isValue, "#" where !isValue: return flush()
      case ":": colon()
      case "{", "<", "[": brackets(scalar)
      case "(": group()
      case "*": star()
      case "\\": escape()
      default: takeLiteral()
      }
    }
    flush()
  }

  private mutating func fail(_ reason: String) { failure = failure ?? reason }

  func scalar(after distance: Int = 0) -> Unicode.Scalar? { index + distance < end ? scalars[index + distance] : nil }
  func text(_ range: Range<Int>) -> String { String(scalars: scalars[range]) }

  private mutating func takeLiteral() {
    literal.append(scalars[index])
    index += 1
  }

  private mutating func name() -> String {
    let start = index
    while let scalar = scalar(), scalar.continuesName { index += 1 }
    return text(start..<index)
  }

  private mutating func inside() -> Range<Int>? {
    guard let opening = scalar(), !unclosed.contains(opening) else { return nil }
    guard let close = Brackets.end(in: scalars, from: index, to: end) else {
      unclosed.insert(opening)
      context.note(.decision, "a `\(opening)` in the pattern is not closed, so the draft has it as a literal character")
      return nil
    }
    return index + 1..<close
  }

  private var isAtSegmentStart: Bool {
    guard literal.isEmpty else { return false }
    if case .separator? = parts.last { return true }
    return parts.isEmpty
  }

  private var isAtSegmentEnd: Bool {
    guard let scalar = scalar() else { return true }
    return "/?#".unicodeScalars.contains(scalar)
      || scalar == "(" && self.scalar(after: 1).map { "/.".contains("\($0)") } == true
  }

  private mutating func append(_ part: PatternPart) {
    flush()
    parts.append(part)
  }

  private mutating func flush() {
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

  /// A modifier can follow: `?`, `*`, or `+`.
  private mutating func append(_ name: String?, _ meaning: CaptureMeaning) {
    var meaning = meaning
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? context.name("value")
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

  /// A `?` before a key starts a query instead.
  private mutating func modifier() -> Unicode.Scalar? {
    guard !isValue, let scalar = scalar(), "?*+".unicodeScalars.contains(scalar) else { return nil }
    if scalar == "?", let next = self.scalar(after: 1), next.continuesName || "{:<[!*".unicodeScalars.contains(next) {
      return nil
    }
    index += 1
    return scalar
  }

  private mutating func colon() {
    guard let next = scalar(after: 1), next.startsName, startsCapture else { return takeLiteral() }
    index += 1
    let start = index
    var name = name()
    // A hyphen is a part of the name only if the name is the rest of the segment, as in `/:user-id`, but not `/:a-:b`.
    let short = index
    while let scalar = scalar(), scalar.continuesName || scalar == "-" { index += 1 }
    if isAtSegmentEnd || scalar() == "(", scalars[index - 1] != "-" {
      name = text(start..<index)
    } else {
      index = short
    }
    guard scalar() == "(", let range = inside(), !range.isEmpty, !isOptionalGroup(range) else {
      return append(name, CaptureMeaning(.string))
    }
    index = range.upperBound + 1
    append(name, context.types.expressions.meaning(of: text(range)))
  }

  /// After a letter, a `:` can be a literal character, as in `/wiki/Talk:main`.
  private var startsCapture: Bool {
    if isAtSegmentStart || hasColonCaptures { return true }
    guard let last = literal.last else { return !isValue }
    return !last.isLetter && !last.isDigit && !hasBraceCaptures
  }

  private mutating func brackets(_ opening: Unicode.Scalar) {
    guard let range = inside(), !range.isEmpty else { return takeLiteral() }
    if opening == "{", isOptionalGroup(range) { return optionalGroup(range) }
    index = range.upperBound + 1
    var content = text(range).trimmed
    var meaning = CaptureMeaning(.string)
    if opening == "[", content.hasPrefix("["), content.hasSuffix("]") {
      content = String(content.dropFirst().dropLast())
      meaning.isOptional = true
    }
    if let (name, allowsEmpty) = Self.rest(content) {
      return append(.rest(name: name, allowsEmpty: allowsEmpty || meaning.isOptional))
    }
    if content.hasSuffix("?") {
      content.removeLast()
      meaning.isOptional = true
    }
    var parts = Brackets.split(content, at: opening == "[" ? "=" : ":").map(\.trimmed)
    var name = parts.removeFirst()
    if parts.isEmpty, name.unicodeScalars.contains(where: { "(\"'".unicodeScalars.contains($0) }) {
      context.note(
        .decision, "the type in \(Quoted(content)) is not complete, so the capture is a `String`",
        help: "check the brackets and the quotes of the pattern")
    }
    var type = parts.joined(separator: opening == "[" ? "=" : ":")
    // In angle brackets, most routers write the type before the name.
    if opening == "<", !type.isEmpty, context.types.known(name) != nil || context.types.known(type) == nil {
      (name, type) = (type, name)
    }
    let isOptional = meaning.isOptional
    if !type.isEmpty { meaning = context.types.meaning(of: type) }
    // `{name:path}` can match nothing in most routers.
    meaning.isOptional = meaning.isOptional || isOptional || opening == "{" && type == "path"
    if name.hasSuffix("?") {
      name.removeLast()
      meaning.isOptional = true
    }
    append(name, meaning)
  }

  /// Such as `rest...`, `path*`, `*path`, or `proxy+`; `nil` for any other content.
  private static func rest(_ content: String) -> (name: String?, allowsEmpty: Bool)? {
    let prefixes = [("...", false), ("**", true), ("*", true)]
    let suffixes = [
      ("...?", true), ("...", false), ("**?", true), ("**", false), ("..", true), ("*", true), ("+", false),
    ]
    var found: (Substring, Bool)?
    if let (sign, allowsEmpty) = prefixes.first(where: { content.hasPrefix($0.0) }) {
      found = (content.dropFirst(sign.count), allowsEmpty)
    } else if let (sign, allowsEmpty) = suffixes.first(where: { content.hasSuffix($0.0) }) {
      found = (content.dropLast(sign.count), allowsEmpty)
    }
    guard let (name, allowsEmpty) = found,
      !name.unicodeScalars.contains(where: { "[]()\\:=".unicodeScalars.contains($0) })
    else { return nil }
    return name == "?" ? (nil, true) : (name.isEmpty ? nil : name.trimmed, allowsEmpty)
  }

  /// An optional part such as `(/:id)` or `(new)?`, or an expression such as `(\d+)`.
  private mutating func group() {
    guard let range = inside() else { return takeLiteral() }
    if isOptionalGroup(range) { return optionalGroup(range) }
    let after = range.upperBound + 1
    if after < end, scalars[after] == "?", !isValue, !range.isEmpty,
      scalars[range].allSatisfy({ $0.continuesName || $0 == "-" }), !startsQuery(after)
    {
      optionalGroup(range)
      index = after + 1
      return
    }
    index = after
    append(nil, context.types.expressions.meaning(of: text(range)))
  }

  /// Otherwise, the `?` is a modifier, as in `/ab(cd)?e`.
  private func startsQuery(_ mark: Int) -> Bool {
    mark + 1 < end && scalars[mark + 1].continuesName && scalars[mark..<end].contains("=")
  }

  private func isOptionalGroup(_ range: Range<Int>) -> Bool {
    guard let first = range.first, !isValue else { return false }
    func startsCapture(_ index: Int) -> Bool {
      index + 1 < range.upperBound && ":{<*".unicodeScalars.contains(scalars[index]) && scalars[index + 1].startsName
    }
    switch scalars[first] {
    case "/": return true
    case ".", "-": return startsCapture(first + 1)
    default: return startsCapture(first)
    }
  }

  private mutating func optionalGroup(_ range: Range<Int>) {
    flush()
    index = range.upperBound + 1
    if let sign = modifier(), sign != "?" {
      context.note(.decision, "a repeated group is not supported, so the draft has the group once")
    }
    guard depth < Self.deepestNesting else {
      return context.note(.decision, "the optional parts are nested more than \(Self.deepestNesting) levels deep")
    }
    var scanner = PatternScanner(scalars, range, depth: depth + 1, context: context)
    scanner.scan()
    while scanner.scalar() != nil { scanner.takeLiteral() }
    scanner.flush()
    context = scanner.context
    if let failure = scanner.failure { fail(failure) }
    parts.append(.optional(scanner.parts))
  }

  /// A rest such as `*`, `**`, or `*path`, or any text in a segment.
  private mutating func star() {
    let isStart = isAtSegmentStart
    let start = index
    while scalar() == "*" { index += 1 }
    let (stars, afterStars) = (index - start, index)
    let name = isStart ? name() : ""
    if isValue { return append(context.part(context.name("value"), CaptureMeaning(.string))) }
    if isStart, isAtSegmentEnd {
      if !name.isEmpty { return append(.rest(name: name, allowsEmpty: false)) }
      let isLast = scalar() != "/" && scalar() != "(" || scalar() == "/" && index + 1 == end
      if stars > 1 || isLast { return append(.rest(name: nil, allowsEmpty: true)) }
    } else {
      context.note(
        .decision, "a `*` in a segment also matches no text, and can match several segments in some routers",
        help: "check whether one segment with at least one character is enough")
    }
    index = afterStars
    append(.capture(.init(context.name("wildcard"))))
  }

  private mutating func escape() {
    guard let next = scalar(after: 1) else { return takeLiteral() }
    if next.isLetter || next.isDigit {
      return fail(next.isDigit || next == "k" ? "back-references are not supported" : "an expression needs parentheses")
    }
    index += 2
    if next == "/" {
      index -= 1
    } else {
      literal.append(contentsOf: next == "%" ? "%25".unicodeScalars : String.UnicodeScalarView([next]))
    }
  }
}
