import WaymarkDiagnostics

/// Mistakes above the line on which libyaml reports an error.
///
/// A YAML value can span several lines, so libyaml can report an error below the mistake.
extension YAMLPitfall {
  /// Finds a known mistake that caused a libyaml error on a later line.
  ///
  /// The result is `nil` if the lines contain no known mistake.
  ///
  /// - Parameters:
  ///   - position: The position at which libyaml stopped.
  ///   - problem: The problem that libyaml reported.
  ///   - lines: The lines of the file.
  init?(above position: SourcePosition, problem: String, _ lines: SourceLines) {
    // An unclosed quote up to the end of the file has its own message.
    guard problem != "found unexpected end of stream" else { return nil }
    if let pitfall = YAMLPitfall(openQuoteAbove: position, lines) ?? YAMLPitfall(dashWithoutSpaceAt: position, lines) {
      self = pitfall
    } else if problem == "mapping values are not allowed in this context",
      let pitfall = YAMLPitfall(keyWithoutColonAbove: position, lines)
    {
      self = pitfall
    } else {
      return nil
    }
  }

  /// The maximum number of lines between a mistake and the reported error.
  private static let reach = 20

  // MARK: Quotes

  /// Finds a line with an unclosed quote. YAML treats a quote on a later line as the closing quote.
  private init?(openQuoteAbove position: SourcePosition, _ lines: SourceLines) {
    let last = Int(position.line)
    for number in max(1, last - Self.reach)..<last {
      guard let index = Self.openQuote(in: Self.line(number, lines)) else { continue }
      self.init(
        .invalidYAML, "the quote is not closed on its line, so the value continues on the next line",
        SourcePosition(line: number, column: index + 1), help: "close the quote at the end of the value")
      return
    }
    return nil
  }

  /// Returns the index of a quote that starts a value and has no closing quote on the line.
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

  // MARK: Dashes and colons

  /// Finds a dash without a space after the dash, such as in `-url: /a`.
  ///
  /// The search includes the line of the error and the preceding line.
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

  /// Finds a key that is not followed by a colon and a space, such as in `title Market` or `title:Market`.
  ///
  /// The search includes only the line before the error.
  private init?(keyWithoutColonAbove position: SourcePosition, _ lines: SourceLines) {
    guard position.line > 1 else { return nil }
    let line = Self.line(Int(position.line) - 1, lines)
    let start = line.prefix { $0 == " " }.count
    guard start == Self.line(Int(position.line), lines).prefix(while: { $0 == " " }).count else { return nil }
    let key = line[start...].prefix { $0.properties.isAlphabetic }
    let rest = line[key.endIndex...]
    guard !key.isEmpty, rest.count > 1, rest.first == " " || rest.first == ":", !rest.starts(with: ": ".unicodeScalars)
    else { return nil }
    let name = String(String.UnicodeScalarView(key))
    self.init(
      .invalidYAML, "the line is not of the form `key: value`, so YAML treats the next line as its continuation",
      SourcePosition(line: Int(position.line) - 1, column: start + 1),
      help: "write `\(name): …`, with a colon and a space")
  }

  private static func line(_ number: Int, _ lines: SourceLines) -> [Unicode.Scalar] {
    Array((lines[number] ?? "").unicodeScalars)
  }
}
