import CYaml

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
    let sentence =
      Self.sentences.first { problem.contains($0.key) } ?? Self.sentences.first { context.contains($0.key) }
    var message = sentence?.sentence ?? "the line is not valid YAML"
    var help = sentence?.help
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
    default: if sentence == nil { help = Self.generalHelp }
    }
    diagnostic = Diagnostic(.invalidYAML, message, at: Span(file: file, start: position, end: position), help: help)
  }

  private static let generalHelp = "check the quotes and the brackets of this line and of the line above"

  /// By a part of libyaml's problem. The users of a spec never see libyaml's own words.
  private static let sentences: [(key: String, sentence: String, help: String)] = [
    ("expected node content", "a value is expected here", generalHelp),
    ("directive", "the directive after `%` is not valid YAML", "remove the line; for text, quote the value"),
    ("version number", "the version after `%YAML` is not valid", "remove the line"),
    ("escape", "the escape in double quotes is not valid", "use single quotes, or write `\\\\` for a backslash"),
    ("hexdecimal", "the escape in double quotes is not valid", "use single quotes, or write `\\\\` for a backslash"),
    ("tag", "the tag after `!` is not valid YAML", "quote the value; tags are not supported"),
    (
      "alphabetic or numeric character", "the name of an anchor or alias is missing after `&` or `*`",
      "write a name of letters and digits, or quote the value"
    ),
    ("unexpected ':'", "a colon cannot be here", "quote the value"),
    ("mapping keys", "a `?` before a space starts a key in YAML", "quote the value, or write `key: value`"),
    (
      "block sequence entries", "a list element with a dash cannot be here",
      "write each element on a separate line below the key; for text, quote the value"
    ),
    ("indentation indicator", "the digit after `|` or `>` must not be zero", "remove the digit"),
    ("comment or line break", "only a comment can follow on this line", "move the text to the next line"),
  ]

  private static func unreadableByte(
    _ problem: String, _ parser: yaml_parser_t, _ source: SourceFile, _ file: Int
  ) -> Diagnostic {
    var offset = min(parser.problem_offset, source.bytes.count - 1)
    // libyaml reports the byte that does not continue a character. The error starts at the first byte of the character.
    if problem.contains("trailing"), let lead = source.bytes[..<offset].lastIndex(where: { $0 >= 0xC0 }) {
      offset = lead
    }
    let position = SourcePositions(of: [offset], in: source.bytes)[offset]
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

struct YAMLParserError {
  let problem: String
  let position: SourcePosition
  let context: String
  let start: SourcePosition
  let lines: SourceLines

  var expectsEntry: Bool { problem == "did not find expected key" || problem == "did not find expected '-' indicator" }

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

/// Analyzed without the preceding lines, so a part of a multiline text can look like a key. Use the type only to
/// explain an error of libyaml.
struct YAMLLine {
  let number: Int
  let scalars: [Unicode.Scalar]
  let indentation: Int
  let quotes: [Range<Int>]
  let content: Range<Int>

  init(_ number: Int, _ text: String) {
    self.number = number
    let scalars = Array(text.unicodeScalars)
    self.scalars = scalars
    let indentation = scalars.prefix { $0 == " " }.count
    self.indentation = indentation
    var quotes: [Range<Int>] = []
    var end = scalars.count
    var index = indentation
    while index < scalars.count {
      let scalar = scalars[index]
      let startsValue = index == indentation || " \t[{,".unicodeScalars.contains(scalars[index - 1])
      if scalar == "#", startsValue, index == indentation || scalars[index - 1] == " " || scalars[index - 1] == "\t" {
        end = index
        break
      }
      if startsValue, scalar == "\"" || scalar == "'", let close = Self.closingQuote(of: index, in: scalars) {
        quotes.append(index..<close + 1)
        index = close
      }
      index += 1
    }
    while end > indentation, scalars[end - 1] == " " || scalars[end - 1] == "\t" { end -= 1 }
    self.quotes = quotes
    content = indentation..<end
  }

  private static func closingQuote(of start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    var index = start + 1
    while index < scalars.count {
      if scalars[index] == scalars[start] {
        guard scalars[start] == "'", index + 1 < scalars.count, scalars[index + 1] == "'" else { return index }
        index += 1
      } else if scalars[index] == "\\", scalars[start] == "\"" {
        index += 1
      }
      index += 1
    }
    return nil
  }

  var isBlank: Bool { content.isEmpty }

  func startsValue(at index: Int) -> Bool {
    guard let before = lastIndex(before: index) else { return true }
    return before + 1 < index && (scalars[before] == ":" || scalars[before] == "-")
  }

  var isElement: Bool {
    !isBlank && scalars[indentation] == "-" && (content.count == 1 || scalars[indentation + 1] == " ")
  }

  var start: Int {
    var start = indentation
    while start + 1 < content.upperBound, scalars[start] == "-", scalars[start + 1] == " " {
      start += 1
      while start < content.upperBound, scalars[start] == " " { start += 1 }
    }
    return start
  }

  var key: Range<Int>? {
    let start = start
    var index = start
    var next = quotes[...]
    guard start < content.upperBound, !"[{#&*!|>%@`".unicodeScalars.contains(scalars[start]) else { return nil }
    while index < content.upperBound {
      while let quote = next.first, quote.lowerBound < index { next.removeFirst() }
      if let quote = next.first, quote.lowerBound == index { index = quote.upperBound }
      guard index < content.upperBound else { return nil }
      if scalars[index] == ":", index + 1 == content.upperBound || scalars[index + 1] == " " {
        return index > start ? start..<index : nil
      }
      index += 1
    }
    return nil
  }

  var value: Range<Int>? {
    guard var start = key.map({ $0.upperBound + 1 }) else { return nil }
    while start < content.upperBound, scalars[start] == " " { start += 1 }
    return start < content.upperBound ? start..<content.upperBound : nil
  }

  var name: String {
    let start = start
    return text(key ?? start..<(scalars[start..<content.upperBound].firstIndex(of: " ") ?? content.upperBound))
  }

  private static let longest = 200

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range].prefix(Self.longest))
    return String(text) + (range.count > Self.longest ? "…" : "")
  }

  func isQuoted(_ index: Int) -> Bool {
    let next = quotes.partitioningIndex { $0.upperBound > index }
    return next < quotes.count && quotes[next].contains(index)
  }

  /// A Boolean value that indicates whether each bracket of the line has a match after a change.
  func isBalanced(replacing range: Range<Int>, with others: [Unicode.Scalar]) -> Bool {
    var open: [Unicode.Scalar] = []
    for (index, scalar) in scalars[content].enumerated() {
      let index = index + content.lowerBound
      guard !isQuoted(index) else { continue }
      let scalar = range.contains(index) ? others[index - range.lowerBound] : scalar
      switch scalar {
      case "[", "{": open.append(scalar)
      case "]", "}": guard open.popLast() == (scalar == "]" ? "[" : "{") else { return false }
      default: break
      }
    }
    return open.isEmpty
  }

  func lastIndex(before index: Int) -> Int? {
    scalars[..<min(index, scalars.count)].lastIndex { $0 != " " && $0 != "\t" }
  }
}
