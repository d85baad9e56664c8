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
      let widest = self[index..<end].map { $0.content.isEmpty ? 0 : $0.indentation + TextWidth.of($0.content) }.max()!
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
          let width = line.content.isEmpty ? 0 : line.indentation + TextWidth.of(line.content)
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
