import WaymarkYAML

/// The name of a type in a capture or a parameter, written `Type` or `List<Type>`.
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
        range.lowerBound..<open, help: "write `List<Type>`, `Type?`, or `Type`")
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
    guard parts.count == 2 else { return "" }
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
