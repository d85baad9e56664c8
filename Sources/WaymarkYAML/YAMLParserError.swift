import WaymarkDiagnostics

/// An error that libyaml reports, together with the lines of the file.
struct YAMLParserError {
  let problem: String
  /// The position at which libyaml stopped.
  let position: SourcePosition
  /// The name of the construct that libyaml was parsing.
  let context: String
  /// The position at which the construct starts.
  let start: SourcePosition
  let lines: SourceLines

  /// A Boolean value that indicates whether libyaml expected the next entry of a mapping or a list in block style.
  var expectsEntry: Bool {
    problem == "did not find expected key" || problem == "did not find expected '-' indicator"
  }

  /// A Boolean value that indicates whether libyaml expected a comma or a closing bracket.
  var expectsBracket: Bool {
    problem == "did not find expected ',' or ']'" || problem == "did not find expected ',' or '}'"
  }

  /// The line of the error.
  var line: YAMLLine { line(Int(position.line)) }

  /// The zero-based index of the character in the line at which libyaml stopped.
  var index: Int { Int(position.column) - 1 }

  func line(_ number: Int) -> YAMLLine { YAMLLine(number, lines[number] ?? "") }

  /// Searches upward from a line, and returns the first line with content.
  func line(above number: Int) -> YAMLLine? {
    var number = number - 1
    while number > 0 {
      let line = line(number)
      if !line.isBlank { return line }
      number -= 1
    }
    return nil
  }

  /// Searches downward from a line, and returns the first line with content.
  func line(below number: Int) -> YAMLLine? {
    var number = number + 1
    while let text = lines[number] {
      let line = YAMLLine(number, text)
      if !line.isBlank { return line }
      number += 1
    }
    return nil
  }
}
