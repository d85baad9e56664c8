import WaymarkDiagnostics

/// Mistakes above the line on which libyaml reports an error.
///
/// A YAML value can span several lines, so libyaml can report an error below the mistake.
extension YAMLPitfall {
  init?(above position: SourcePosition, problem: String, _ lines: SourceLines) {
    // An unclosed quote up to the end of the file has its own message.
    guard problem != "found unexpected end of stream" else { return nil }
    guard let pitfall = YAMLPitfall(dashWithoutSpaceAt: position, lines) else { return nil }
    self = pitfall
  }

  private static let reach = 20

  // MARK: Quotes

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

  // MARK: Dashes

  /// Finds a dash that is not followed by a space, as in `-url: /a`.
  private init?(dashWithoutSpaceAt position: SourcePosition, _ lines: SourceLines) {
    for number in [Int(position.line) - 1, Int(position.line)] where number > 0 {
      let line = Self.line(number, lines)
      let start = line.prefix { $0 == " " }.count
      guard start + 1 < line.count, line[start] == "-", line[start + 1].properties.isAlphabetic else { continue }
      let key = String(String.UnicodeScalarView(line[(start + 1)...].prefix { $0 != ":" && $0 != " " }))
      self.init(
        .invalidYAML, "the dash of a list element has no space after it, so YAML treats the dash as part of the value",
        SourcePosition(line: number, column: start + 1), help: "write `- \(key)`")
      return
    }
    return nil
  }

  private static func line(_ number: Int, _ lines: SourceLines) -> [Unicode.Scalar] {
    Array((lines[number] ?? "").unicodeScalars)
  }
}
