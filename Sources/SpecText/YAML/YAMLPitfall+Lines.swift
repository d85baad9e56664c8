/// A value can span several lines, so libyaml can report an error below the mistake.
extension YAMLPitfall {
  /// No value starts with a dash before a quote or a bracket, so the search can include the start of the error.
  init?(dashBeforeQuoteOrBracketNear error: YAMLParserError) {
    let last = Int(error.position.line)
    self.init(dashIn: Set([Int(error.start.line), last - 1, last]).sorted().map(error.line)) {
      "\"'[{".unicodeScalars.contains($0)
    }
  }

  init?(dashBeforeWordNear error: YAMLParserError) {
    // An unclosed quote up to the end of the file has its own message.
    guard error.problem != "found unexpected end of stream" else { return nil }
    let last = Int(error.position.line)
    self.init(dashIn: [error.line(last - 1), error.line(last)]) { $0.properties.isAlphabetic || $0 == "/" }
  }

  private init?(dashIn lines: [YAMLLine], before isMeant: (Unicode.Scalar) -> Bool) {
    guard
      let line = lines.first(where: { line in
        line.content.count > 1 && line.scalars[line.indentation] == "-" && isMeant(line.scalars[line.indentation + 1])
      })
    else { return nil }
    let value = line.indentation + 1..<line.content.upperBound
    self.init(
      .invalidYAML, "the dash of a list element has no space after it, so YAML treats the dash as part of the value",
      SourcePosition(line: line.number, column: line.indentation + 1), help: "write `- \(line.text(value))`",
      fix: value.lowerBound..<value.lowerBound, " ")
  }

  private static let reach = 20

  init?(openQuoteFor error: YAMLParserError) {
    // An unclosed quote up to the end of the file has its own message.
    guard error.problem != "found unexpected end of stream" else { return nil }
    self.init(openQuoteAbove: error.position, error.lines)
  }

  /// YAML treats a quote on a later line as the closing quote.
  private init?(openQuoteAbove position: SourcePosition, _ lines: SourceLines) {
    let last = Int(position.line)
    for number in max(1, last - Self.reach)..<last {
      guard let index = Self.openQuote(in: Self.line(number, lines)) else { continue }
      self.init(
        .invalidYAML, "the quote is not closed on its line, so the value continues on the next line",
        SourcePosition(line: number, column: index + 1),
        help: Self.closingHelp(forQuoteAt: SourcePosition(line: number, column: index + 1), lines))
      return
    }
    return nil
  }

  static func closingHelp(forQuoteAt position: SourcePosition, _ lines: SourceLines) -> String {
    let line = YAMLLine(Int(position.line), lines[Int(position.line)] ?? "")
    let start = Int(position.column)
    let generic = "close the quote at the end of the value"
    guard start < line.content.upperBound, start > 0 else { return generic }
    let quote = line.scalars[start - 1]
    var end = line.content.upperBound
    // In a list or mapping in brackets, a comma or the closing bracket ends the value.
    if line.scalars[..<start].contains(where: { $0 == "[" || $0 == "{" }) {
      var depth = 0
      end =
        line.scalars[start..<end].firstIndex { scalar in
          depth += scalar == "{" || scalar == "[" ? 1 : scalar == "}" || scalar == "]" ? -1 : 0
          return depth < 0 || (depth == 0 && scalar == ",")
        } ?? end
    }
    while end > start, line.scalars[end - 1] == " " { end -= 1 }
    guard end > start else { return generic }
    let last = line.scalars[end - 1]
    if last == "\"" || last == "'" || LookAlike(last)?.isQuote == true, last != quote {
      return "close the value with the same quote: replace `\(last)` with `\(quote)`"
    }
    return "add `\(quote)` after `\(line.text(start..<end))`"
  }

  private static func openQuote(in line: [Unicode.Scalar]) -> Int? {
    var open: Int?
    for (index, scalar) in line.enumerated() {
      if let start = open {
        if scalar == line[start] { open = nil }
      } else if scalar == "#", index == 0 || line[index - 1] == " " {
        return nil
      } else if scalar == "\"" || scalar == "'", index == 0 || " [{,".unicodeScalars.contains(line[index - 1]) {
        open = index
      }
    }
    return open
  }

  private static func line(_ number: Int, _ lines: SourceLines) -> [Unicode.Scalar] {
    Array((lines[number] ?? "").unicodeScalars)
  }
}

extension YAMLPitfall {
  init?(lookAlikeNear error: YAMLParserError) {
    let last = Int(error.position.line)
    let start = Int(error.start.line)
    for number in [start - 1, last - 1] {
      if let pitfall = Self(lineSeparatorIn: error.line(number)) {
        self = pitfall
        return
      }
    }
    // A value without a key can start on the line above the error.
    for number in Set([start, last - 1, last]).filter({ $0 > 0 && $0 <= last }).sorted() {
      let line = error.line(number)
      // Most lines are ASCII.
      guard line.scalars.contains(where: { $0.value > 0x7F }) else { continue }
      if let pitfall = Self(spaceBeforeContentOf: line) ?? Self(colonIn: line) {
        self = pitfall
        return
      }
      // Only the line of the error is certain to contain the mistake.
      if number == last || (number == start && error.problem == "could not find expected ':'"),
        let pitfall = Self(quoteIn: line, before: number == last ? error.index + 1 : line.scalars.count)
          ?? Self(bulletIn: line)
      {
        self = pitfall
        return
      }
    }
    return nil
  }

  private init?(spaceBeforeContentOf line: YAMLLine) {
    let space = line.scalars.firstIndex { $0 != " " }
    guard let space, let lookAlike = LookAlike(line.scalars[space]), lookAlike.isSpace || lookAlike.isInvisible
    else { return nil }
    let others = line.scalars[space...].prefix {
      $0 == " " || LookAlike($0).map { $0.isSpace || $0.isInvisible } ?? false
    }
    let width = others.reduce(0) { $0 + (LookAlike($1)?.isInvisible ?? false ? 0 : 1) }
    self.init(
      .invalidYAML,
      lookAlike.isSpace
        ? "the line is indented with \(lookAlike.plural)"
        : "the line starts with \(lookAlike.phrase), which is invisible",
      SourcePosition(line: line.number, column: space + 1),
      help: lookAlike.isSpace ? "indent with spaces only" : "remove the invisible character",
      fix: others.indices, String(repeating: " ", count: width))
  }

  /// YAML treats this character as a line break, but most editors do not.
  private init?(lineSeparatorIn line: YAMLLine) {
    let separators: Set<UInt32> = [0x85, 0x2028, 0x2029]
    guard let index = line.scalars.firstIndex(where: { separators.contains($0.value) }) else { return nil }
    let code = String(line.scalars[index].value, radix: 16, uppercase: true)
    self.init(
      .invalidYAML,
      "the line contains the line separator U+\(code.count < 4 ? "00" : "")\(code), which YAML treats as a line break",
      SourcePosition(line: line.number, column: index + 1), help: "remove the character")
  }

  private init?(colonIn line: YAMLLine) {
    let start = line.start
    let end = line.scalars[start..<line.content.upperBound].firstIndex { !Self.isWord($0) } ?? line.content.upperBound
    guard end > start, end < line.content.upperBound, line.key?.upperBound != end else { return nil }
    let key = line.text(start..<end)
    let position = SourcePosition(line: line.number, column: end + 1)
    let next = end + 1
    if line.scalars[end] == ":", next < line.scalars.count, let space = LookAlike(line.scalars[next]),
      space.isSpace || space.isInvisible
    {
      self.init(
        .invalidYAML, "\(space.phrase) follows the colon, and YAML requires a normal space",
        SourcePosition(line: line.number, column: next + 1), help: "replace the character with a space",
        fix: next..<next + 1, " ")
    } else if let colon = LookAlike(line.scalars[end]), colon.meant == ":" {
      let rest = line.text(next..<line.content.upperBound).drop { $0 == " " }
      self.init(
        .invalidYAML, "\(colon.phrase) follows `\(key)`, and YAML requires the colon `:`", position,
        help: "write `\(key):\(rest.isEmpty ? "" : " \(rest)")`",
        fix: end..<next, next < line.content.upperBound && line.scalars[next] != " " ? ": " : ":")
    } else {
      return nil
    }
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_"
  }

  private init?(quoteIn line: YAMLLine, before end: Int) {
    for index in line.content where index < end {
      guard let quote = LookAlike(line.scalars[index]), quote.isQuote,
        index == line.start || " [{,:".unicodeScalars.contains(line.scalars[index - 1]), !line.isQuoted(index)
      else { continue }
      let close = line.scalars[(index + 1)...].lastIndex {
        $0 == "\"" || $0 == "'" || (LookAlike($0)?.isQuote ?? false)
      }
      let value = close.map { line.text(index + 1..<$0) }
      self.init(
        .invalidYAML, "YAML treats the typographic quote `\(quote.scalar)` as a part of the value",
        SourcePosition(line: line.number, column: index + 1),
        help: "use straight quotes" + (value.map { ": \(YAMLScalar.inQuotes($0))" } ?? ""))
      return
    }
    return nil
  }

  private init?(bulletIn line: YAMLLine) {
    guard line.content.count > 1, let bullet = LookAlike(line.scalars[line.indentation]), bullet.isDash,
      line.scalars[line.indentation + 1] == " "
    else { return nil }
    self.init(
      .invalidYAML, "\(bullet.phrase) does not start a list element in YAML",
      SourcePosition(line: line.number, column: line.indentation + 1), help: "write `- ` with a hyphen",
      fix: line.indentation..<line.indentation + 1, "-")
  }
}
