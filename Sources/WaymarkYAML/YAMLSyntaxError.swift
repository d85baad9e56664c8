import CYaml
import WaymarkDiagnostics

struct YAMLSyntaxError {
  let diagnostic: Diagnostic

  init(_ parser: yaml_parser_t, _ source: SourceFile, _ file: Int) {
    let problem = parser.problem.map { String(cString: $0) } ?? "unknown problem"
    if parser.error == YAML_READER_ERROR {
      diagnostic = Self.unreadableByte(problem, parser, source, file)
      return
    }
    var position = YAMLLoader.position(parser.problem_mark)
    let context = parser.context.map { String(cString: $0) } ?? ""
    let lines = SourceLines(source)
    let start = YAMLLoader.position(parser.context_mark)
    let error = YAMLParserError(problem: problem, position: position, context: context, start: start, lines: lines)
    if let pitfall = YAMLPitfall(error, in: source) {
      diagnostic = Diagnostic(
        pitfall.id, pitfall.message, at: Span(file: file, start: pitfall.position, end: pitfall.position),
        help: pitfall.help, fixes: pitfall.fixes(inFile: file))
      return
    }
    var message = "the file is not valid YAML: \(problem)"
    var help: String?
    let line = Array((lines[Int(position.line)] ?? "").unicodeScalars)
    let character = Int(position.column) <= line.count ? line[Int(position.column) - 1] : nil

    switch problem {
    case "found character that cannot start any token" where character == "\t",
      "found a tab character that violates indentation":
      message = "YAML does not allow a tab character for indentation"
      help = "indent with two spaces for each level"
    case "found character that cannot start any token":
      message = "a value in YAML cannot start with `\(character.map(String.init) ?? "")`"
      help = "quote the value"
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      message = "the `[` or `{` is not closed, or a comma is missing"
      if parser.context_mark.line + 1 != position.line { position = YAMLLoader.position(parser.context_mark) }
    case "mapping values are not allowed in this context":
      message = "an unquoted value cannot contain a `:` before a space"
      help = "quote the value, or check the indentation of this line"
    case "could not find expected ':'":
      message = "the line is neither of the form `key: value` nor a part of the preceding value"
      position = YAMLLoader.position(parser.context_mark)
    case "did not find expected key", "did not find expected '-' indicator":
      message = "the indentation of the line does not match the preceding lines"
    case "found unexpected end of stream", "found unexpected document indicator":
      if context.contains("quoted scalar") {
        position = YAMLLoader.position(parser.context_mark)
        message = "the quote is not closed"
        help = YAMLPitfall.closingHelp(forQuoteAt: position, lines)
      }
    default: break
    }
    diagnostic = Diagnostic(
      .invalidYAML, message, at: Span(file: file, start: position, end: position), help: help)
  }

  private static func unreadableByte(
    _ problem: String, _ parser: yaml_parser_t, _ source: SourceFile, _ file: Int
  ) -> Diagnostic {
    var position = SourcePosition(line: 1, column: 1)
    var offset = min(parser.problem_offset, source.bytes.count - 1)
    // libyaml reports the byte that does not continue a character. The error starts at the first byte of the character.
    if problem.contains("trailing"), let lead = source.bytes[..<offset].lastIndex(where: { $0 >= 0xC0 }) {
      offset = lead
    }
    for byte in source.bytes[..<offset] {
      if byte == UInt8(ascii: "\n") {
        position = SourcePosition(line: Int(position.line) + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    let message =
      problem == "control characters are not allowed"
      ? "a spec cannot contain the control character U+\(hex(parser.problem_value, digits: 4))"
      : "the file is not UTF-8 text: 0x\(hex(Int32(source.bytes[offset]), digits: 2)) starts an invalid byte sequence"
    return Diagnostic(
      .notText, message, at: Span(file: file, start: position, end: position),
      help: "save the file as UTF-8, or check that the file is a spec")
  }

  private static func hex(_ value: Int32, digits: Int) -> String {
    let text = String(max(0, value), radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
