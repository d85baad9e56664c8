import WaymarkYAML

/// `Type` or `List<Type>`, in a capture or a parameter.
struct TypeName {
  let element: Text
  let isList: Bool

  /// Reads the name in a part of a text. Whether there is such a type is not asked.
  init(_ text: Text, _ range: Range<Int>) throws(SyntaxError) {
    guard !range.isEmpty else { throw SyntaxError("there is no type here", range, help: "write `Int`, for example") }
    let open = text.first(of: "<", in: range)
    isList = open < range.upperBound
    guard isList else {
      element = try Self.name(text, range)
      if element == "List" {
        throw SyntaxError("this list does not say of what", range, help: "write `List<String>`, for example")
      }
      return
    }
    guard text.slice(range.lowerBound..<open) == "List" else {
      throw SyntaxError(
        "`\(text.slice(range.lowerBound..<open).string)` takes no type in `< >`; only `List` does",
        range.lowerBound..<open, help: "write `List<Type>`, `Type?` or `Type`")
    }
    let close = range.upperBound - 1
    guard text.has(">", at: close), open < close else {
      throw SyntaxError("this `<` is not closed", open..<open + 1, help: "write `List<Type>`")
    }
    let inner = open + 1..<close
    guard !inner.isEmpty else {
      throw SyntaxError("this list does not say of what", range, help: "write `List<String>`, for example")
    }
    let nested = text.first(of: "<>", in: inner)
    guard nested == inner.upperBound else {
      throw SyntaxError(
        "a list holds single values, not lists", inner, help: "write `List<Type>`, with the name of a type")
    }
    guard !text.has("?", at: inner.upperBound - 1) else {
      throw SyntaxError(
        "a value in a list is never nil", inner.upperBound - 1..<inner.upperBound, help: "leave the `?` out")
    }
    element = try Self.name(text, inner)
  }

  private static func name(_ text: Text, _ range: Range<Int>) throws(SyntaxError) -> Text {
    let name = text.slice(range)
    guard Identifiers.isIdentifier(name) else {
      throw SyntaxError(
        "`\(name.string)` cannot name a type: such a name has the letters a to z and digits only", range,
        help: "write `Type`, `Type?`, `Type = VALUE` or `List<Type>`")
    }
    return name
  }
}
