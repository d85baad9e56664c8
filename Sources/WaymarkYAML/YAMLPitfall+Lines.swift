import WaymarkDiagnostics

/// Slips on a line above the one at which libyaml stops, as YAML lets a value go on over several lines.
extension YAMLPitfall {
  /// - Parameters:
  ///   - position: Where libyaml stopped.
  ///   - problem: What it missed there.
  init?(above position: SourcePosition, problem: String, _ lines: SourceLines) {
    // Then nothing at all was taken to close a quote, and that is said as it is.
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

  /// The lines that a slip can be above.
  private static let reach = 20

  // MARK: Quotes

  /// A quote that the next one, lines below, was taken to close.
  private init?(openQuoteAbove position: SourcePosition, _ lines: SourceLines) {
    let last = Int(position.line)
    for number in max(1, last - Self.reach)..<last {
      guard let index = Self.openQuote(in: Self.line(number, lines)) else { continue }
      self.init(
        .invalidYAML, "this quote is not closed on its line, and the value goes on to the next",
        SourcePosition(line: number, column: index + 1), help: "close it at the end of the value")
      return
    }
    return nil
  }

  /// The quote that starts a value of a line and has no other behind it.
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

  /// `-url: /a` on the line or the one above.
  private init?(dashWithoutSpaceAt position: SourcePosition, _ lines: SourceLines) {
    for number in [Int(position.line) - 1, Int(position.line)] where number > 0 {
      let line = Self.line(number, lines)
      let start = line.prefix { $0 == " " }.count
      guard start + 1 < line.count, line[start] == "-", line[start + 1].properties.isAlphabetic else { continue }
      let key = String(String.UnicodeScalarView(line[(start + 1)...].prefix { $0 != ":" && $0 != " " }))
      self.init(
        .invalidYAML, "the dash of an entry has no space behind it, so YAML reads it as part of the value",
        SourcePosition(line: number, column: start + 1), help: "write `- \(key)`")
      return
    }
    return nil
  }

  /// `title Market` or `title:Market` on the line above, to which the key of this line was taken to belong.
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
      .invalidYAML, "this line is no `key: value`, so YAML takes the next one for more of it",
      SourcePosition(line: Int(position.line) - 1, column: start + 1),
      help: "write `\(name): …`, with a colon and a space")
  }

  private static func line(_ number: Int, _ lines: SourceLines) -> [Unicode.Scalar] {
    Array((lines[number] ?? "").unicodeScalars)
  }
}
