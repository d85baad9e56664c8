import WaymarkDiagnostics
import WaymarkYAML

/// What stands between braces, before anybody asks where: `{name}`, `{name:Type?}`, `{name...}`, `{...?}`.
struct Braces {
  /// nil only in `{...?}`.
  var name: Text?
  var type: TypeName?
  var isRest = false
  var isOptional = false
  /// In bytes of the text, from brace to brace.
  let range: Range<Int>

  /// Reads the braces that open at an index.
  init(_ text: Text, at start: Int) throws(SyntaxError) {
    let end = text.first(of: "}/&#{", in: start + 1..<text.bytes.count)
    guard end < text.bytes.count, text.scalar(end) == "}" else {
      throw SyntaxError("this `{` is not closed", start..<start + 1, help: "a capture is written `{name}`")
    }
    let space = text.first(of: " ", in: start..<end)
    guard space == end else {
      throw SyntaxError("a capture has no spaces", space..<space + 1, help: "write `{name}` or `{name:Type}`")
    }
    range = start..<end + 1
    let dot = text.first(of: ".", in: start + 1..<end)
    if let dots = (dot..<end).first(where: { text.has("...", at: $0) }) {
      try readRest(text, start + 1..<dots, after: dots + 3..<end)
    } else {
      try readCapture(text, start + 1..<end)
    }
  }

  private mutating func readRest(
    _ text: Text, _ before: Range<Int>, after: Range<Int>
  ) throws(SyntaxError) {
    isRest = true
    isOptional = text.has("?", at: after.lowerBound) && !after.isEmpty
    let colon = text.first(of: ":", in: range)
    guard colon == range.upperBound else {
      throw SyntaxError(
        "the rest of a path has no type here", colon..<range.upperBound - 1,
        help: "it is a `String`, or a `List<String>` where `params` says so")
    }
    if !before.isEmpty, text.has("?", at: before.upperBound - 1) {
      throw SyntaxError(
        "the `?` stands after the dots", before.upperBound - 1..<before.upperBound,
        help: "write `{\(text.slice(before.dropLast()).string)...?}`")
    }
    guard after.count == (isOptional ? 1 : 0) else {
      throw SyntaxError(
        "nothing stands after the dots", after.lowerBound..<after.upperBound, help: "write `{name...}` or `{name...?}`")
    }
    if before.isEmpty {
      guard isOptional else {
        throw SyntaxError(
          "this capture has no name", range, help: "write `{name...}`, or `**` for a rest without a name")
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
        "a default stands with the parameter, not in the pattern", equals..<inside.upperBound,
        help: "write `= VALUE` behind its type under `params`, and let the capture end in `?`")
    }
    let colon = text.first(of: ":", in: inside)
    let name = inside.lowerBound..<colon
    guard !name.isEmpty else { throw SyntaxError("this capture has no name", range, help: "write `{name}`") }
    if colon < inside.upperBound, text.has("?", at: colon - 1) {
      let typed = "\(text.slice(name.dropLast()).string):\(text.slice(colon + 1..<inside.upperBound).string)"
      throw SyntaxError("the `?` stands after the type", colon - 1..<colon, help: "write `{\(typed)?}`")
    }
    self.name = try Self.name(text, name)
    if colon < inside.upperBound { type = try TypeName(text, colon + 1..<inside.upperBound) }
    if isOptional, type?.isList == true {
      throw SyntaxError(
        "a list is never nil: where nothing is given, it is empty", inside.upperBound..<inside.upperBound + 1,
        help: "leave the `?` out")
    }
  }

  private static func name(_ text: Text, _ range: Range<Int>) throws(SyntaxError) -> Text {
    let name = text.slice(range)
    guard Identifiers.isLowerCamelCase(name) else {
      throw SyntaxError(
        "`\(name.string)` cannot name a capture: a name is lowerCamelCase, of the letters a to z and digits", range,
        help: Identifiers.lowerCamelCase(name.string).map { "`\($0)` would do" })
    }
    guard !(name == "self") else {
      throw SyntaxError("`self` cannot name a capture: Swift keeps the name", range, help: "choose another name")
    }
    return name
  }

  /// The capture, for one that is no rest.
  func capture(_ text: Text) -> CaptureSyntax? {
    guard let name, !isRest else { return nil }
    return CaptureSyntax(
      name: name, type: type?.element, isList: type?.isList ?? false, isOptional: isOptional,
      span: text.slice(range).span)
  }
}
