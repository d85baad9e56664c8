import WaymarkDiagnostics

extension YAMLPitfall {
  init?(textAfterValueAt error: YAMLParserError) {
    guard error.expectsEntry || error.expectsBracket else { return nil }
    let line = error.line
    guard error.index < line.content.upperBound, let last = line.lastIndex(before: error.index) else { return nil }
    if let quote = line.quotes.first(where: { $0.upperBound == last + 1 }) {
      self.init(textAt: error, after: quote, in: line)
    } else if "]}".unicodeScalars.contains(line.scalars[last]) {
      self.init(textAt: error, afterBracketAt: last, in: line)
    } else {
      return nil
    }
  }

  // MARK: Quotes

  private init?(textAt error: YAMLParserError, after quote: Range<Int>, in line: YAMLLine) {
    let rest = error.index..<line.content.upperBound
    let next = line.scalars[rest.lowerBound]
    let isDirect = rest.lowerBound == quote.upperBound
    let text = line.text(quote)
    if error.expectsEntry, next == "," || next == ";" {
      self.init(strayMark: next, after: "quote", rest, in: line)
    } else if quote.count == 2, isDirect, line.text(rest).unicodeScalars.suffix(2).elementsEqual(text.unicodeScalars) {
      let mark = String(text.prefix(1))
      self.init(
        .invalidYAML, "two quotes without text between them are an empty string",
        SourcePosition(line: line.number, column: quote.lowerBound + 1),
        help: "write one quote on each side: `\(mark)\(line.text(rest.dropLast(2)))\(mark)`")
    } else if line.scalars[quote.lowerBound] == "'", isDirect, Self.isWord(next) {
      // The text ends at the last apostrophe that can close the text.
      let end = line.scalars[rest].lastIndex(of: "'") ?? rest.upperBound
      let whole = line.text(quote.lowerBound + 1..<end)
      self.init(
        .invalidYAML, "the apostrophe closes the text, so the value is only `\(text)`",
        SourcePosition(line: line.number, column: quote.upperBound),
        help: "double the apostrophe: `'\(whole.replacing(scalar: "'", with: "''"))'`"
          + (whole.contains("\"") || whole.contains("\\") ? "" : ", or use double quotes: `\"\(whole)\"`"))
    } else if line.scalars[quote.lowerBound] == "\"", Self.isWord(next),
      let end = line.scalars[rest].lastIndex(of: "\""), !(error.expectsBracket && line.scalars[rest].contains(","))
    {
      let whole = line.text(quote.lowerBound + 1..<end)
      self.init(
        .invalidYAML, "the second quote closes the text, so the value is only `\(text)`",
        SourcePosition(line: line.number, column: quote.upperBound),
        help: "write `\\\"` for a quote within the text"
          + (whole.contains("'") ? "" : ", or use single quotes: `'\(whole)'`"))
    } else if error.expectsBracket, !isDirect || next == "\"" || next == "'" {
      self.init(missingCommaBefore: rest, in: line)
    } else if error.expectsEntry {
      let words = line.text(rest)
      let inner = line.text(quote.lowerBound + 1..<quote.upperBound - 1)
      self.init(
        .invalidYAML, "only a comment can follow the closing quote",
        SourcePosition(line: line.number, column: rest.lowerBound + 1),
        help: line.key.map { $0 == quote } == true || words.contains(": ")
          ? "move `\(words)` to a separate line"
          : "move the text into the quotes: \(YAMLScalar.inQuotes(inner + (isDirect ? "" : " ") + words)); "
            + "for a comment, add ` #`")
    } else {
      return nil
    }
  }

  // MARK: Brackets

  private init?(textAt error: YAMLParserError, afterBracketAt close: Int, in line: YAMLLine) {
    let rest = error.index..<line.content.upperBound
    let next = line.scalars[rest.lowerBound]
    if next == "]" || next == "}" {
      guard error.expectsEntry else { return nil }
      self.init(
        .invalidYAML, "the `\(next)` has no matching `\(next == "]" ? "[" : "{")`",
        SourcePosition(line: line.number, column: rest.lowerBound + 1), help: "remove the `\(next)`")
    } else if error.expectsBracket {
      guard next != ":" else { return nil }
      self.init(missingCommaBefore: rest, in: line)
    } else if next == "," || next == ";" {
      self.init(strayMark: next, after: "bracket", rest, in: line)
    } else {
      let start = line.value?.lowerBound ?? line.start
      guard start < close, line.scalars[start] == "[" || line.scalars[start] == "{" else { return nil }
      let open = line.scalars[start]
      self.init(
        .invalidYAML,
        "a value that starts with `\(open)` is a \(open == "[" ? "list" : "mapping") in YAML, and ends at the `\(line.scalars[close])`",
        SourcePosition(line: line.number, column: start + 1),
        help: "quote the value: \(YAMLScalar.inQuotes(line.text(start..<line.content.upperBound)))")
    }
  }

  // MARK: Commas

  private init(strayMark mark: Unicode.Scalar, after what: String, _ rest: Range<Int>, in line: YAMLLine) {
    let isLast = rest.count == 1
    let name = mark == "," ? "comma" : "semicolon"
    self.init(
      .invalidYAML, "a \(name) cannot follow the closing \(what): outside brackets, a line break ends an entry",
      SourcePosition(line: line.number, column: rest.lowerBound + 1),
      help: isLast ? "remove the \(name)" : "write each entry on a separate line, without the \(name)",
      fix: isLast ? rest : nil, "")
  }

  init(missingCommaBefore rest: Range<Int>, in line: YAMLLine) {
    let value = line.quotes.first { $0.lowerBound == rest.lowerBound }
    let end = value?.upperBound ?? line.scalars[rest].firstIndex { " ,:]}".unicodeScalars.contains($0) }
    self.init(
      .invalidYAML, "a comma is missing before `\(line.text(rest.lowerBound..<(end ?? rest.upperBound)))`",
      SourcePosition(line: line.number, column: rest.lowerBound + 1), help: "separate the entries with commas")
  }
}
