extension YAMLPitfall {
  init?(bracketAt error: YAMLParserError) {
    guard error.expectsBracket else { return nil }
    let open = error.line(Int(error.start.line))
    let index = Int(error.start.column) - 1
    guard open.scalars.indices.contains(index), open.scalars[index] == "[" || open.scalars[index] == "{" else {
      return nil
    }
    let bracket = open.scalars[index]
    let close: Unicode.Scalar = bracket == "[" ? "]" : "}"
    if open.number == Int(error.position.line), index < error.index, error.index < open.content.upperBound {
      self.init(in: open, from: index, close, error)
      return
    }
    if let pitfall = Self(commaMissingAtEndOfLineAbove: error) {
      self = pitfall
      return
    }
    // The list or mapping ends before a line that is not indented deeper than its key.
    var last = open
    while let next = error.line(below: last.number), next.number < Int(error.position.line),
      next.indentation > open.indentation, next.key == nil || bracket == "{"
    {
      last = next
    }
    self.init(unclosed: bracket, at: error.start, close, after: last, upTo: last.content.upperBound)
  }

  /// libyaml expected a value, but the file ends or a closing bracket follows.
  init?(unfinishedBracketAt error: YAMLParserError) {
    guard error.problem == "did not find expected node content" else { return nil }
    let line = error.line
    let next = line.content.contains(error.index) ? line.scalars[error.index] : nil
    guard next == nil || next == "]" || next == "}" else { return nil }
    guard let (bracket, start) = Self.openBracket(before: error) else {
      guard let next else { return nil }
      self.init(
        .invalidYAML, "the `\(next)` has no matching `\(next == "]" ? "[" : "{")`", error.position,
        help: "remove the `\(next)`")
      return
    }
    let close: Unicode.Scalar = bracket == "[" ? "]" : "}"
    if let next {
      guard next != close else { return nil }
      self.init(.invalidYAML, "the `\(next)` cannot close the `\(bracket)`", error.position, help: "write `\(close)`")
      return
    }
    guard let last = line.isBlank ? error.line(above: line.number) : line else { return nil }
    self.init(unclosed: bracket, at: start, close, after: last, upTo: last.content.upperBound)
  }

  /// The search starts at the entry of the root that contains the error.
  private static func openBracket(before error: YAMLParserError) -> (Unicode.Scalar, SourcePosition)? {
    var first = error.line
    while let above = error.line(above: first.number) {
      first = above
      if first.indentation == 0, first.key != nil { break }
    }
    var open: [(Unicode.Scalar, SourcePosition)] = []
    for number in first.number...max(first.number, Int(error.position.line)) {
      let line = error.line(number)
      for index in line.content where number < Int(error.position.line) || index < error.index {
        let scalar = line.scalars[index]
        guard "[]{}".unicodeScalars.contains(scalar), !line.quotes.contains(where: { $0.contains(index) }) else {
          continue
        }
        if scalar == "]" || scalar == "}" {
          _ = open.popLast()
        } else if !open.isEmpty || line.startsValue(at: index) {
          // Outside of brackets, a bracket within a plain text has no meaning.
          open.append((scalar, SourcePosition(line: number, column: index + 1)))
        }
      }
    }
    return open.last
  }

  private init(
    unclosed bracket: Unicode.Scalar, at start: SourcePosition, _ close: Unicode.Scalar, after line: YAMLLine,
    upTo end: Int
  ) {
    var end = end
    while end > line.indentation, " ,".unicodeScalars.contains(line.scalars[end - 1]) { end -= 1 }
    let quote = line.quotes.first { $0.upperBound == end }
    var word = quote?.lowerBound ?? end
    while quote == nil, word > line.indentation, !" ,[{".unicodeScalars.contains(line.scalars[word - 1]) { word -= 1 }
    let place = word < end ? "after `\(line.text(word..<end))`" : "at the end"
    let isOther = line.number != Int(start.line)
    self.init(
      .invalidYAML, "this `\(bracket)` is not closed", start,
      help: "add `\(close)` \(place)\(isOther ? " on line \(line.number)" : "")")
  }

  private init?(in line: YAMLLine, from start: Int, _ close: Unicode.Scalar, _ error: YAMLParserError) {
    let next = line.scalars[error.index]
    let bracket = line.scalars[start]
    if next == "]" || next == "}" {
      let rest = line.scalars[error.index + 1..<line.content.upperBound]
      if rest.first == close, line.isBalanced(replacing: error.index..<error.index + 2, with: [close, next]) {
        self.init(
          .invalidYAML, "the `\(next)` closes the `\(next == "]" ? "[" : "{")` before the `\(bracket)` is closed",
          SourcePosition(line: line.number, column: error.index + 1),
          help: "swap the brackets: write `\(close)\(next)`",
          fix: error.index..<error.index + 2, "\(close)\(next)")
        return
      }
      let isInner = line.scalars[..<start].contains(next == "]" ? "[" : "{")
      if isInner {
        self.init(unclosed: bracket, at: error.start, close, after: line, upTo: error.index)
      } else {
        self.init(
          .invalidYAML, "the `\(next)` cannot close the `\(bracket)`",
          SourcePosition(line: line.number, column: error.index + 1), help: "write `\(close)`")
      }
      return
    }
    // In `{ in: home title: Home }`, libyaml stops at the second colon.
    guard next == ":", bracket == "{" else { return nil }
    let key = (line.scalars[start..<error.index].lastIndex { $0 == " " || $0 == ";" } ?? start) + 1..<error.index
    guard !key.isEmpty, let last = line.lastIndex(before: key.lowerBound), last > start else { return nil }
    if line.scalars[last] == ";" {
      self.init(
        .invalidYAML, "YAML separates the entries in `{ }` with `,`, not with `;`",
        SourcePosition(line: line.number, column: last + 1), help: "replace the `;` with `,`")
    } else {
      self.init(secondColonAt: error.index, behind: key, in: line)
    }
  }

  /// In `{ title: Market: now }`, the colon belongs to the value. In `{ in: home title: Home }`, a comma is missing.
  private init(secondColonAt colon: Int, behind key: Range<Int>, in line: YAMLLine) {
    let first = line.scalars[..<key.lowerBound].lastIndex(of: ":")
    let start = first.flatMap { first in (first + 1..<key.upperBound).first { line.scalars[$0] != " " } }
    guard let first, let start, line.scalars[first..<key.lowerBound].allSatisfy({ !",{[".unicodeScalars.contains($0) })
    else {
      self.init(missingCommaBefore: key.lowerBound..<line.content.upperBound, in: line)
      return
    }
    var depth = 0
    let end =
      line.scalars[colon..<line.content.upperBound].firstIndex { scalar in
        depth += "[{".unicodeScalars.contains(scalar) ? 1 : "]}".unicodeScalars.contains(scalar) ? -1 : 0
        return depth < 0 || (depth == 0 && scalar == ",")
      } ?? line.content.upperBound
    let value = start..<(line.lastIndex(before: end) ?? start) + 1
    let isKey = line.scalars[key].allSatisfy(Self.isWord) && "a"..."z" ~= line.scalars[key.lowerBound]
    if isKey, start < key.lowerBound {
      self.init(
        missingCommaBefore: key.lowerBound..<line.content.upperBound, in: line,
        or: Self.isWord(line.scalars[start])
          ? "if the colon belongs to the value, quote the value: \(YAMLScalar.inQuotes(line.text(value)))" : nil)
    } else {
      let name = (line.scalars[..<first].lastIndex { !Self.isWord($0) } ?? -1) + 1..<first
      self.init(colon: colon, in: value, of: line.text(name), in: line)
    }
  }

  init?(characterAt error: YAMLParserError) {
    let line = error.line
    guard error.index < line.content.upperBound else { return nil }
    if error.problem == "did not find expected node content", line.scalars[error.index] == "," {
      self.init(
        .invalidYAML, "the value before the comma is missing", error.position, help: "remove the comma, or add a value")
    } else if error.problem == "found character that cannot start any token", line.scalars[error.index] == "`" {
      self.init(
        .invalidYAML, "a value in YAML cannot start with a backtick", error.position,
        help: "remove the backticks, or write straight quotes")
    } else if error.problem == "block sequence entries are not allowed in this context", let value = line.value {
      let element = line.text(value.dropFirst()).drop { $0 == " " }
      self.init(
        .invalidYAML, "a list element with a dash cannot follow a key on the same line", error.position,
        help: "write `[\(element)]`, or write the element on the next line; for text, quote the value")
    } else if error.problem == "did not find expected comment or line break", let value = line.value,
      line.scalars[value.lowerBound] == ">" || line.scalars[value.lowerBound] == "|"
    {
      self.init(
        .invalidYAML, "YAML treats `\(line.scalars[value.lowerBound])` as the start of text on the following lines",
        SourcePosition(line: line.number, column: value.lowerBound + 1),
        help: "quote the value: \(YAMLScalar.inQuotes(line.text(value)))")
    } else {
      return nil
    }
  }

  private init?(commaMissingAtEndOfLineAbove error: YAMLParserError) {
    let line = error.line
    guard error.index == line.indentation, !line.isBlank, "\"'[{".unicodeScalars.contains(line.scalars[error.index]),
      let above = error.line(above: line.number), above.number >= Int(error.start.line),
      "\"']}".unicodeScalars.contains(above.scalars[above.content.upperBound - 1])
    else { return nil }
    self.init(
      .invalidYAML, "a comma is missing at the end of the line",
      SourcePosition(line: above.number, column: above.content.upperBound + 1), help: "separate the entries with commas"
    )
  }
}

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

  private init(strayMark mark: Unicode.Scalar, after what: String, _ rest: Range<Int>, in line: YAMLLine) {
    let isLast = rest.count == 1
    let name = mark == "," ? "comma" : "semicolon"
    self.init(
      .invalidYAML, "a \(name) cannot follow the closing \(what): outside brackets, a line break ends an entry",
      SourcePosition(line: line.number, column: rest.lowerBound + 1),
      help: isLast ? "remove the \(name)" : "write each entry on a separate line, without the \(name)",
      fix: isLast ? rest : nil, "")
  }

  init(missingCommaBefore rest: Range<Int>, in line: YAMLLine, or advice: String? = nil) {
    let value = line.quotes.first { $0.lowerBound == rest.lowerBound }
    let end = value?.upperBound ?? line.scalars[rest].firstIndex { " ,:]}".unicodeScalars.contains($0) }
    self.init(
      .invalidYAML, "a comma is missing before `\(line.text(rest.lowerBound..<(end ?? rest.upperBound)))`",
      SourcePosition(line: line.number, column: rest.lowerBound + 1),
      help: ["separate the entries with commas", advice].compactMap(\.self).joined(separator: "; "))
  }
}
