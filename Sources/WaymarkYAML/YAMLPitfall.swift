import WaymarkDiagnostics

/// A value that is right for a spec and means something else to YAML, where that makes the file no YAML.
struct YAMLPitfall {
  let id: CompilerDiagnostic
  let message: String
  let position: SourcePosition
  let help: String

  /// Finds out whether it is one that libyaml stumbled over.
  ///
  /// - Parameters:
  ///   - position: Where it stopped.
  ///   - context: What it was doing.
  ///   - start: Where it started doing that.
  init?(at position: SourcePosition, context: String, from start: SourcePosition, _ lines: SourceLines) {
    if let pitfall = YAMLPitfall(escapeIn: context, at: position, lines) ?? YAMLPitfall(bracesAt: position, lines)
      ?? YAMLPitfall(markIn: context, at: start, lines)
    {
      self = pitfall
    } else if let pitfall = YAMLPitfall(commentBefore: position, lines) {
      self = pitfall
    } else {
      return nil
    }
  }

  init(_ id: CompilerDiagnostic, _ message: String, _ position: SourcePosition, help: String) {
    self.id = id
    self.message = message
    self.position = position
    self.help = help
  }

  // MARK: Escapes

  /// A backslash in double quotes that starts no escape of YAML's, as in most regular expressions.
  private init?(escapeIn context: String, at position: SourcePosition, _ lines: SourceLines) {
    guard context == "while parsing a quoted scalar" || context == "while scanning a quoted scalar" else { return nil }
    let line = Self.line(position, lines)
    // libyaml stops at the backslash, or behind it.
    let index = Int(position.column) - 1
    guard let backslash = [index, index - 1].first(where: { line.indices.contains($0) && line[$0] == "\\" }),
      line.indices.contains(backslash + 1)
    else { return nil }
    self.init(
      .invalidYAML, "`\\\(line[backslash + 1])` is no escape of a text in double quotes",
      SourcePosition(line: Int(position.line), column: backslash + 1),
      help: "put the text in single quotes, where a backslash is one, or write two of them")
  }

  // MARK: Braces

  /// Braces that are a part of a value: `[/item/{id}]`, `hosts: {name}.example.com`.
  private init?(bracesAt position: SourcePosition, _ lines: SourceLines) {
    let line = Self.line(position, lines)
    let stop = min(Int(position.column) - 1, line.count)
    guard let start = Self.start(of: stop, in: line) else { return nil }
    let end = Self.end(of: start, in: line)
    guard let brace = line[start..<end].firstIndex(of: "{") else { return nil }
    // A mapping that is a value as a whole, or an element, is none of these.
    let value = line[start..<end]
    // Behind a quote it is quoted, and the fault another.
    guard start == 0 || (line[start - 1] != "\"" && line[start - 1] != "'") else { return nil }
    let isOpenAtEnd = value.count { $0 == "{" } != value.count { $0 == "}" }
    guard !isOpenAtEnd, value.first != "{" || value.last != "}" else { return nil }
    let isInPattern = value.contains("/")
    self.init(
      .unquotedPattern,
      isInPattern
        ? "inside `[ ]` or `{ }` YAML reads the `{` of a pattern as a mapping"
        : "YAML reads the `{` of this value as a mapping",
      SourcePosition(line: Int(position.line), column: brace + 1), help: "quote it: \(Self.quoted(value))")
  }

  /// The start of the value around an index, going back over brackets that are closed before it.
  private static func start(of index: Int, in line: [Unicode.Scalar]) -> Int? {
    var start = index
    var depth = 0
    while start > 0 {
      switch line[start - 1] {
      case "}", "]": depth += 1
      case "{", "[":
        // The brace at which YAML stopped is no start of a value, or it would not have.
        guard depth > 0 else { return start }
        depth -= 1
      case " ", ",", "\"", "'":
        if depth == 0 { return start }
        // Regular expressions have commas between braces; texts do not have spaces there.
        if line[start - 1] != "," { return nil }
      default: break
      }
      start -= 1
    }
    return depth == 0 ? start : nil
  }

  /// The end of the value that starts at an index: at a space, or at what closes or separates it.
  private static func end(of start: Int, in line: [Unicode.Scalar]) -> Int {
    var end = start
    var depth = 0
    while end < line.count {
      switch line[end] {
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      default: break
      }
      if depth < 0 || line[end] == " " || (depth == 0 && line[end] == ",") { break }
      end += 1
    }
    // The colon of a key is no part of it.
    return end > start && line[end - 1] == ":" ? end - 1 : end
  }

  // MARK: `*` and `!`

  /// A value that starts with what starts an alias or a tag in YAML: `*.example.com`, `!key`.
  private init?(markIn context: String, at start: SourcePosition, _ lines: SourceLines) {
    let line = Self.line(start, lines)
    let index = Int(start.column) - 1
    guard line.indices.contains(index) else { return nil }
    let value = line[index...].prefix { !" ,]}".unicodeScalars.contains($0) }
    switch (context, line[index]) {
    case ("while scanning an alias", "*"):
      self.init(
        .unquotedPattern, "YAML reads a value that starts with `*` as an alias", start,
        help: "quote it: \(Self.quoted(value))")
    case ("while scanning a tag", "!"), ("while parsing a tag", "!"), ("while parsing a node", "!"):
      self.init(
        .yamlTag, "YAML reads a value that starts with `!` as a tag, and a spec has no tags", start,
        help: "quote it: \(Self.quoted(value))")
    default: return nil
    }
  }

  // MARK: `#`

  /// A `#` that turned what closes a list or a mapping into a comment: `[/a #top]`, `{ active: #FF6B35 }`.
  private init?(commentBefore position: SourcePosition, _ lines: SourceLines) {
    // Near the place where something else is missed; further up it is a comment like any other.
    let last = Int(position.line)
    for number in stride(from: last, through: max(1, last - 2), by: -1) {
      let line = Self.line(SourcePosition(line: number, column: 1), lines)
      guard let hash = Self.comment(in: line), number < last || hash < Int(position.column) - 1 else { continue }
      let rest = line[hash...]
      let value = rest.prefix { !" ,]}".unicodeScalars.contains($0) }
      guard value.count > 1, rest.contains(where: { "]}".unicodeScalars.contains($0) }) else { continue }
      self.init(
        .invalidYAML, "YAML reads everything from this `#` on as a comment, the closing bracket too",
        SourcePosition(line: number, column: hash + 1),
        help:
          "if it belongs to the value, quote the value: \(Self.quoted(Self.value(endingWith: value, in: line, hash)))")
      return
    }
    return nil
  }

  /// The index of the `#` that starts a line's comment, behind a space and outside quotes.
  private static func comment(in line: [Unicode.Scalar]) -> Int? {
    var quote: Unicode.Scalar?
    for (index, scalar) in line.enumerated() {
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == "#", index > 0, line[index - 1] == " " {
        return index
      }
    }
    return nil
  }

  /// A comment with the pattern in front of it, whose fragment it may be.
  private static func value(
    endingWith comment: ArraySlice<Unicode.Scalar>, in line: [Unicode.Scalar], _ hash: Int
  ) -> ArraySlice<Unicode.Scalar> {
    var start = hash - 1
    while start > 0, !" ,[{\"'".unicodeScalars.contains(line[start - 1]) { start -= 1 }
    guard start < hash - 1, line[start] == "/" else { return comment }
    return line[start..<hash - 1] + comment
  }

  private static func line(_ position: SourcePosition, _ lines: SourceLines) -> [Unicode.Scalar] {
    Array((lines[Int(position.line)] ?? "").unicodeScalars)
  }

  private static func quoted(_ value: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: value)
    return "\"\(String(text))\""
  }
}
