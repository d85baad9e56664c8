extension YAMLPitfall {
  init?(keyAt error: YAMLParserError) {
    switch error.problem {
    case "could not find expected ':'":
      let line = error.line(Int(error.start.line))
      if let pitfall = Self(textBelowKeyAt: line, error) {
        self = pitfall
      } else {
        self.init(noColonIn: line, error)
      }
    case Self.secondColon:
      let line = error.line
      guard let key = line.key else { return nil }
      if let pitfall = Self(equalsSignIn: line, key) {
        self = pitfall
        return
      }
      guard key.upperBound == error.index else {
        self.init(secondKeyAt: error.index, after: key, in: line)
        return
      }
      guard let above = error.line(above: line.number) else { return nil }
      if let pitfall = Self(textBelowKeyAt: above, error) {
        self = pitfall
      } else if above.key == nil, !above.isElement, let pitfall = Self(noColonIn: above, error) {
        self = pitfall
      } else {
        self.init(line, continuing: above, error)
      }
    default: return nil
    }
  }

  private init?(noColonIn line: YAMLLine, _ error: YAMLParserError) {
    guard !line.isBlank, line.key == nil else { return nil }
    let start = line.start
    let end = line.scalars[start..<line.content.upperBound].firstIndex { !Self.isWord($0) } ?? line.content.upperBound
    guard end > start else { return nil }
    let name = line.text(start..<end)
    let position = SourcePosition(line: line.number, column: start + 1)
    let sign =
      end..<(line.scalars[end..<line.content.upperBound].firstIndex { !" =:>".unicodeScalars.contains($0) }
      ?? line.content.upperBound)
    let rest = line.text(sign.upperBound..<line.content.upperBound)
    guard !sign.isEmpty || rest.isEmpty else { return nil }
    let signText = line.text(sign).filter { $0 != " " }
    guard !rest.isEmpty else {
      self.init(wordWithoutColon: name, position, end, line, error)
      return
    }
    // A sentence that continues a value is not an entry.
    guard !signText.isEmpty || rest.split(separator: " ").count <= 4 else { return nil }
    if signText == ":" {
      self.init(
        .invalidYAML, "the colon after `\(name)` has no space after it, so the line is not an entry", position,
        help: "add a space after the colon: `\(name): \(rest)`", fix: sign.upperBound..<sign.upperBound, " ")
    } else {
      self.init(
        .invalidYAML,
        signText.isEmpty
          ? "the line is not of the form `key: value`: the colon is missing"
          : "YAML separates a key and its value with `:`, not with `\(signText)`", position,
        help: "write `\(name): \(rest)`")
    }
  }

  private init?(
    wordWithoutColon name: String, _ position: SourcePosition, _ end: Int, _ line: YAMLLine, _ error: YAMLParserError
  ) {
    if let above = error.line(above: line.number), above.indentation == line.indentation, above.key != nil,
      above.value == nil
    {
      self.init(
        .invalidYAML, "the line has the indentation of `\(above.name)`, so it is not the value of `\(above.name)`",
        position, help: "write the value on the line of its key: `\(above.name): \(name)`")
    } else if let below = error.line(below: line.number), below.indentation > line.indentation {
      self.init(.invalidYAML, "the colon after `\(name)` is missing", position, help: "add a colon: `\(name):`")
    } else {
      self.init(
        .invalidYAML, "the line is not of the form `key: value`: the colon is missing", position,
        help: "write `\(name): …`, or remove the line")
    }
  }

  private init?(secondKeyAt end: Int, after first: Range<Int>, in line: YAMLLine) {
    // After an unusual line break, the position of libyaml can be before the key.
    guard first.upperBound <= end, end < line.content.upperBound else { return nil }
    if end == line.content.upperBound - 1, let last = line.lastIndex(before: end) {
      self.init(colonAtEnd: end, after: last, first, in: line)
      return
    }
    let comma = line.scalars[first.upperBound..<end].lastIndex { $0 == "," || $0 == ";" }
    let key = comma.map { line.text($0 + 1..<end).drop { $0 == " " } } ?? ""
    guard let comma, !key.isEmpty, key.unicodeScalars.allSatisfy(Self.isWord) else {
      guard let value = line.value, value.contains(end) else { return nil }
      self.init(colon: end, in: value, of: line.text(first), in: line)
      return
    }
    self.init(
      .invalidYAML,
      "outside brackets, a line contains only one entry, so `\(key)` is a part of the value of `\(line.text(first))`",
      SourcePosition(line: line.number, column: comma + 1),
      help: "write `\(key)` on a separate line, without the \(line.scalars[comma] == "," ? "comma" : "semicolon")")
  }

  private init?(colonAtEnd end: Int, after last: Int, _ first: Range<Int>, in line: YAMLLine) {
    let position = SourcePosition(line: line.number, column: end + 1)
    let start = line.scalars[..<end].lastIndex(of: " ").map { $0 + 1 } ?? line.start
    guard start == line.value?.lowerBound else { return nil }
    let value = line.text(start..<end)
    if Self.isWord(line.scalars[last]) {
      self.init(
        .invalidYAML, "`\(value):` is on the line of `\(line.text(first))`, but a mapping starts on the next line",
        SourcePosition(line: line.number, column: start + 1),
        help: "write `\(value):` on a separate line, and indent it more than `\(line.text(first))`")
    } else {
      self.init(
        .invalidYAML, "a colon cannot follow the value of `\(line.text(first))`", position, help: "remove the colon")
    }
  }

  /// The value contains a colon, as in `item = { in: home }`.
  private init?(equalsSignIn line: YAMLLine, _ key: Range<Int>) {
    guard let sign = line.scalars[key].firstIndex(of: "="), let last = line.lastIndex(before: sign),
      last >= key.lowerBound, line.scalars[key.lowerBound...last].allSatisfy(Self.isWord)
    else { return nil }
    let name = line.text(key.lowerBound..<last + 1)
    self.init(
      .invalidYAML, "YAML separates a key and its value with `:`, not with `=`",
      SourcePosition(line: line.number, column: key.lowerBound + 1), help: "write `\(name): …`")
  }

  /// Either the entry or the line above has the wrong indentation.
  private init?(_ line: YAMLLine, continuing above: YAMLLine, _ error: YAMLParserError) {
    guard above.indentation < line.indentation, let value = above.value ?? Self.element(above) else { return nil }
    let place = SourcePosition(line: line.number, column: line.indentation + 1)
    // A key or a list above the value determines which of the two lines is wrong.
    guard above.key != nil else {
      self.init(
        .invalidYAML, "`\(line.name)` continues the value `\(above.text(value))` of the line above", place,
        help: Self.namesEntries(error.line(above: above.number))
          ? "remove the dash, and add a colon: `\(above.text(value)):`"
          : "write the value with a key, such as `- url: \(above.text(value))`, or remove the indentation")
      return
    }
    let before = error.line(above: above.number)
    if !above.isElement, let before, before.indentation == line.indentation || before.start == line.indentation,
      before.key != nil, before.value != nil || before.indentation > above.indentation
    {
      self.init(
        .invalidYAML,
        "`\(above.name)` has \(counted(above.indentation, "space")) of indentation, but `\(before.name)` above it has \(line.indentation)",
        SourcePosition(line: above.number, column: above.indentation + 1),
        help: Self.help(above.name, indentedBy: line.indentation))
      return
    }
    guard above.start != line.indentation else { return nil }
    self.init(
      .invalidYAML,
      "`\(line.name)` has \(counted(line.indentation, "space")) of indentation, "
        + "but `\(above.name)` above it has \(above.start), so the line continues the value of `\(above.name)`",
      place, help: Self.help(line.name, indentedBy: above.start))
  }

  private static func element(_ line: YAMLLine) -> Range<Int>? {
    line.isElement && line.start < line.content.upperBound ? line.start..<line.content.upperBound : nil
  }
}

extension YAMLPitfall {
  init?(indentationAt error: YAMLParserError) {
    guard error.expectsEntry else { return nil }
    let line = error.line
    guard error.index == line.indentation, !line.isBlank, let above = error.line(above: line.number) else { return nil }
    if let pitfall = Self(dashAt: line, below: above, error) {
      self = pitfall
      return
    }
    let (inner, outer) = Self.levels(around: line, error)
    if let outer, let pitfall = Self(entryThatLeft: outer, foundAt: line, error) {
      self = pitfall
    } else if let inner,
      Self.isInside(inner, line, error)
        ?? (inner.column - line.indentation <= outer.map { line.indentation - $0.column } ?? .max)
    {
      self.init(line, shouldAlignWith: inner)
    } else if let outer, outer.column % 2 == 1, line.indentation % 2 == 0, outer.column < line.indentation,
      error.line(above: outer.line.number).map({ $0.indentation < outer.column }) ?? true
    {
      // Only the first entry has another indentation.
      self.init(outer.line, shouldAlignWith: Level(column: line.indentation, line: line))
    } else if let outer, outer.column < line.indentation {
      self.init(line, shouldAlignWith: outer)
    } else {
      return nil
    }
  }

  private struct Level {
    let column: Int
    let line: YAMLLine

    var name: String { line.name }
  }

  private init(_ line: YAMLLine, shouldAlignWith level: Level) {
    self.init(line, shouldAlignWith: "`\(level.name)` on line \(level.line.number)", column: level.column)
  }

  /// `other` is the name and the place of an entry that is indented by `column` spaces.
  init(_ line: YAMLLine, shouldAlignWith other: String, column: Int) {
    self.init(
      .invalidYAML,
      "`\(line.name)` has \(counted(line.indentation, "space")) of indentation, but \(other) has \(column)",
      SourcePosition(line: line.number, column: line.indentation + 1),
      help: Self.help(line.name, indentedBy: column))
  }

  static func help(_ name: String, indentedBy count: Int) -> String {
    count == 0 ? "move `\(name)` to the start of the line" : "indent `\(name)` by \(counted(count, "space"))"
  }

  /// Nested entries must be indented deeper than their key. `nil` if the line is not a key with nested entries.
  private static func isInside(_ inner: Level, _ line: YAMLLine, _ error: YAMLParserError) -> Bool? {
    guard line.key != nil, line.value == nil, let below = error.line(below: line.number),
      below.indentation > line.indentation
    else { return nil }
    return below.indentation > inner.column
  }

  /// `inner` is indented deeper than the line, and `outer` less.
  private static func levels(around line: YAMLLine, _ error: YAMLParserError) -> (inner: Level?, outer: Level?) {
    var inner: Level?
    var lowest = Int.max
    var number = line.number
    while let above = error.line(above: number) {
      number = above.number
      for column in [above.start, above.indentation] where column < lowest {
        lowest = column
        guard column > line.indentation else {
          return (inner, column == line.indentation ? nil : Level(column: column, line: above))
        }
        inner = Level(column: column, line: above)
      }
    }
    return (inner, nil)
  }

  private init?(entryThatLeft outer: Level, foundAt line: YAMLLine, _ error: YAMLParserError) {
    guard outer.line.key != nil, outer.line.value == nil, !outer.line.isElement else { return nil }
    var number = outer.line.number
    var hasSibling = false
    var isNext = true
    while let above = error.line(above: number) {
      number = above.number
      guard above.indentation <= outer.column else {
        isNext = false
        if above.indentation == line.indentation { hasSibling = true }
        continue
      }
      guard above.indentation == outer.column, let key = above.key, above.value == nil, hasSibling || isNext else {
        return nil
      }
      let parent = above.text(key)
      self.init(
        .invalidYAML,
        "`\(outer.name)` has \(counted(outer.column, "space")) of indentation, "
          + "but the entries of `\(parent)` have \(line.indentation), so `\(outer.name)` is outside `\(parent)`",
        SourcePosition(line: outer.line.number, column: outer.column + 1),
        help: Self.help(outer.name, indentedBy: line.indentation))
      return
    }
    return nil
  }

  /// The keys whose values are mappings. No element of a list is a name in one of them.
  static let mappingKeys: Set<String> = [
    "gates", "conditions", "elements", "lint", "meta", "origins", "params", "redirects", "resolvedLinks", "routes",
    "tabs",
    "types", "values", "with",
  ]

  private static func namesEntries(_ parent: YAMLLine?) -> Bool {
    guard let parent, parent.key != nil, parent.value == nil else { return false }
    return mappingKeys.contains(parent.name)
  }

  private init?(dashAt line: YAMLLine, below above: YAMLLine, _ error: YAMLParserError) {
    let position = SourcePosition(line: line.number, column: line.indentation + 1)
    if line.isElement, error.problem == "did not find expected key", !above.isElement,
      above.indentation == line.indentation
    {
      let rest = line.text(line.start..<line.content.upperBound)
      self.init(
        .invalidYAML, "the `-` starts a list element, but `\(above.name)` above it is an entry of a mapping", position,
        help: line.key == nil
          ? "add a key with a colon above the list, or remove the dash" : "remove the dash: `\(rest)`")
    } else if !line.isElement, error.problem == "did not find expected '-' indicator" {
      var number = line.number
      while let element = error.line(above: number), element.indentation >= line.indentation {
        number = element.number
        guard element.indentation == line.indentation, element.isElement else { continue }
        if element.key != nil, let parent = error.line(above: element.number), Self.namesEntries(parent) {
          let isAlone = error.line(below: element.number).map { $0.indentation != element.start } ?? true
          self.init(
            .invalidYAML, "`\(parent.name)` is a mapping, but the `-` starts a list element",
            SourcePosition(line: element.number, column: element.indentation + 1),
            help: "remove the dash: `\(element.text(element.start..<element.content.upperBound))`",
            fix: isAlone ? element.indentation..<element.start : nil)
          return
        }
        self.init(
          .invalidYAML,
          "`\(line.name)` has the indentation of the dash above it, so it is not a part of the list element", position,
          help: element.key == nil
            ? "indent `\(line.name)` like the key of the list, or add a dash"
            : "indent `\(line.name)` by \(counted(element.start, "space")), like `\(element.name)`")
        return
      }
      return nil
    } else {
      return nil
    }
  }
}
