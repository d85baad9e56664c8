/// The canonical layout: changes spaces, line breaks, and quotes, but not the order of entries or the text of comments.
/// A value in brackets stays on one line if it fits, and otherwise has an entry on each line.
package struct YAMLFormatter {
  static let widestLine = 120
  static let step = 2

  let file: ConcreteYAML
  let scalars: ScalarFormatter
  /// The starts of lines with a suppression comment, ascending. Because it applies to a line, these lines are not
  /// joined or split.
  let fixedLines: [Range<Int>]
  /// A line can contain many values before its comment.
  private var commentLine = (comment: -1, start: 0)

  private(set) var lines: [OutputLine] = []
  private(set) var line: OutputLine?
  private var pendingComment: ConcreteYAML.Comment?
  private(set) var nextComment = 0
  private var endsWithTextLine = false

  package static func format(_ source: SourceFile) -> [UInt8]? {
    guard let file = ConcreteYAML(source), file.nodes[0].form.isBlock || file.nodes[0].form.isFlow,
      file.layoutObstacle == nil
    else { return nil }
    var formatter = YAMLFormatter(file)
    formatter.printDocument()
    let result = formatter.lines.formatted()
    return YAMLComparison.areEqual(source, SourceFile(path: source.path, bytes: result)) ? result : nil
  }

  /// A file with such a construct keeps its layout.
  package static func obstacle(in source: SourceFile, index: Int) -> Diagnostic? {
    guard let file = ConcreteYAML(source), let obstacle = file.layoutObstacle else { return nil }
    let position = SourcePositions(of: [obstacle.offset], in: file.bytes)[obstacle.offset]
    var diagnostic = Diagnostic(
      .unportableYAML, "\(obstacle.construct) has no canonical layout",
      at: Span(file: index, start: position, end: position), help: obstacle.help)
    diagnostic.severity = .error
    return diagnostic
  }

  private init(_ file: ConcreteYAML) {
    self.file = file
    scalars = ScalarFormatter(file: file)
    fixedLines = file.suppressedLines().map { $0..<file.lineEnd(of: $0) }
  }

  private mutating func printDocument() {
    let root = file.nodes[0]
    if let marker = file.startMarker {
      printComments(before: marker.lowerBound, 0, isFirst: true)
      begin(0)
      append("---")
      takeComment(after: marker.upperBound)
      end()
    }
    switch root.form {
    case .blockMapping, .blockSequence:
      if let anchor = root.anchor {
        printComments(before: anchor.lowerBound, 0, isFirst: lines.isEmpty)
        begin(0)
        append(file.bytes[anchor])
        takeComment(after: anchor.upperBound)
        end()
      }
      printBlock(0, 0, isContinued: false, next: (file.endMarker ?? file.bytes.count, 0))
    default:
      printComments(before: root.outerStart, 0, isFirst: lines.isEmpty)
      printLeaf(0, after: root.outerStart, 0, isElement: true)
      end()
    }
    if let marker = file.endMarker {
      printComments(before: marker, 0, isFirst: false)
      begin(0)
      append("...")
      takeComment(after: marker + 3)
      end()
    }
    printComments(before: file.bytes.count, 0, isFirst: lines.isEmpty)
  }

  mutating func begin(_ indentation: Int) {
    if line == nil { line = OutputLine(indentation: indentation) }
  }

  mutating func append(_ text: some Sequence<UInt8>) { line?.content.append(contentsOf: text) }
  mutating func append(_ text: String) { line?.content.append(contentsOf: text.utf8) }

  mutating func end() {
    guard var ended = line else { return }
    if let comment = pendingComment {
      ended.comment = Array(file.bytes[comment.range])
      ended.commentColumn = file.displayColumn(of: comment.range.lowerBound)
      pendingComment = nil
    }
    lines.append(ended)
    line = nil
    endsWithTextLine = false
  }

  mutating func addBlankLine() {
    guard let last = lines.last, !last.isBlank, !endsWithTextLine else { return }
    lines.append(OutputLine(indentation: 0))
  }

  mutating func addText(_ text: [[UInt8]], _ indentation: Int) {
    for content in text { lines.append(OutputLine(indentation: indentation, content: content, isVerbatim: true)) }
    endsWithTextLine = text.last?.allSatisfy { $0 == 0x20 || $0 == 0x09 } ?? false
  }

  var width: Int { line.map { $0.indentation + ColumnWidth.of($0.content) } ?? 0 }

  func comment(before offset: Int) -> ConcreteYAML.Comment? {
    guard nextComment < file.comments.count, file.comments[nextComment].range.lowerBound < offset else { return nil }
    return file.comments[nextComment]
  }

  mutating func takeComment(after offset: Int) {
    guard pendingComment == nil, let comment = comment(before: .max), !comment.isAlone,
      comment.range.lowerBound >= offset
    else { return }
    if commentLine.comment != nextComment { commentLine = (nextComment, file.lineStart(of: comment.range.lowerBound)) }
    guard commentLine.start <= offset else { return }
    pendingComment = comment
    nextComment += 1
  }

  mutating func printComment(_ indentation: Int, isFirst: Bool) {
    end()
    let comment = file.comments[nextComment]
    nextComment += 1
    let start = comment.range.lowerBound
    let column = file.displayColumn(of: start)
    let hasBlank = file.isAfterBlankLine(start)
    if hasBlank, !isFirst { addBlankLine() }
    var printed = OutputLine(indentation: indentation, comment: Array(file.bytes[comment.range]))
    // A comment below the comment of the preceding line continues that comment.
    if comment.isAlone, !hasBlank, let above = lines.last, above.commentColumn == column, column > indentation {
      printed.commentColumn = column
      printed.isContinuation = true
    }
    lines.append(printed)
    endsWithTextLine = false
  }

  mutating func printComments(before offset: Int, _ indentation: Int, isFirst: Bool) {
    var isFirst = isFirst
    while comment(before: offset) != nil {
      printComment(indentation, isFirst: isFirst)
      isFirst = false
    }
    if !isFirst, offset < file.bytes.count, file.isFirstOnLine(offset), file.isAfterBlankLine(offset) { addBlankLine() }
  }

  mutating func printComments(afterEntriesIn column: Int, _ indentation: Int, next: (offset: Int, column: Int)) {
    while let comment = comment(before: next.offset), comment.isAlone {
      let start = file.column(of: comment.range.lowerBound)
      guard start >= column, start > next.column else {
        // A continued comment stays with its line.
        guard file.displayColumn(of: comment.range.lowerBound) == lines.last?.commentColumn else { return }
        printComment(indentation, isFirst: false)
        continue
      }
      printComment(indentation, isFirst: false)
    }
  }
}

extension ConcreteYAML {
  var layoutObstacle: (offset: Int, construct: String, help: String)? {
    if let directive { return (directive, "a YAML directive", "remove the line") }
    if let mark = questionMarks().first {
      return (mark, "a key after a `?`", "write `KEY: VALUE` without the `?`")
    }
    for node in nodes where node.form.isMapping {
      for index in stride(from: 0, to: node.children.count, by: 2) {
        let key = nodes[node.children[index]]
        guard key.form == .alias || key.form.isScalar, !key.form.isBlockScalar, key.end > key.start,
          !hasLineBreak(key.start, key.end)
        else { return (key.outerStart, "a key that is not text on one line", "write the key on one line") }
      }
    }
    return nil
  }

  private var directive: Int? {
    guard let marker = startMarker else { return nil }
    var offset = 0
    while offset < marker.lowerBound {
      if bytes[offset] == UInt8(ascii: "%") { return offset }
      let end = lineEnd(of: offset)
      offset = end + max(1, lineBreak(at: end))
    }
    return nil
  }

  func dashes(of node: Node) -> [Int] {
    var result: [Int] = []
    var offset = node.start
    for child in node.children {
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "-") {
        offset = bytes[offset] == UInt8(ascii: "#") ? lineEnd(of: offset) : offset + 1
      }
      result.append(offset)
      offset = max(offset + 1, nodes[child].end)
    }
    return result
  }

  func displayColumn(of offset: Int) -> Int { ColumnWidth.of(Array(bytes[lineStart(of: offset)..<offset])) }

  func suppressedLines() -> [Int] {
    var result: [Int] = []
    // The start of the last line that a search reached. A search from an earlier comment has the same result.
    var searched = 0
    for comment in comments {
      let text = bytes[comment.range].drop { $0 == UInt8(ascii: "#") || $0 == 0x20 || $0 == 0x09 }
      // Waymark asks about a comment such as `#offers` if the comment follows a pattern.
      let isTight = !comment.isAlone && comment.range.count > 1 && bytes[comment.range.lowerBound + 1] != 0x20
      guard isTight || text.starts(with: "waymark:".utf8) else { continue }
      guard comment.isAlone else {
        result.append(lineStart(of: comment.range.lowerBound))
        continue
      }
      var offset = comment.range.upperBound
      guard offset >= searched else { continue }
      while offset < bytes.count {
        let end = lineEnd(of: offset)
        let content = bytes[offset..<end].filter { $0 != 0x20 && $0 != 0x09 }
        if let first = content.first, first != UInt8(ascii: "#"),
          !["-", "---", "..."].contains(String(decoding: content, as: UTF8.self))
        {
          result.append(offset)
          break
        }
        offset = end + max(1, lineBreak(at: end))
      }
      searched = offset
    }
    return result.sorted()
  }
}

package enum YAMLComparison {
  package static func areEqual(_ left: SourceFile, _ right: SourceFile) -> Bool {
    guard let left = YAMLLoader.load(left, index: 0).tree, let right = YAMLLoader.load(right, index: 0).tree,
      left.count == right.count
    else { return false }
    // The nodes are in file order, so equal trees have equal arrays.
    return (0..<left.count).allSatisfy { index in
      let (old, new) = (left.nodes[index], right.nodes[index])
      guard old.kind == new.kind, old.childCount == new.childCount, old.child == new.child, old.next == new.next,
        old.textCount == new.textCount
      else { return false }
      guard old.kind == .scalar else { return true }
      let (a, b) = (YAMLNode(tree: left, index: index), YAMLNode(tree: right, index: index))
      return a.text == b.text && a.isNull == b.isNull
    }
  }
}
