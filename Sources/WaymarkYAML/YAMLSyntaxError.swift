import CYaml
import WaymarkDiagnostics

/// What libyaml says of a file that is not YAML, in the words of somebody who writes specs.
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
    if let pitfall = YAMLPitfall(at: position, context: context, from: start, lines)
      ?? YAMLPitfall(above: position, problem: problem, lines)
    {
      diagnostic = Diagnostic(
        pitfall.id, pitfall.message, at: Span(file: file, start: pitfall.position, end: pitfall.position),
        help: pitfall.help)
      return
    }
    var message = "this is not YAML: \(problem)"
    var help: String?
    let line = Array((lines[Int(position.line)] ?? "").unicodeScalars)
    let character = Int(position.column) <= line.count ? line[Int(position.column) - 1] : nil

    switch problem {
    case "found character that cannot start any token" where character == "\t",
      "found a tab character that violates indentation":
      message = "a tab stands where YAML wants spaces"
      help = "indent with spaces; two a level is usual"
    case "found character that cannot start any token":
      message = "`\(character.map(String.init) ?? "")` cannot start a value in YAML"
      help = "quote the value"
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      message = "this `[` or `{` is not closed, or a comma is missing"
      if parser.context_mark.line + 1 != position.line { position = YAMLLoader.position(parser.context_mark) }
    case "mapping values are not allowed in this context":
      message = "a `:` followed by a space cannot stand inside a value"
      help = "quote the value, or check the indentation of this line"
    case "could not find expected ':'":
      message = "this line is neither `key: value` nor part of the value above"
      position = YAMLLoader.position(parser.context_mark)
    case "did not find expected key", "did not find expected '-' indicator":
      message = "this line's indentation fits none of the lines above"
    case "found unexpected end of stream", "found unexpected document indicator":
      if context.contains("quoted scalar") {
        position = YAMLLoader.position(parser.context_mark)
        message = "this quote is not closed"
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
    // libyaml points at the byte that does not go on with a character; what is wrong starts with the character.
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
      ? "the control character U+\(hex(parser.problem_value, digits: 4)) cannot stand in a spec"
      : "this is not UTF-8 text: no character starts with 0x\(hex(Int32(source.bytes[offset]), digits: 2)) and what follows"
    return Diagnostic(
      .notText, message, at: Span(file: file, start: position, end: position),
      help: "save the file as UTF-8; is this the right file?")
  }

  private static func hex(_ value: Int32, digits: Int) -> String {
    let text = String(max(0, value), radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
