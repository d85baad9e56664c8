struct YAMLPitfall {
  let id: CompilerDiagnostic
  let message: String
  let position: SourcePosition
  let help: String
  var range: Range<Int>?
  var replacement = ""

  private init?(valueAt error: YAMLParserError) {
    // Outside brackets, a brace within a value has no meaning, and a second colon is the mistake.
    let braces = error.problem == Self.secondColon ? nil : YAMLPitfall(bracesAt: error.position, error.lines)
    guard
      let pitfall = YAMLPitfall(escapeIn: error.context, at: error.position, error.lines) ?? braces
        ?? YAMLPitfall(markIn: error.context, at: error.start, error.lines)
        ?? YAMLPitfall(commentBefore: error.position, error.lines)
    else { return nil }
    self = pitfall
  }

  static let secondColon = "mapping values are not allowed in this context"

  init(
    _ id: CompilerDiagnostic, _ message: String, _ position: SourcePosition, help: String, fix range: Range<Int>? = nil,
    _ replacement: String = ""
  ) {
    self.id = id
    self.message = message
    self.position = position
    self.help = help
    self.range = range
    self.replacement = replacement
  }

  /// The first recognizer that finds a mistake determines the result, so the order of the recognizers matters.
  init?(_ error: YAMLParserError, in source: SourceFile) {
    let recognizers: [(YAMLParserError) -> YAMLPitfall?] = [
      { YAMLPitfall(conflictIn: source, $0.lines) }, { YAMLPitfall(foreignLineIn: $0) },
      { YAMLPitfall(lookAlikeNear: $0) }, { YAMLPitfall(dashBeforeQuoteOrBracketNear: $0) },
      { YAMLPitfall(colonInQuotesNear: $0) }, { YAMLPitfall(dashMissingAt: $0) }, { YAMLPitfall(blockTextNear: $0) },
      { YAMLPitfall(valueAt: $0) },
      { YAMLPitfall(openQuoteFor: $0) }, { YAMLPitfall(earlyBracketAt: $0) }, { YAMLPitfall(textAfterValueAt: $0) },
      { YAMLPitfall(braceBeforeBlockAt: $0) }, { YAMLPitfall(bracketAt: $0) },
      { YAMLPitfall(unfinishedBracketAt: $0) },
      { YAMLPitfall(dashBeforeWordNear: $0) },
      { YAMLPitfall(entryBelowBracesAt: $0) }, { YAMLPitfall(unevenEntryAbove: $0) }, { YAMLPitfall(keyAt: $0) },
      { YAMLPitfall(indentationAt: $0) }, { YAMLPitfall(characterAt: $0) },
    ]
    for recognize in recognizers {
      if let pitfall = recognize(error) {
        self = pitfall
        return
      }
    }
    return nil
  }

  /// The fix-it is safe, because a file that is not valid YAML has no meaning that could change.
  func fixes(inFile file: Int) -> [Diagnostic.FixIt] {
    guard let range else { return [] }
    func position(_ index: Int) -> SourcePosition { SourcePosition(line: Int(self.position.line), column: index + 1) }
    let span = Span(file: file, start: position(range.lowerBound), end: position(range.upperBound))
    return [Diagnostic.FixIt(help, replace: span, with: replacement, isSafe: true)]
  }

  /// A backslash in double quotes that starts no YAML escape, common in regular expressions.
  private init?(escapeIn context: String, at position: SourcePosition, _ lines: SourceLines) {
    guard context == "while parsing a quoted scalar" || context == "while scanning a quoted scalar" else { return nil }
    let line = Self.line(position, lines)
    // libyaml stops at the backslash or after it.
    let index = Int(position.column) - 1
    guard let backslash = [index, index - 1].first(where: { line.indices.contains($0) && line[$0] == "\\" }),
      line.indices.contains(backslash + 1)
    else { return nil }
    self.init(
      .invalidYAML, "`\\\(line[backslash + 1])` is not a YAML escape in double quotes",
      SourcePosition(line: Int(position.line), column: backslash + 1),
      help: "use single quotes, or write `\\\\` for a backslash")
  }

  private init?(bracesAt position: SourcePosition, _ lines: SourceLines) {
    let line = Self.line(position, lines)
    let stop = min(Int(position.column) - 1, line.count)
    guard let start = Self.start(of: stop, in: line) else { return nil }
    let end = Self.end(of: start, in: line)
    guard let brace = line[start..<end].firstIndex(of: "{") else { return nil }
    // A mapping can be a whole value or a whole element.
    let value = line[start..<end]
    // A value after a quote is quoted, so the error has another cause.
    guard start == 0 || (line[start - 1] != "\"" && line[start - 1] != "'") else { return nil }
    let isOpenAtEnd = value.count { $0 == "{" } != value.count { $0 == "}" }
    guard !isOpenAtEnd, value.first != "{" || value.last != "}" else { return nil }
    let isInPattern = value.contains("/")
    // YAML treats a fragment after a space as a comment.
    var whole = value
    if end + 2 < line.count, line[end] == " ", line[end + 1] == "#", line[end + 2] != " " {
      whole += line[(end + 1)..<Self.end(of: end + 1, in: line)]
    }
    self.init(
      .unquotedPattern,
      isInPattern
        ? "within `[ ]` or `{ }`, YAML treats an unquoted `{` as the start of a mapping"
        : "YAML treats the unquoted `{` in this value as the start of a mapping",
      SourcePosition(line: Int(position.line), column: brace + 1), help: "quote the value: \(Self.quoted(whole))")
  }

  private static func start(of index: Int, in line: [Unicode.Scalar]) -> Int? {
    var start = index
    var depth = 0
    while start > 0 {
      switch line[start - 1] {
      case "}", "]": depth += 1
      case "{", "[":
        // YAML does not stop at a brace that starts a value.
        guard depth > 0 else { return start }
        depth -= 1
      case " ", ",", "\"", "'":
        if depth == 0 { return start }
        // Regular expressions contain commas between braces, but no spaces or quotes.
        if line[start - 1] != "," { return nil }
      default: break
      }
      start -= 1
    }
    return depth == 0 ? start : nil
  }

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
    // The colon after a key is not part of the value.
    return end > start && line[end - 1] == ":" ? end - 1 : end
  }

  /// Such as `*.example.com` or `!key`, which YAML treats as an alias or a tag.
  private init?(markIn context: String, at start: SourcePosition, _ lines: SourceLines) {
    let line = Self.line(start, lines)
    let index = Int(start.column) - 1
    guard line.indices.contains(index) else { return nil }
    let value = line[index...].prefix { !" ,]}".unicodeScalars.contains($0) }
    switch (context, line[index]) {
    case ("while scanning an alias", "*"):
      self.init(
        .unquotedPattern, "YAML treats a value that starts with `*` as an alias", start,
        help: "quote the value: \(Self.quoted(value))")
    case ("while scanning a tag", "!"), ("while parsing a tag", "!"), ("while parsing a node", "!"):
      self.init(
        .yamlTag, "YAML treats a value that starts with `!` as a tag, and tags are not supported", start,
        help: "quote the value: \(Self.quoted(value))")
    default: return nil
    }
  }

  /// A comment before a closing bracket, as in `[/a #top]` or `{ active: #FF6B35 }`.
  private init?(commentBefore position: SourcePosition, _ lines: SourceLines) {
    // Only a `#` near the reported position can be the cause.
    let last = Int(position.line)
    for number in stride(from: last, through: max(1, last - 2), by: -1) {
      let line = Self.line(SourcePosition(line: number, column: 1), lines)
      guard let hash = Self.comment(in: line), number < last || hash < Int(position.column) - 1 else { continue }
      let rest = line[hash...]
      let value = rest.prefix { !" ,]}".unicodeScalars.contains($0) }
      guard value.count > 1, rest.contains(where: { "]}".unicodeScalars.contains($0) }) else { continue }
      self.init(
        .invalidYAML, "YAML treats the text after this `#` as a comment, including the closing bracket",
        SourcePosition(line: number, column: hash + 1),
        help: "if the `#` belongs to the value, quote the value: "
          + Self.quoted(Self.value(endingWith: value, in: line, hash))
          + "; for a comment, close the brackets before the `#`")
      return
    }
    return nil
  }

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

/// Such as the markers of a merge conflict.
extension YAMLPitfall {
  init?(conflictIn source: SourceFile, _ lines: SourceLines) {
    guard
      source.hasLine(startingWith: "<<<<<<<") || source.hasLine(startingWith: "=======")
        || source.hasLine(startingWith: ">>>>>>>") || source.hasLine(startingWith: "|||||||")
    else { return nil }
    var number = 1
    while let line = lines[number] {
      if let marker = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].first(where: { Self.isMarker(line, $0) }) {
        self.init(
          .invalidYAML,
          marker == "<<<<<<<"
            ? "an unresolved merge conflict starts here"
            : "the line starts with `\(marker)`, a marker of an unresolved merge conflict",
          SourcePosition(line: number, column: 1),
          help:
            "keep one side of the conflict, and delete the lines that start with `<<<<<<<`, `=======`, and `>>>>>>>`")
        return
      }
      number += 1
    }
    return nil
  }

  private static func isMarker(_ line: String, _ marker: String) -> Bool {
    // `=======` has no label.
    line == marker || (marker != "=======" && line.hasPrefix(marker + " "))
  }

  init?(foreignLineIn error: YAMLParserError) {
    if error.problem == "did not find expected <document start>", let above = error.line(above: error.line.number),
      above.scalars.first == "%"
    {
      self.init(
        .invalidYAML, "`\(above.text(above.content))` is a directive of YAML, and a spec needs none",
        SourcePosition(line: above.number, column: 1), help: "delete the line")
      return
    }
    for number in Set([error.position.line, error.start.line]).sorted() {
      let line = error.line(Int(number))
      guard !line.isBlank else { continue }
      let text = line.text(line.content)
      let position = SourcePosition(line: line.number, column: line.indentation + 1)
      if text.hasPrefix("```") || text.hasPrefix("~~~") {
        self.init(
          .invalidYAML, "the line is the fence of a Markdown code block, but this file is YAML", position,
          help: "delete the line")
        return
      }
      if text.hasPrefix("* ") {
        self.init(
          .invalidYAML, "a `*` does not start a list element in YAML", position, help: "write `- `",
          fix: line.indentation..<line.indentation + 1, "-")
        return
      }
      if let mark = ["//", "--", "/*"].first(where: { text.hasPrefix($0 + " ") }), line.key == nil {
        self.init(
          .invalidYAML, "a comment in YAML cannot start with `\(mark)`", position, help: "start the comment with `#`")
        return
      }
    }
    return nil
  }
}
