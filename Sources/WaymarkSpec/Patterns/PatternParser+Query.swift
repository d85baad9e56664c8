import WaymarkDiagnostics
import WaymarkYAML

extension PatternParser {
  /// Reads a query with its `?`, if there is one, up to a `#` or the end.
  mutating func query() throws(SyntaxError) -> [PatternSyntax.QueryItem] {
    guard next == "?" else { return [] }
    let mark = index
    index += 1
    guard let next, next != "#" else {
      throw SyntaxError(
        "there is nothing after this `?`", mark..<mark + 1,
        help: text.has("**", at: mark - 2)
          ? "write `{...?}` for any number of segments" : "leave it out; a literal question mark is written `%3F`")
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
        self.next == "&" ? "there is nothing before this `&`" : "there is nothing after this `&`",
        self.next == "&" ? index..<index + 1 : index - 1..<index, help: "leave it out")
    }
    if next == "!" { return try absentItem(&seen) }
    var keys = [try key(&seen)]
    while self.next == "|" {
      index += 1
      keys.append(try key(&seen))
    }
    guard self.next == "=" else {
      let keys = text.slice(start..<index).string
      let name = Identifiers.lowerCamelCase(text.slice(start..<index).string.prefix { $0 != "|" }.description) ?? "name"
      throw SyntaxError(
        "`\(keys)` has no value here", start..<index,
        help: "write `\(keys)={\(name)}` for a parameter, or `\(keys)=` for an empty value")
    }
    index += 1
    return PatternSyntax.QueryItem(keys: keys, value: try value(), span: text.slice(start..<index).span)
  }

  /// Reads `!key`.
  private mutating func absentItem(_ seen: inout Set<Text>) throws(SyntaxError) -> PatternSyntax.QueryItem {
    let start = index
    index += 1
    let key = try key(&seen)
    switch next {
    case "=":
      throw SyntaxError(
        "a key that is not there has no value", index..<text.first(of: "&#", in: index..<count),
        help: "write `!\(key.string)` alone")
    case "|":
      throw SyntaxError(
        "each key that is not to be there stands for itself", index..<index + 1, help: "write `&!` in place of the `|`")
    default: break
    }
    return PatternSyntax.QueryItem(keys: [key], value: .absent, span: text.slice(start..<index).span)
  }

  private mutating func key(_ seen: inout Set<Text>) throws(SyntaxError) -> Text {
    let start = index
    index = text.first(of: "=|&#?{}*", in: index..<count)
    if let error = misplaced("a key is written out") { throw error }
    guard index > start else {
      let place = index < count ? index..<index + 1 : index - 1..<index
      throw SyntaxError("there is no key here", place, help: "an item is written `key={name}` or `key=value`")
    }
    let key = text.slice(start..<index)
    guard seen.insert(key).inserted else {
      throw SyntaxError("the key `\(key.string)` is in this query twice", start..<index, help: "remove one of them")
    }
    guard seen.count <= Self.mostQueryItems else {
      throw SyntaxError("a query has at most \(Self.mostQueryItems) keys, and this one has more", 0..<count)
    }
    return key
  }

  private mutating func value() throws(SyntaxError) -> PatternSyntax.QueryItem.Value {
    let start = index
    if next == "{" {
      let braces = try braces()
      guard let capture = braces.capture(text) else {
        throw SyntaxError(
          "the rest of a path stands at the end of a path, not in a query", braces.range,
          help: braces.name.map { "write `{\($0.string)}`" } ?? "write `{name}`")
      }
      guard next == nil || next == "&" || next == "#" else { throw notWhole(text.character(at: index)) }
      return .capture(capture)
    }
    index = text.first(of: "&#?{}*=|", in: index..<count)
    if let error = misplaced(nil) { throw error }
    switch next {
    case "=":
      throw SyntaxError(
        "this item has its `=` already", index..<index + 1,
        help: "items are separated by `&`; a literal equals sign is written `%3D`")
    case "|":
      throw SyntaxError(
        "aliases stand before the `=`", index..<index + 1,
        help: "write `key|alias=value`; a literal bar is written `%7C`")
    default: return .literal(text.slice(start..<index))
    }
  }

  private func notWhole(_ place: Range<Int>) -> SyntaxError {
    SyntaxError(
      "a capture is the whole value of a key", place,
      help: "write `key={name}`, and `&` before the next key; a literal brace is written `%7B`")
  }

  /// The error about a character that no literal of a query has.
  private func misplaced(_ braces: String?) -> SyntaxError? {
    let place = index..<min(index + 1, count)
    switch next {
    case "?":
      return SyntaxError(
        "a URL has one `?`, and this would be a second", place,
        help: "items are separated by `&`; a literal question mark is written `%3F`")
    case "{":
      guard let braces else { return notWhole(place) }
      return SyntaxError(braces, place, help: "a capture stands behind the `=`; a literal brace is written `%7B`")
    case "}": return SyntaxError("this `}` closes nothing", place, help: "a literal brace is written `%7D`")
    case "*":
      return SyntaxError(
        "`*` stands for nothing here", place, help: "capture the value: `key={name}`; a literal star is written `%2A`")
    default: return nil
    }
  }
}
