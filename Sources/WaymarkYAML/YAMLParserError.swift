import WaymarkDiagnostics

/// An error that libyaml reports, together with the lines of the file.
struct YAMLParserError {
  let problem: String
  let position: SourcePosition
  let context: String
  let start: SourcePosition
  let lines: SourceLines

  var expectsEntry: Bool {
    problem == "did not find expected key" || problem == "did not find expected '-' indicator"
  }

  var expectsBracket: Bool {
    problem == "did not find expected ',' or ']'" || problem == "did not find expected ',' or '}'"
  }

  var line: YAMLLine { line(Int(position.line)) }

  var index: Int { Int(position.column) - 1 }

  func line(_ number: Int) -> YAMLLine { YAMLLine(number, lines[number] ?? "") }

  func line(above number: Int) -> YAMLLine? {
    var number = number - 1
    while number > 0 {
      let line = line(number)
      if !line.isBlank { return line }
      number -= 1
    }
    return nil
  }

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
