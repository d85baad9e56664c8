import SpecText

struct TextList {
  private static let mostNotes = 100
  /// A longer line contains no pattern.
  private static let longest = 16_384
  private static let separators = ["\t", " -> ", " => ", " → ", " : ", " = ", ", "].map { Array($0.unicodeScalars) }
  private let text: SourceText
  private var list = PatternList()
  private var others: [Int] = []
  /// The lines with a single word, which may be a pattern.
  private var words: Set<Int> = []

  static func read(_ text: SourceText) throws(FormatError) -> PatternList {
    var reader = TextList(text: text)
    for line in text.lines.indices { reader.read(line) }
    return try reader.finish()
  }

  private init(text: SourceText) { self.text = text }

  private mutating func read(_ line: Int) {
    var range = text.trimmed(text.lines[line])
    guard !isComment(text.scalars[range]) else { return }
    guard range.count <= Self.longest, text.scalars[range.lowerBound] != "|" else { return others.append(line) }
    let start = text.text(range.prefix(2))
    // A bullet is no pattern, unlike the `*` in `* NotFound`.
    if start == "- " || start == "• " || start == "* " && text.scalars[range].contains("/") {
      range = text.trimmed(range.lowerBound + 2..<range.upperBound)
    }
    while let last = range.last, text.scalars[last] == "," || text.scalars[last] == ";" { range.removeLast() }
    let isBalanced = PatternClue.hasBalancedBrackets(text.text(range))
    for separator in Self.separators {
      let parts = split(range, skipsBrackets: isBalanced, at: separator)
      if parts.count > 1, add(parts, line, isExplicit: true) { return }
    }
    // A comma without a space can be a part of a pattern, as in `/map/:latitude,:longitude`.
    let cells = split(range, skipsBrackets: isBalanced, at: [","])
    if cells.count == 2, let name = cells.first(where: { PatternClue(text.text($0)) < .likely }),
      text.scalars[name.lowerBound].startsName, add(cells, line, isExplicit: true)
    {
      return
    }
    let parts = split(range, skipsBrackets: isBalanced, at: [])
    if !add(parts, line, isExplicit: false) { others.append(line) }
  }

  private func isComment(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
    let second = line.dropFirst().first ?? " "
    switch line.first {
    case nil: return true
    case "#": return second != "/" && second != "{"
    case "/":
      // `//host/x` is a pattern, and `// words` is a comment.
      if second == "/" { return !line.prefix(while: { !$0.isBlank }).contains(".") }
      return second == "*" && line.suffix(2).elementsEqual("*/".unicodeScalars) && line.contains(" ")
    default: return !line.contains { $0.isLetter || $0.isDigit || $0.value >= 0xA0 || $0 == "/" || $0 == "*" }
    }
  }

  private mutating func add(_ parts: [Range<Int>], _ line: Int, isExplicit: Bool) -> Bool {
    let parts = parts.map(unquoted).filter { !$0.isEmpty }
    let clues = parts.map { PatternClue(text.text($0)) }
    guard let best = clues.max(), best > .none, let index = clues.firstIndex(of: best) else { return false }
    if parts.count > 1, best == .word || best == .likely && !isExplicit && parts.count > 4 { return false }
    let after = parts[(index + 1)...]
    let name = after.isEmpty ? parts[..<index] : after
    var row = PatternRow(text.text(parts[index]), at: text.span(parts[index], inLine: line))
    if isExplicit {
      row.destination = name.first.map(text.text)
    } else if let first = name.first, let last = name.last, name.count <= 3 {
      // More words after a pattern are prose.
      row.destination = text.text(first.lowerBound..<last.upperBound)
    }
    list.rows.append(row)
    if best == .word { words.insert(line) }
    return true
  }

  private func unquoted(_ range: Range<Int>) -> Range<Int> {
    var range = text.trimmed(range)
    while let first = range.first, let last = range.last, first < last,
      "\"'`".unicodeScalars.contains(text.scalars[first]), text.scalars[first] == text.scalars[last]
    {
      range = text.trimmed(first + 1..<last)
    }
    return range
  }

  /// The parts have no white space at their ends. An empty separator stands for white space.
  private func split(_ range: Range<Int>, skipsBrackets: Bool, at separator: [Unicode.Scalar]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var depth = 0
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let scalar = text.scalars[index]
      if skipsBrackets {
        if "([{<".unicodeScalars.contains(scalar) { depth += 1 }
        if ")]}>".unicodeScalars.contains(scalar) { depth -= 1 }
      }
      let isSeparator =
        separator.isEmpty ? scalar.isBlank : text.scalars[index..<range.upperBound].starts(with: separator)
      if depth == 0, isSeparator {
        parts.append(text.trimmed(start..<index))
        start = index + max(1, separator.count)
        index = start
      } else {
        index += 1
      }
    }
    return (parts + [text.trimmed(start..<range.upperBound)]).filter { !$0.isEmpty }
  }

  private mutating func finish() throws(FormatError) -> PatternList {
    // In a list without leading slashes, a single word is a pattern.
    let bare = list.rows.count { !$0.text.hasPrefix("/") && !$0.text.contains("://") } - words.count
    if bare == 0 || words.count * 2 > list.rows.count {
      list.rows.removeAll { words.contains(Int($0.span.start.line) - 1) }
      others = (others + words).sorted()
    }
    guard let first = others.first, !list.rows.isEmpty else { return list }
    guard others.count <= list.rows.count else {
      throw FormatError(
        .input,
        "\(others.count) of \(others.count + list.rows.count) lines contain no URL pattern, and this line is the first",
        at: text.span(text.trimmed(text.lines[first]), inLine: first),
        help: "write a pattern such as `/users/:id` on each line, and start comments with `#`")
    }
    for line in others.prefix(Self.mostNotes) {
      let range = text.trimmed(text.lines[line])
      let start = PrintableText.of(text.text(range.prefix(60)))
      list.notes.add(
        ImportNote(
          .decision, "line \(line + 1) contains no URL pattern: `\(start)`\(range.count > 60 ? "…" : "")",
          help: "add the link by hand, or start the line with `#`", at: text.span(range, inLine: line)))
    }
    if others.count > Self.mostNotes {
      list.notes.add(
        ImportNote(
          .decision, "\(others.count - Self.mostNotes) more lines contain no URL pattern", at: list.rows[0].span))
    }
    return list
  }
}
