/// YAML that other parsers read differently from libyaml, or reject. `Tests/Portability` compares the check with
/// PyYAML, ruamel.yaml, and two parsers for Node.
struct PortabilityCheck {
  struct Issue {
    let range: Range<Int>
    let message: String
    let help: String
    var replacement: String?
  }

  let file: ConcreteYAML
  private(set) var issues: [Issue] = []
  private var isKey: [Bool]

  init(_ file: ConcreteYAML) {
    self.file = file
    isKey = Array(repeating: false, count: file.nodes.count)
    for node in file.nodes where node.form.isMapping {
      for index in stride(from: 0, to: node.children.count, by: 2) { isKey[node.children[index]] = true }
    }
    check(0, isInFlow: false, indentation: -1)
    checkGaps()
    checkComments()
    checkQuestionMarks()
    checkMarkers()
    checkAnchors()
    issues.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func check(_ index: Int, isInFlow: Bool, indentation: Int) {
    let node = file.nodes[index]
    switch node.form {
    case .plain: checkPlain(index, isInFlow)
    case .singleQuoted, .doubleQuoted: checkQuoted(node, indentation)
    case .literal, .folded: checkBlockScalar(node)
    case .alias:
      if isKey[index] {
        issues.append(
          Issue(
            range: node.start..<node.end, message: "an alias is a key here, and some parsers reject an alias as a key",
            help: "repeat the key"))
      }
    case .blockMapping, .blockSequence:
      let column = file.column(of: node.children.first.map { node.form.isMapping ? outerStart($0) : node.start } ?? 0)
      for child in node.children { check(child, isInFlow: false, indentation: column) }
      if node.form.isMapping { checkCommentsBeforeValues(of: node, column) }
    case .flowMapping, .flowSequence:
      if !isInFlow { checkIndentation(of: node, indentation) }
      for child in node.children { check(child, isInFlow: true, indentation: indentation) }
    }
    if let anchor = node.anchor, isKey[index], !isInFlow {
      issues.append(
        Issue(
          range: anchor, message: "the anchor belongs to a key, and some parsers reject an anchor before a key",
          help: "remove the anchor, or add it after the colon"))
    }
  }

  private func outerStart(_ index: Int) -> Int { file.nodes[index].outerStart }

  private mutating func checkPlain(_ index: Int, _ isInFlow: Bool) {
    let node = file.nodes[index]
    let place = PlainScalar.Place(isInFlow: isInFlow, isKey: isKey[index])
    guard let obstacle = PlainScalar.obstacle(in: node.text, at: place) else { return }
    let text = String(decoding: node.text, as: UTF8.self)
    let quoted = YAMLScalar.inQuotes(onOneLine: text)
    // In quotes, a null value becomes a text.
    let isNull = text.isEmpty || text == "~" || text == "null"
    let help = "quote the \(isKey[index] ? "key" : "value"): \(PrintableText.excerpt(of: quoted))"
    issues.append(
      Issue(
        range: node.start..<node.end, message: obstacle.message(about: PrintableText.excerpt(of: text)),
        help: text.isEmpty ? "write a key" : help, replacement: isNull ? nil : quoted))
  }

  private mutating func checkQuoted(_ node: ConcreteYAML.Node, _ indentation: Int) {
    var offset = node.start
    while offset < node.end {
      let width = file.lineBreak(at: offset)
      offset += max(1, width)
      guard width > 0 else { continue }
      var content = offset
      while content < node.end, file.bytes[content] == 0x20 { content += 1 }
      let endsWithTab = file.bytes[offset - width - 1] == 0x09
      guard endsWithTab || (content < node.end && file.lineBreak(at: content) == 0) else { continue }
      guard endsWithTab || file.bytes[content] == 0x09 || (indentation >= 0 && content - offset <= indentation) else {
        continue
      }
      let text = YAMLScalar.inQuotes(onOneLine: String(decoding: node.text, as: UTF8.self))
      issues.append(
        Issue(
          range: node.start..<node.end,
          message: endsWithTab
            ? "a line of the quoted text ends with a tab, which some parsers read as a part of the text"
            : "a line of the quoted text is not indented, and some parsers reject the text",
          help: endsWithTab
            ? "remove the tab, or write the text on one line"
            : "indent the line with spaces, or write the text on one line",
          replacement: text))
      return
    }
  }

  private mutating func checkBlockScalar(_ node: ConcreteYAML.Node) {
    checkFirstLines(of: node)
    guard node.end == file.bytes.count, let last = file.bytes.last, last != 0x0A, last != 0x0D, !node.text.isEmpty
    else { return }
    // With the indicator `-`, no parser adds a line break.
    guard node.text.last != 0x0A, !file.bytes[node.start..<file.lineEnd(of: node.start)].contains(UInt8(ascii: "-"))
    else { return }
    let end = file.bytes[node.start..<file.lineEnd(of: node.start)].prefix { $0 != 0x20 && $0 != 0x23 }
    let indicators = String(decoding: end, as: UTF8.self).filter { $0 != "+" }
    issues.append(
      Issue(
        range: node.start..<node.start + end.count,
        message: "the file ends without a line break, and some parsers add one to this text",
        help: "write `\(indicators)-`, which removes the line break at the end of the text",
        replacement: indicators + "-"))
  }

  private mutating func checkFirstLines(of node: ConcreteYAML.Node) {
    var start = file.lineEnd(of: node.start)
    // With a number for the indentation, further spaces belong to the text.
    guard !file.bytes[node.start..<start].prefix(3).contains(where: { $0 &- 0x30 < 10 }) else { return }
    start += file.lineBreak(at: start)
    while start < node.end {
      let end = file.lineEnd(of: start)
      guard file.isBlank(start..<end) else { return }
      if end > start {
        issues.append(
          Issue(
            range: start..<end, message: "the text starts with a line of spaces, and some parsers reject the line",
            help: "remove the spaces", replacement: ""))
      }
      start = end + max(1, file.lineBreak(at: end))
    }
  }

  private mutating func checkIndentation(of node: ConcreteYAML.Node, _ indentation: Int) {
    guard indentation >= 0 else { return }
    var offset = node.start
    while offset < node.end {
      let width = file.lineBreak(at: offset)
      offset += max(1, width)
      guard width > 0 else { continue }
      var content = offset
      while content < node.end, file.bytes[content] == 0x20 { content += 1 }
      guard content < node.end, file.lineBreak(at: content) == 0, file.bytes[content] != UInt8(ascii: "#") else {
        continue
      }
      let isClosing = content == node.end - 1
      guard content - offset < indentation + (isClosing ? 0 : 1) else { continue }
      issues.append(
        Issue(
          range: offset..<content,
          message: "the line continues a value in brackets without being indented, and some parsers reject the line",
          help: "indent the line by \(indentation + 2) spaces",
          // Within a text in quotes, the spaces at the start of a line do not count.
          replacement: String(repeating: " ", count: indentation + 2)))
    }
  }

  private mutating func checkCommentsBeforeValues(of node: ConcreteYAML.Node, _ indentation: Int) {
    for number in stride(from: 0, to: node.children.count, by: 2) {
      let (key, value) = (file.nodes[node.children[number]], file.nodes[node.children[number + 1]])
      guard !value.form.isBlock, key.end < value.start else { continue }
      for comment in file.comments(in: key.end..<value.start) where comment.isAlone {
        let start = comment.range.lowerBound
        guard file.column(of: start) <= indentation else { continue }
        issues.append(
          Issue(
            range: file.lineStart(of: start)..<start,
            message: "the comment between a key and its value is not indented, and some parsers reject the value",
            help: "indent the comment by \(indentation + 2) spaces",
            replacement: String(repeating: " ", count: indentation + 2)))
      }
    }
  }

  private mutating func checkGaps() {
    guard file.bytes.contains(where: { $0 == 0x09 || $0 == 0x0D || $0 == 0x85 || $0 == 0xA8 || $0 == 0xA9 }) else {
      return
    }
    var skipped = file.nodes.filter(\.form.isScalar).map { $0.start..<$0.end } + file.comments.map(\.range)
    skipped.sort { $0.lowerBound < $1.lowerBound }
    var next = skipped[...]
    var offset = 0
    while offset < file.bytes.count {
      while let range = next.first, range.upperBound <= offset { next.removeFirst() }
      let isSkipped = next.first.map { $0.contains(offset) } ?? false
      let width = file.lineBreak(at: offset)
      if width > 0, !isUsual(offset, width) {
        issues.append(
          Issue(
            range: offset..<offset + width,
            message: "the file contains \(separatorName(offset)), which only some parsers read as a line break",
            help: isSkipped ? "remove the character" : "replace the character with a line break",
            // A carriage return at the end of the file has no position after it.
            replacement: isSkipped || offset + width == file.bytes.count ? nil : "\n"))
      } else if file.bytes[offset] == 0x09, !isSkipped {
        issues.append(
          Issue(
            range: offset..<offset + 1, message: "a tab is between two values, and some parsers reject the tab",
            help: "replace the tab with a space", replacement: " "))
      }
      offset += max(1, width)
    }
  }

  private func isUsual(_ offset: Int, _ width: Int) -> Bool {
    file.bytes[offset] == 0x0A || (file.bytes[offset] == 0x0D && width == 2)
  }

  private func separatorName(_ offset: Int) -> String {
    switch file.bytes[offset] {
    case 0x0D: "a carriage return without a line feed"
    case 0xC2: "the line separator U+0085"
    default: file.bytes[offset + 2] == 0xA8 ? "the line separator U+2028" : "the paragraph separator U+2029"
    }
  }

  private mutating func checkComments() {
    for comment in file.comments {
      let start = comment.range.lowerBound
      guard start > 0, ![0x20, 0x09].contains(file.bytes[start - 1]), file.lineStart(of: start) < start else {
        continue
      }
      issues.append(
        Issue(
          range: start..<start + 1, message: "no space is before the comment, and some parsers reject the comment",
          help: "add a space before the `#`", replacement: " #"))
    }
  }

  private mutating func checkQuestionMarks() {
    for offset in file.questionMarks() where offset + 1 < file.bytes.count {
      guard file.bytes[offset + 1] != 0x20, file.lineBreak(at: offset + 1) == 0 else { continue }
      issues.append(
        Issue(
          range: offset..<offset + 1,
          message: "the `?` starts a key, but some parsers read the `?` as a part of the key",
          help: "add a space after the `?`, or quote the key", replacement: "? "))
    }
  }

  private mutating func checkMarkers() {
    let root = file.nodes[0]
    if let anchor = root.anchor, file.column(of: anchor.lowerBound) > 0 {
      issues.append(
        Issue(
          range: anchor, message: "the anchor of the whole file is indented, and some parsers reject the anchor",
          help: "remove the anchor", replacement: ""))
    }
    var offset = 0
    while offset < root.outerStart {
      let end = file.lineEnd(of: offset)
      if file.bytes[offset] == UInt8(ascii: "%"), offset < (file.startMarker?.lowerBound ?? 0) {
        let next = end + file.lineBreak(at: end)
        issues.append(
          Issue(
            range: offset..<next, message: "a YAML directive changes how some parsers read the file",
            help: "remove the line", replacement: ""))
      }
      offset = max(end + file.lineBreak(at: end), offset + 1)
    }
    guard let marker = file.endMarker else { return }
    offset = marker + 3
    while offset + 2 < file.bytes.count {
      let end = file.lineEnd(of: offset)
      let next = end + file.lineBreak(at: end)
      if offset > marker + 3, file.bytes[offset..<end].starts(with: "...".utf8) {
        issues.append(
          Issue(
            range: offset..<next, message: "a second `...` ends the document, and some parsers read two documents",
            help: "remove the line", replacement: ""))
      }
      offset = max(next, offset + 1)
    }
  }

  private mutating func checkAnchors() {
    var seen: Set<[UInt8]> = []
    for node in file.nodes {
      guard let anchor = node.anchor, !seen.insert(Array(file.bytes[anchor])).inserted else { continue }
      let name = PrintableText.excerpt(of: String(decoding: file.bytes[anchor], as: UTF8.self))
      issues.append(
        Issue(
          range: anchor, message: "the anchor `\(name)` is defined twice, and some parsers reject the second one",
          help: "rename one of the anchors and its aliases"))
    }
  }
}

extension PrintableText {
  fileprivate static func excerpt(of text: String) -> String {
    let longest = 60
    return text.unicodeScalars.count > longest ? String(text.unicodeScalars.prefix(longest)) + "…" : text
  }
}

extension PlainScalar.Obstacle {
  fileprivate func message(about text: String) -> String {
    switch self {
    case .questionMark: "some parsers reject the unquoted `?` of `\(text)` within `{ }` or `[ ]`"
    case .tab: "some parsers reject the tab in the unquoted text `\(text)`"
    case .lineSeparator: "the unquoted text contains a separator that only some parsers read as a line break"
    case .boolean: "some parsers read `\(text)` as `true` or `false`"
    case .null: "some parsers read `\(text)` as null"
    case .number: "some parsers read `\(text)` as a number, and lose the spelling of the number"
    case .date: "some parsers read `\(text)` as a date"
    case .indicator: "some parsers reject the unquoted `\(text)`"
    case .key: text.isEmpty ? "some parsers reject the empty key" : "some parsers do not read the key `\(text)` as text"
    }
  }
}

package enum Portability {
  package static func diagnostics(about source: SourceFile, _ tree: YAMLTree) -> [Diagnostic] {
    guard tree.mayBeUnportable, let file = ConcreteYAML(source) else { return [] }
    let issues = PortabilityCheck(file).issues
    guard !issues.isEmpty else { return [] }
    let positions = SourcePositions(of: issues.flatMap { [$0.range.lowerBound, $0.range.upperBound] }, in: file.bytes)
    return issues.map { issue in
      let span = Span(file: tree.file, start: positions[issue.range.lowerBound], end: positions[issue.range.upperBound])
      let fixes = issue.replacement.map { [Diagnostic.FixIt(issue.help, replace: span, with: $0, isSafe: true)] }
      return Diagnostic(.unportableYAML, issue.message, at: span, help: issue.help, fixes: fixes ?? [])
    }
  }
}
