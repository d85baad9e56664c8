import SpecText

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
        if let foreign = ForeignCapture(text, at: index) { throw foreign.error(in: text) }
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
    if let foreign = ForeignCapture(text, at: start) { throw foreign.error(in: text) }
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
    case "}": throw SyntaxError("the `}` has no matching `{`", index..<index + 1, help: "write `%7D` for a literal `}`")
    case "*":
      if text.has("**", at: index) { throw notWhole(index..<index + 2) }
      throw SyntaxError(
        "a single `*` is not supported in a path", index..<index + 1,
        help: "write `{name}` for a segment, `**` for the rest of the path, or `%2A` for a literal `*`")
    default:
      if let error = misplacedQuery(start..<index) { throw error }
      let bar = text.first(of: "|", in: start..<index)
      guard bar == index else {
        throw SyntaxError(
          "a path cannot contain an unescaped `|`", bar..<bar + 1,
          help: "write a link for each text, or write `%7C` for a literal `|`")
      }
      return start..<index
    }
  }

  /// `/items&sort=new`, in which the first `&` must be a `?`.
  private func misplacedQuery(_ literal: Range<Int>) -> SyntaxError? {
    let sign = text.first(of: "&", in: literal)
    let equals = text.first(of: "=./&;", in: min(sign + 1, literal.upperBound)..<literal.upperBound)
    guard equals < literal.upperBound, text.has("=", at: equals), equals > sign + 1,
      text.first(of: "#", in: 0..<sign) == sign,
      !(sign..<count).contains(where: { text.has("?", at: $0) && !text.has("?}", at: $0) })
    else { return nil }
    return SyntaxError(
      "the first item of a query follows a `?`, not a `&`, so `\(text.slice(sign..<equals + 1).string)` is a part of the path",
      sign..<sign + 1, help: "write `?` instead of the `&`; for a literal `&`, write `%26`", replacement: "?")
  }

  mutating func query() throws(SyntaxError) -> [PatternSyntax.QueryItem] {
    guard next == "?" else { return [] }
    let mark = index
    index += 1
    guard let next, next != "#" else {
      throw SyntaxError(
        "the query after `?` is empty", mark..<mark + 1,
        help: text.has("**", at: mark - 2)
          ? "remove the `?`, or write `{...?}` instead of `**?` for an optional rest of the path"
          : "remove the `?`, or write `%3F` for a literal `?`")
    }
    var items: [PatternSyntax.QueryItem] = []
    var seen: Set<Text> = []
    while true {
      items.append(try item(&seen))
      guard self.next == "&" else { return items }
      index += 1
    }
  }

  private mutating func item(_ seen: inout Set<Text>) throws(SyntaxError) -> PatternSyntax.QueryItem {
    let start = index
    guard let next, next != "&", next != "#" else {
      throw SyntaxError(
        self.next == "&" ? "the query item before `&` is empty" : "the query item after `&` is empty",
        self.next == "&" ? index..<index + 1 : index - 1..<index, help: "remove the `&`")
    }
    if next == "!" { return try absentItem(&seen) }
    var keys = [try key(&seen)]
    while self.next == "|" {
      index += 1
      keys.append(try key(&seen))
    }
    if let error = foreignKey(start..<index) { throw error }
    guard self.next == "=" else {
      let keys = text.slice(start..<index).string
      let name = Identifiers.lowerCamelCase(text.slice(start..<index).string.prefix { $0 != "|" }.description) ?? "name"
      throw SyntaxError(
        "the query key `\(keys)` has no value", start..<index,
        help: "write `\(keys)={\(name)}` for a parameter, or `\(keys)=` for an empty value")
    }
    index += 1
    let value = try value(of: text.slice(start..<index - 1).string)
    return PatternSyntax.QueryItem(keys: keys, value: value, span: text.slice(start..<index).span)
  }

  /// Such as `key!=value`, or `key,alias=value`.
  private func foreignKey(_ keys: Range<Int>) -> SyntaxError? {
    let written = text.slice(keys).string
    if text.has("!=", at: index - 1) {
      return SyntaxError(
        "`!=` is not supported: a pattern can only require that a key is absent",
        keys.lowerBound..<text.first(of: "&#", in: index..<count),
        help: "write `!\(written.dropLast())` if the key must be absent, or write `%21` for a literal `!`")
    }
    let names = written.split(separator: ",", omittingEmptySubsequences: false)
    guard names.count > 1, names.allSatisfy({ Identifiers.lowerCamelCase(String($0)) != nil }) else { return nil }
    let aliases = names.joined(separator: "|")
    return SyntaxError(
      "the aliases of a query key are separated by `|`, not by `,`", keys,
      help: "write `\(aliases)`, or write `%2C` for a literal comma", replacement: aliases)
  }

  private mutating func absentItem(_ seen: inout Set<Text>) throws(SyntaxError) -> PatternSyntax.QueryItem {
    let start = index
    index += 1
    let key = try key(&seen, isAbsent: true)
    switch next {
    case "=":
      throw SyntaxError(
        "a key that must be absent cannot have a value", index..<text.first(of: "&#", in: index..<count),
        help: "write `!\(key.string)`")
    case "|":
      throw SyntaxError(
        "a key that must be absent cannot have aliases", index..<index + 1, help: "replace `|` with `&!`")
    default: break
    }
    return PatternSyntax.QueryItem(keys: [key], value: .absent, span: text.slice(start..<index).span)
  }

  private mutating func key(_ seen: inout Set<Text>, isAbsent: Bool = false) throws(SyntaxError) -> Text {
    let start = index
    if text.has("&amp;", at: start - 1) {
      throw SyntaxError(
        "`&amp;` is an HTML entity, and a pattern contains the character itself", start - 1..<start + 4,
        help: "write `&`", replacement: "&")
    }
    index = text.first(of: "=|&#?{}*", in: index..<count)
    if let error = misplaced(isAbsent: isAbsent) { throw error }
    guard index > start else {
      let place = index < count ? index..<index + 1 : index - 1..<index
      throw SyntaxError("the query key is missing", place, help: "write `key={name}` or `key=value`")
    }
    let key = text.slice(start..<index)
    let space = text.first(of: " ", in: start..<index)
    guard space == index else {
      throw SyntaxError("a query key cannot contain a space", space..<space + 1, help: "write `%20` for a space")
    }
    let bracket = text.first(of: "()[]", in: start..<index)
    if bracket < index,
      [("(", ")"), ("[", "]")].contains(where: { open, close in
        key.string.filter { $0 == open }.count != key.string.filter { $0 == close }.count
      })
    {
      throw SyntaxError(
        "the query key `\(key.string)` has a bracket without a match", bracket..<bracket + 1, help: "remove the bracket"
      )
    }
    guard seen.insert(key).inserted else {
      throw SyntaxError("the query contains the key `\(key.string)` twice", start..<index, help: "remove the duplicate")
    }
    guard seen.count <= Self.mostQueryItems else {
      throw SyntaxError("the query has more than \(Self.mostQueryItems) keys", 0..<count)
    }
    return key
  }

  private mutating func value(of key: String) throws(SyntaxError) -> PatternSyntax.QueryItem.Value {
    let start = index
    if next == "{" {
      let braces = try braces()
      guard let capture = braces.capture(text) else {
        throw SyntaxError(
          "a query cannot contain a rest of a path", braces.range,
          help: braces.name.map { "write `{\($0.string)}`" } ?? "write `{name}`")
      }
      guard next == nil || next == "&" || next == "#" else {
        throw notWhole(text.character(at: index), key, text.slice(braces.range).string)
      }
      return .capture(capture)
    }
    if let foreign = ForeignCapture(text, at: start, inQuery: true) { throw foreign.error(in: text) }
    index = text.first(of: "&#?{}*=|", in: index..<count)
    if next == "{" {
      throw notWhole(index..<index + 1, key, (try? Braces(text, at: index)).map { text.slice($0.range).string })
    }
    if let error = misplaced() { throw error }
    switch next {
    case "=":
      throw SyntaxError(
        "the query item contains a second `=`", index..<index + 1,
        help: "separate items with `&`, or write `%3D` for a literal `=`")
    case "|":
      throw SyntaxError(
        "the `|` follows the `=`, but aliases must precede the `=`", index..<index + 1,
        help: "write `key|alias=value`, or write `%7C` for a literal `|`")
    default: return .literal(text.slice(start..<index))
    }
  }

  private func notWhole(_ place: Range<Int>, _ key: String, _ capture: String?) -> SyntaxError {
    SyntaxError(
      "a capture must be the whole value of a query key", place,
      help: "write `\(key)=\(capture ?? "{name}")`, and separate keys with `&`; "
        + "for a literal `{` or `}`, write `%7B` or `%7D`")
  }

  private func misplaced(isAbsent: Bool = false) -> SyntaxError? {
    let place = index..<min(index + 1, count)
    switch next {
    case "?":
      return SyntaxError(
        "the query contains a second `?`", place, help: "separate items with `&`, or write `%3F` for a literal `?`")
    case "{":
      return SyntaxError(
        "a query key cannot contain a capture", place,
        help: (isAbsent ? "write the name of the key after the `!`" : "write the capture after an `=`")
          + ", or write `%7B` for a literal `{`")
    case "}": return SyntaxError("the `}` has no matching `{`", place, help: "write `%7D` for a literal `}`")
    case "*":
      return SyntaxError(
        "`*` is not supported in a query", place,
        help: "write `key={name}` for any value, or write `%2A` for a literal `*`")
    default: return nil
    }
  }
}
