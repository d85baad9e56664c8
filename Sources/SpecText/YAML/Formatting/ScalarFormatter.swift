/// Without quotes if every parser reads the text, otherwise in double quotes if possible.
struct ScalarFormatter {
  let file: ConcreteYAML

  /// The node must not be a block scalar.
  func inline(_ node: ConcreteYAML.Node, isInFlow: Bool, isKey: Bool) -> [UInt8] {
    let place = PlainScalar.Place(isInFlow: isInFlow, isKey: isKey)
    let written = Array(file.bytes[node.start..<node.end])
    switch node.form {
    case .plain:
      // A merge key in quotes would be another key.
      if isNull(node.text) || (isKey && node.text.elementsEqual("<<".utf8)) { return written }
      guard PlainScalar.obstacle(in: node.text, at: place) == nil else { return quoted(node.text) }
      guard file.hasLineBreak(node.start, node.end) else { return written }
      return isWord(node.text, at: place) ? node.text : quoted(node.text)
    case .singleQuoted, .doubleQuoted:
      if isWord(node.text, at: place), !isBeforeTightComment(node.end) { return node.text }
      guard !file.hasLineBreak(node.start, node.end) else { return quoted(node.text) }
      if node.form == .doubleQuoted {
        // Escapes for invisible characters keep their spelling.
        let canBeSingle = !hasEscapes(written) && written.contains(UInt8(ascii: "\\"))
        return canBeSingle ? quoted(node.text) : written
      }
      return isPrintable(node.text) ? quoted(node.text) : written
    default: return written
    }
  }

  func isNull(_ text: [UInt8]) -> Bool {
    text.isEmpty || text.elementsEqual("~".utf8) || text.elementsEqual("null".utf8)
  }

  private func quoted(_ text: [UInt8]) -> [UInt8] {
    Array(YAMLScalar.inQuotes(onOneLine: String(decoding: text, as: UTF8.self)).utf8)
  }

  /// Letters, digits, and the punctuation of paths and names need no quotes. Other punctuation keeps the author's.
  private func isWord(_ text: [UInt8], at place: PlainScalar.Place) -> Bool {
    guard let first = text.first, let last = text.last, PlainScalar.isText(text, at: place) else { return false }
    func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }
    guard isLetter(first) || first == UInt8(ascii: "/"), isLetter(last) || last == UInt8(ascii: "/") else {
      return false
    }
    var previous = first
    for byte in text {
      guard isLetter(byte) || " /._-".utf8.contains(byte), byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return !isNull(text)
  }

  private func isBeforeTightComment(_ offset: Int) -> Bool {
    let rest = file.bytes[offset..<file.lineEnd(of: offset)].drop { $0 == 0x20 }
    return rest.first == UInt8(ascii: "#") && rest.dropFirst().first.map { $0 != 0x20 } ?? false
  }

  private func hasEscapes(_ written: [UInt8]) -> Bool {
    var index = 1
    while index < written.count - 1 {
      if written[index] == UInt8(ascii: "\\") {
        guard written[index + 1] == UInt8(ascii: "\\") || written[index + 1] == UInt8(ascii: "\"") else { return true }
        index += 1
      }
      index += 1
    }
    return false
  }

  private func isPrintable(_ text: [UInt8]) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    let escaped = YAMLScalar.inDoubleQuotes(text)
    return escaped.utf8.count == text.utf8.count + 2 + text.utf8.count { $0 == 0x22 || $0 == 0x5C }
  }

  func keepsLines(_ node: ConcreteYAML.Node, isInFlow: Bool) -> Bool {
    guard node.form.isQuoted || node.form == .plain, file.hasLineBreak(node.start, node.end),
      !hasSeparators(node.start..<node.end)
    else { return false }
    return node.form.isQuoted || PlainScalar.obstacle(in: node.text, at: .init(isInFlow: isInFlow)) == nil
  }

  func lines(of node: ConcreteYAML.Node) -> [[UInt8]] {
    let lines = split(node.start..<node.end)
    return lines.enumerated().map { index, range in
      var range = range
      if index > 0 {
        while let first = file.bytes[range].first, first == 0x20 || first == 0x09 { range.removeFirst() }
      }
      // A backslash before a space keeps the space.
      while index < lines.count - 1, let last = file.bytes[range].last, last == 0x20 || last == 0x09 {
        let before = range.upperBound - 2
        if node.form == .doubleQuoted, before >= range.lowerBound, file.bytes[before] == UInt8(ascii: "\\") { break }
        range.removeLast()
      }
      return Array(file.bytes[range])
    }
  }

  func block(_ node: ConcreteYAML.Node) -> (header: [UInt8], lines: [[UInt8]])? {
    let headerEnd = file.lineEnd(of: node.start)
    let header = file.bytes[node.start..<headerEnd].prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x23 }
    let start = min(node.end, headerEnd + file.lineBreak(at: headerEnd))
    var ranges = start < node.end ? split(start..<node.end) : []
    if ranges.last?.isEmpty ?? false { ranges.removeLast() }
    guard !node.text.contains(0x0D), !hasSeparators(node.start..<node.end) else { return nil }
    let spaces = ranges.map { range in file.bytes[range].prefix { $0 == 0x20 }.count }
    // An indicator counts from the indentation of the parent, so the text tells the indentation.
    guard let first = ranges.indices.first(where: { spaces[$0] < ranges[$0].count }) else { return nil }
    let textLine = node.text.split(separator: 0x0A, omittingEmptySubsequences: true).first ?? []
    let leading = textLine.prefix { $0 == 0x20 }.count
    guard leading < textLine.count else { return nil }
    let indentation = spaces[first] - leading
    guard indentation >= 0 else { return nil }
    var lines = ranges.indices.map { index -> [UInt8] in
      let range = ranges[index]
      return Array(file.bytes[range.lowerBound + min(indentation, spaces[index])..<range.upperBound])
    }
    var style = [header.first!]
    if leading > 0 || textLine.first == 0x09 { style.append(UInt8(ascii: "2")) }
    let isKept = header.contains(UInt8(ascii: "+"))
    let endsWithBreak = node.text.last == 0x0A
    if !isKept || !endsWithBreak {
      while lines.last?.isEmpty ?? false { lines.removeLast() }
    }
    if !endsWithBreak {
      style.append(UInt8(ascii: "-"))
    } else if isKept {
      style.append(UInt8(ascii: "+"))
    }
    return (style, lines)
  }

  private func hasSeparators(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if file.lineBreak(at: offset) > 0, file.bytes[offset] > 0x0D { return true }
      offset += 1
    }
    return false
  }

  private func split(_ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
      let width = file.lineBreak(at: offset)
      if width > 0 {
        result.append(start..<offset)
        start = offset + width
      }
      offset += max(1, width)
    }
    result.append(start..<range.upperBound)
    return result
  }
}

struct OutputLine {
  var indentation: Int
  /// The content is empty for a line that has only a comment, and for a blank line.
  var content: [UInt8] = []
  var comment: [UInt8] = []
  var commentColumn: Int?
  var isContinuation = false
  var isVerbatim = false

  var isBlank: Bool { content.isEmpty && comment.isEmpty && !isVerbatim }
}

extension [OutputLine] {
  func formatted() -> [UInt8] {
    var columns = [Int](repeating: 0, count: count)
    var index = 0
    while index < count {
      guard self[index].commentColumn != nil else {
        index += 1
        continue
      }
      // The comments of a run were aligned in the source.
      var end = index + 1
      while end < count, self[end].commentColumn == self[index].commentColumn { end += 1 }
      let widest = self[index..<end].map { $0.content.isEmpty ? 0 : $0.indentation + ColumnWidth.of($0.content) }.max()!
      for line in index..<end { columns[line] = widest + 2 }
      index = end
    }
    var result: [UInt8] = []
    for (index, line) in enumerated() {
      let start = result.count
      if !line.content.isEmpty {
        result.append(contentsOf: repeatElement(0x20, count: line.indentation))
        result += line.content
      }
      if !line.comment.isEmpty {
        if line.commentColumn != nil {
          let width = line.content.isEmpty ? 0 : line.indentation + ColumnWidth.of(line.content)
          result.append(contentsOf: repeatElement(0x20, count: columns[index] - width))
        } else {
          result.append(contentsOf: repeatElement(0x20, count: line.indentation))
        }
        result += line.comment
      }
      if !line.isVerbatim { while result.count > start, result.last == 0x20 { result.removeLast() } }
      result.append(0x0A)
    }
    return result
  }
}
