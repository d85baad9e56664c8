import SpecText

/// Such as `{name}`, `{name:Type?}`, `{name...}`, or `{...?}`.
struct Braces {
  var name: Text?
  var type: TypeName?
  var isRest = false
  var isOptional = false
  let range: Range<Int>

  init(_ text: Text, at start: Int) throws(SyntaxError) {
    if let error = Self.foreignForm(text, start) { throw error }
    let end = text.first(of: "}/&#{", in: start + 1..<text.bytes.count)
    guard end < text.bytes.count, text.scalar(end) == "}" else {
      throw SyntaxError("the `{` is not closed", start..<start + 1, help: "write a capture as `{name}`")
    }
    guard text.first(of: " ", in: start..<end) == end else {
      let meant = Self.withoutSpaces(text.slice(start..<end + 1))
      throw SyntaxError(
        "a capture cannot contain spaces", start..<end + 1,
        help: meant.map { "write `\($0)`" } ?? "write `{name}` or `{name:Type}`", replacement: meant)
    }
    range = start..<end + 1
    let dot = text.first(of: ".", in: start + 1..<end)
    if let dots = (dot..<end).first(where: { text.has("...", at: $0) }) {
      try readRest(text, start + 1..<dots, after: dots + 3..<end)
    } else {
      try readCapture(text, start + 1..<end)
    }
  }

  private static func withoutSpaces(_ braces: Text) -> String? {
    let compact = braces.string.filter { $0 != " " }
    return Text.with(compact, at: braces.span) { text in
      do throws(SyntaxError) {
        _ = try Braces(text, at: 0)
        return compact
      } catch {
        return error.replacement
      }
    }
  }

  private static func foreignForm(_ text: Text, _ start: Int) -> SyntaxError? {
    // Most captures consist of letters, and need no search for other forms.
    var end = start + 1
    while end < text.bytes.count, (text.bytes[end] | 0x20) &- 0x61 < 26 { end += 1 }
    guard end < text.bytes.count, text.scalar(end) != "}" else { return nil }
    var depth = 0
    var isUnusual = false
    while end < text.bytes.count {
      switch text.scalar(end) {
      case "{": depth += 1
      case "}": depth -= 1
      case ":": isUnusual = isUnusual || (end + 1 < text.bytes.count && text.bytes[end + 1] &- 0x61 < 26)
      default: break
      }
      if depth < 0 { break }
      isUnusual = isUnusual || "\\[(*+{".utf8.contains(text.bytes[end])
      end += 1
    }
    if isUnusual, end < text.bytes.count, let list = ForeignType.list(inBraces: text.slice(start + 1..<end).string) {
      return SyntaxError(
        "`\(text.slice(start..<end + 1).string)` is not a form of a capture", start..<end + 1,
        help: "write `\(list)`", replacement: list)
    }
    guard isUnusual, end < text.bytes.count,
      let foreign = ForeignCapture(inBraces: start..<end + 1, of: text)
    else { return nil }
    return foreign.errorInBraces(text.slice(start..<end + 1).string)
  }

  private mutating func readRest(_ text: Text, _ before: Range<Int>, after: Range<Int>) throws(SyntaxError) {
    isRest = true
    isOptional = text.has("?", at: after.lowerBound) && !after.isEmpty
    let colon = text.first(of: ":", in: range)
    guard colon == range.upperBound else {
      throw SyntaxError(
        "a rest capture cannot have a type in the pattern", colon..<range.upperBound - 1,
        help: "remove the type; a rest capture is a `String`, or a `List<String>` if `params` declares a list")
    }
    if !before.isEmpty, text.has("?", at: before.upperBound - 1) {
      throw SyntaxError(
        "the `?` must follow the dots", before.upperBound - 1..<before.upperBound,
        help: "write `{\(text.slice(before.dropLast()).string)...?}`")
    }
    guard after.count == (isOptional ? 1 : 0) else {
      throw SyntaxError(
        "unexpected text after the dots", after.lowerBound..<after.upperBound, help: "write `{name...}` or `{name...?}`"
      )
    }
    if before.isEmpty {
      guard isOptional else {
        throw SyntaxError(
          "the capture has no name", range, help: "write `{name...}`, or `**` for a rest without a name")
      }
    } else {
      name = try Self.name(text, before)
    }
  }

  private mutating func readCapture(_ text: Text, _ inside: Range<Int>) throws(SyntaxError) {
    isOptional = !inside.isEmpty && text.has("?", at: inside.upperBound - 1)
    let inside = isOptional ? inside.dropLast() : inside
    let equals = text.first(of: "=", in: inside)
    if equals < inside.upperBound {
      throw SyntaxError(
        "a capture cannot have a default value", equals..<inside.upperBound,
        help: "write `= VALUE` after the type under `params`, and end the capture with `?`")
    }
    let colon = text.first(of: ":", in: inside)
    let name = inside.lowerBound..<colon
    guard !name.isEmpty else { throw SyntaxError("the capture has no name", range, help: "write `{name}`") }
    if colon < inside.upperBound, text.has("?", at: colon - 1) {
      let typed = "\(text.slice(name.dropLast()).string):\(text.slice(colon + 1..<inside.upperBound).string)"
      throw SyntaxError("the `?` must follow the type", colon - 1..<colon, help: "write `{\(typed)?}`")
    }
    self.name = try Self.name(text, name)
    if colon < inside.upperBound { type = try TypeName(text, colon + 1..<inside.upperBound, inCapture: true) }
    if isOptional, type?.isList == true {
      throw SyntaxError(
        "a list capture cannot be optional: a missing list is empty", inside.upperBound..<inside.upperBound + 1,
        help: "remove the `?`")
    }
  }

  private static func name(_ text: Text, _ range: Range<Int>) throws(SyntaxError) -> Text {
    let name = text.slice(range)
    guard Identifiers.isLowerCamelCase(name) else {
      throw SyntaxError(
        "`\(name.string)` is not a valid capture name: "
          + Identifiers.reason(name, "names are lowerCamelCase, with only ASCII letters and digits"),
        range,
        help: Identifiers.suggestion(for: name.string, as: .parameter).map { "use `\($0)`" })
    }
    guard !(name == "self") else {
      throw SyntaxError(
        "`self` cannot be the name of a capture: Swift reserves the name", range, help: "choose another name")
    }
    return name
  }

  func capture(_ text: Text) -> CaptureSyntax? {
    guard let name, !isRest else { return nil }
    return CaptureSyntax(
      name: name, type: type?.element, isList: type?.isList ?? false, isOptional: isOptional,
      span: text.slice(range).span)
  }
}

struct TypeName {
  let element: Text
  let isList: Bool

  /// The parser does not check that the type exists.
  init(_ text: Text, _ range: Range<Int>, inCapture isCapture: Bool) throws(SyntaxError) {
    guard !range.isEmpty else { throw SyntaxError("the type is missing", range, help: "add a type, such as `Int`") }
    let open = text.first(of: "<", in: range)
    isList = open < range.upperBound
    guard isList else {
      element = try Self.name(text, range, isCapture)
      if element == "List" {
        throw SyntaxError("the list has no element type", range, help: "add an element type, such as `List<String>`")
      }
      return
    }
    guard text.slice(range.lowerBound..<open) == "List" else {
      throw SyntaxError(
        "`\(text.slice(range.lowerBound..<open).string)` cannot have a type in `< >`: only `List` has an element type",
        range.lowerBound..<open,
        help: ForeignType.meaning(of: text.slice(range).string).map { "write `\($0)`" }
          ?? "write `List<Type>`, `Type?`, or `Type`")
    }
    let close = range.upperBound - 1
    guard text.has(">", at: close), open < close else {
      throw SyntaxError("the `<` is not closed", open..<open + 1, help: "write `List<Type>`")
    }
    let inner = open + 1..<close
    guard !inner.isEmpty else {
      throw SyntaxError("the list has no element type", range, help: "add an element type, such as `List<String>`")
    }
    let nested = text.first(of: "<>", in: inner)
    guard nested == inner.upperBound else {
      throw SyntaxError(
        "the elements of a list cannot be lists", inner, help: "write `List<Type>` with the name of a type")
    }
    guard !text.has("?", at: inner.upperBound - 1) else {
      throw SyntaxError(
        "the elements of a list cannot be optional", inner.upperBound - 1..<inner.upperBound, help: "remove the `?`")
    }
    element = try Self.name(text, inner, isCapture)
  }

  private static func defaultHelp(_ text: String) -> String {
    let parts = text.split(separator: " ")
    guard parts.count == 2, !Identifiers.builtInTypes.contains(String(parts[1])) else { return "" }
    return parts[1].allSatisfy { $0 == "?" }
      ? "for an optional parameter, write `\(parts[0])?`; " : "for a default, write `\(parts[0]) = \(parts[1])`; "
  }

  private static func name(_ text: Text, _ range: Range<Int>, _ isCapture: Bool) throws(SyntaxError) -> Text {
    let name = text.slice(range)
    guard Identifiers.isIdentifier(name) else {
      throw SyntaxError(
        "`\(name.string)` is not a valid type name: "
          + Identifiers.reason(name, "type names have only ASCII letters and digits"),
        range,
        help: isCapture
          ? "the forms in a capture are `Type`, `Type?`, and `List<Type>`"
          : defaultHelp(name.string) + "the forms are `Type`, `Type?`, `Type = VALUE`, and `List<Type>`")
    }
    return name
  }
}
