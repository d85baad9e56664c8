import WaymarkDiagnostics

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
    self.init(
      .invalidYAML,
      "`\(line.name)` has \(counted(line.indentation, "space")) of indentation, "
        + "but `\(level.name)` on line \(level.line.number) has \(level.column)",
      SourcePosition(line: line.number, column: line.indentation + 1),
      help: Self.help(line.name, indentedBy: level.column))
  }

  static func help(_ name: String, indentedBy count: Int) -> String {
    count == 0 ? "move `\(name)` to the start of the line" : "indent `\(name)` by \(counted(count, "space"))"
  }

  /// Returns a Boolean value that indicates whether a line must be indented like a given entry above the line.
  ///
  /// Nested entries must be indented deeper than their key. The result is `nil` if the line is not a key with nested
  /// entries.
  private static func isInside(_ inner: Level, _ line: YAMLLine, _ error: YAMLParserError) -> Bool? {
    guard line.key != nil, line.value == nil, let below = error.line(below: line.number),
      below.indentation > line.indentation
    else { return nil }
    return below.indentation > inner.column
  }

  /// The entry `inner` is indented deeper than the line, and the entry `outer` is indented less than the line.
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

  /// Finds an entry that YAML treats as outside its mapping, because the entry is indented too little.
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

  // MARK: Dashes

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
        self.init(
          .invalidYAML,
          "`\(line.name)` has the indentation of the dash above it, so it is not a part of the list element",
          position,
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
