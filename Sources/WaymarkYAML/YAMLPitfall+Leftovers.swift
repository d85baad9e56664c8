import WaymarkDiagnostics

/// Lines that do not belong in a YAML file, such as the markers of a merge conflict.
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
            "keep one side of the conflict, and delete the lines that start with `<<<<<<<`, `=======`, and `>>>>>>>`"
        )
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
          .invalidYAML, "a comment in YAML cannot start with `\(mark)`", position,
          help: "start the comment with `#`")
        return
      }
    }
    return nil
  }
}
