import SpecText

extension PatternScanner {
  /// Parses braces: a capture such as `{id:int}`, or an optional part such as `{/edit}`.
  mutating func braces() {
    guard let range = inside() else { return takeLiteral() }
    var content = text(range).trimmed
    // Templates of other tools have double braces.
    if content.hasPrefix("{"), content.hasSuffix("}") {
      content = String(content.dropFirst().dropLast()).trimmed
    } else if isOptionalGroup(range) {
      return optionalGroup(range)
    }
    index = range.upperBound + 1
    if let mark = content.unicodeScalars.first, mark == "?" || mark == "&", mode == .path {
      for key in content.dropFirst().split(separator: ",") {
        let name = key.trimmed
        queryItems.append(.init(name, .capture(.init(name, context.parameters[name] ?? .string, isOptional: true))))
      }
      return
    }
    if let (name, allowsEmpty) = Self.rest(content) {
      _ = modifier()
      return append(.rest(name: name, allowsEmpty: allowsEmpty))
    }
    var parts = Brackets.split(content, at: ":")[...]
    var name = parts.removeFirst().trimmed
    var constraint = parts.joined(separator: ":").trimmed
    var isOptional = false
    if let value = Self.removeDefault(&constraint) ?? Self.removeDefault(&name) {
      isOptional = true
      context.note(.information, "the capture `\(name)` has the default value \(Quoted(value))")
    }
    if name.hasSuffix("?") {
      name.removeLast()
      isOptional = true
    }
    var meaning = context.types.meaning(of: constraint)
    meaning.isOptional = meaning.isOptional || isOptional
    // `{name:path}` and `{name:.*}` can match nothing in most routers.
    if constraint == "path" { meaning.isOptional = true }
    appendCapture(name.isEmpty ? context.name("value") : name, meaning)
  }

  /// Returns the name of a rest such as `rest...`, `path*`, `*path`, or `proxy+`; `nil` for any other content.
  static func rest(_ content: String) -> (name: String?, allowsEmpty: Bool)? {
    func named(_ name: Substring, _ allowsEmpty: Bool) -> (String?, Bool)? {
      let name = name.trimmed
      guard !name.unicodeScalars.contains(where: { "[]()\\:".unicodeScalars.contains($0) }) else { return nil }
      return (name.isEmpty ? nil : name, allowsEmpty)
    }
    for (sign, allowsEmpty) in [("...", false), ("**", true), ("*", true), ("+", false)] where content.hasPrefix(sign) {
      let rest = content.dropFirst(sign.count)
      if sign == "...", rest == "?" { return (nil, true) }
      return named(rest, allowsEmpty)
    }
    for (sign, allowsEmpty) in [
      ("...?", true), ("...", false), ("…", false), ("**?", true), ("**", false), ("..", true), ("*", true),
      ("+?", true), ("+", false),
    ] where content.hasSuffix(sign) {
      return named(content.dropLast(sign.count), allowsEmpty)
    }
    return nil
  }

  /// Removes a default value such as `=5` from a name or a named type.
  private static func removeDefault(_ text: inout String) -> String? {
    guard let sign = text.unicodeScalars.firstIndex(of: "="), text[..<sign].allSatisfy({ $0.isLetter || $0 == "_" })
    else { return nil }
    let value = String(text[text.unicodeScalars.index(after: sign)...])
    text = String(text[..<sign])
    return value
  }

  /// Parses angle brackets: a capture such as `<id>`, `<int:id>`, or `<id:int>`.
  mutating func angles() {
    guard let range = inside(), !range.isEmpty else { return takeLiteral() }
    // The arguments of a type can contain a slash, as in `<regex("a/b"):x>`.
    guard mode == .value || !scalars[range].prefix(while: { $0 != "(" }).contains("/") else { return takeLiteral() }
    var content = text(range).trimmed
    index = range.upperBound + 1
    if content.hasSuffix("..") {
      while content.hasSuffix(".") { content.removeLast() }
      return append(.rest(name: content, allowsEmpty: true))
    }
    if let (name, allowsEmpty) = Self.rest(content) { return append(.rest(name: name, allowsEmpty: allowsEmpty)) }
    var isOptional = false
    if content.hasSuffix("?") {
      content.removeLast()
      isOptional = true
    }
    let parts = Brackets.split(content, at: ":")
    let first = parts[0].trimmed
    let second = parts.dropFirst().joined(separator: ":").trimmed
    guard parts.count > 1 else {
      if first.unicodeScalars.contains(where: { "(\"'".unicodeScalars.contains($0) }) {
        context.note(
          .decision, "the type in \(Quoted("<\(content)>")) is not complete, so the capture is a `String`",
          help: "check the brackets and the quotes of the pattern")
      }
      return appendCapture(first, CaptureMeaning(.string, isOptional: isOptional))
    }
    // Bottle writes the type after the name, and other routers write the type before the name.
    let isFlipped = context.types.known(first) == nil && (context.types.known(second) != nil || parts.count > 2)
    var meaning = context.types.meaning(of: isFlipped ? second : first)
    meaning.isOptional = isOptional
    appendCapture(isFlipped ? first : second, meaning)
  }
}
