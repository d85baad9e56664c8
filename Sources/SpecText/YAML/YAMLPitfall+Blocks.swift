/// Mistakes in the layout of blocks, for which libyaml reports an error on a later line.
extension YAMLPitfall {
  /// A key such as `"item:"`.
  init?(colonInQuotesNear error: YAMLParserError) {
    let numbers = [
      Int(error.position.line), Int(error.start.line), error.line(above: Int(error.position.line))?.number,
    ]
    for number in numbers.compactMap(\.self) {
      let line = error.line(number)
      guard let quote = line.quotes.first, quote.lowerBound == line.start, quote.count > 3,
        line.key.map({ $0.upperBound > quote.upperBound }) ?? true,
        line.scalars[quote.upperBound - 2] == ":",
        line.scalars[quote].dropFirst().dropLast(2).allSatisfy(Self.isWord)
      else { continue }
      let name = line.text(quote.lowerBound + 1..<quote.upperBound - 2)
      self.init(
        .invalidYAML, "the colon after `\(name)` is inside the quotes, so the line is not a key",
        SourcePosition(line: number, column: quote.lowerBound + 1), help: "write `\(name):`", fix: quote, "\(name):")
      return
    }
    return nil
  }

  /// Lines in quotes that have no dashes.
  init?(dashMissingAt error: YAMLParserError) {
    let line = error.line
    guard let above = error.line(above: line.number), above.indentation == line.indentation, above.isQuote,
      line.isQuote, let key = Self.parent(of: above, error)
    else { return nil }
    self.init(
      .invalidYAML, "the elements of `\(key.name)` are on separate lines, but have no dashes",
      SourcePosition(line: above.number, column: above.indentation + 1), help: "write `- ` in front of each element")
  }

  /// The text after `>` or `|` must be indented deeper than its key.
  init?(blockTextNear error: YAMLParserError) {
    for number in Set([error.start.line, error.position.line]).sorted() {
      let line = error.line(Int(number))
      guard let above = error.line(above: Int(number)), above.key != nil, let value = above.value,
        let first = above.scalars[value].first, first == ">" || first == "|",
        above.scalars[value].dropFirst().allSatisfy({ "+-".unicodeScalars.contains($0) || "1"..."9" ~= $0 }),
        line.key == nil, line.indentation <= above.start
      else { continue }
      self.init(
        .invalidYAML, "the text of `\(above.name)` is not indented, so it is not a part of `\(above.name)`",
        SourcePosition(line: line.number, column: line.indentation + 1),
        help: "indent the text by \(counted(above.start + 2, "space"))")
      return
    }
    return nil
  }

  /// A block below `{` at the end of a line.
  init?(braceBeforeBlockAt error: YAMLParserError) {
    guard error.expectsBracket || error.problem == "did not find expected node content" else { return nil }
    let open = error.line(Int(error.start.line))
    let brace = Int(error.start.column) - 1
    guard brace == open.content.upperBound - 1, open.scalars[brace] == "{", let key = open.key,
      let first = error.line(below: open.number), first.key != nil, first.indentation > open.indentation,
      first.scalars[first.content.upperBound - 1] != ","
    else { return nil }
    // With a closing brace, only commas are missing.
    var next: YAMLLine? = first
    while let line = next, line.indentation > open.indentation { next = error.line(below: line.number) }
    if let next, next.scalars[next.indentation] == "}" { return nil }
    self.init(
      .invalidYAML, "this `{` is not closed, and the entries of `\(open.name)` are on separate lines",
      SourcePosition(line: open.number, column: brace + 1), help: "remove the `{`", fix: key.upperBound + 1..<brace + 1)
  }

  /// An entry below `}` that is indented like an entry of the mapping in braces.
  init?(entryBelowBracesAt error: YAMLParserError) {
    guard error.expectsEntry || error.problem == Self.secondColon else { return nil }
    let line = error.line
    guard line.key != nil, !line.isElement, let above = error.line(above: line.number),
      above.scalars[above.content.upperBound - 1] == "}"
    else { return nil }
    var owner = above
    var depth = above.depth
    while depth < 0, let before = error.line(above: owner.number), above.number - before.number < 50 {
      owner = before
      depth += before.depth
    }
    // A difference of one space is a mistake in the indentation.
    guard depth == 0, let value = owner.value, owner.scalars[value.lowerBound] == "{",
      owner.start + 1 < line.indentation
    else { return nil }
    self.init(
      .invalidYAML, "the value of `\(owner.name)` ends at the `}` on line \(above.number)",
      SourcePosition(line: line.number, column: line.indentation + 1),
      help:
        "move `\(line.name)` into the braces, or write all entries of `\(owner.name)` on separate lines without braces")
  }

  /// The first entry of a block that is indented by another number of spaces than the following entries.
  init?(unevenEntryAbove error: YAMLParserError) {
    guard error.expectsEntry else { return nil }
    let line = error.line
    guard error.index == line.indentation, line.key != nil, let first = error.line(above: line.number),
      first.key != nil, first.value != nil, !first.isElement, first.indentation > line.indentation,
      let parent = error.line(above: first.number), parent.key != nil, parent.value == nil,
      parent.start < line.indentation
    else { return nil }
    // Otherwise, the entry can belong to a parent with wrong indentation.
    guard first.indentation == line.indentation + 1, (line.indentation - parent.start).isMultiple(of: 2) else {
      return nil
    }
    self.init(first, shouldAlignWith: "`\(line.name)` below it", column: line.indentation)
  }

  /// A text on several lines, of which one contains a colon.
  init?(textBelowKeyAt line: YAMLLine, _ error: YAMLParserError) {
    guard line.key == nil, !line.isBlank, !line.isElement else { return nil }
    var first = line
    while let above = error.line(above: first.number), above.indentation == line.indentation { first = above }
    guard let key = Self.parent(of: first, error), Self.proseKeys.contains(key.name) else { return nil }
    self.init(
      .invalidYAML, "the text of `\(key.name)` contains a colon before a space, which YAML treats as the end of a key",
      SourcePosition(line: first.number, column: first.start + 1),
      help: "write `\(key.name): >-` above the lines of the text")
  }

  private static func parent(of line: YAMLLine, _ error: YAMLParserError) -> YAMLLine? {
    guard let above = error.line(above: line.number), above.indentation < line.indentation, above.key != nil,
      above.value == nil
    else { return nil }
    return above
  }
}

extension YAMLLine {
  /// The whole line is one text in quotes.
  fileprivate var isQuote: Bool { quotes.first == content }

  /// The number of braces that the line opens, minus the number that the line closes.
  fileprivate var depth: Int {
    content.reduce(0) { depth, index in
      guard !isQuoted(index) else { return depth }
      return depth + (scalars[index] == "{" ? 1 : scalars[index] == "}" ? -1 : 0)
    }
  }
}
