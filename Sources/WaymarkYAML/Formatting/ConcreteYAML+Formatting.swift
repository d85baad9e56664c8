extension ConcreteYAML {
  var isFormattable: Bool {
    guard nodes[0].form.isBlock || nodes[0].form.isFlow else { return false }
    for node in nodes where node.form.isMapping {
      for index in stride(from: 0, to: node.children.count, by: 2) {
        let key = nodes[node.children[index]]
        guard key.form == .alias || key.form.isScalar, !key.form.isBlockScalar, key.end > key.start,
          !hasLineBreak(key.start, key.end)
        else { return false }
      }
    }
    return questionMarks().isEmpty && !hasDirectives
  }

  private var hasDirectives: Bool {
    guard let marker = startMarker else { return false }
    var offset = 0
    while offset < marker.lowerBound {
      if bytes[offset] == UInt8(ascii: "%") { return true }
      let end = lineEnd(of: offset)
      offset = end + max(1, lineBreak(at: end))
    }
    return false
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

  func displayColumn(of offset: Int) -> Int { TextWidth.of(Array(bytes[lineStart(of: offset)..<offset])) }

  /// Returns the offsets of the starts of lines whose findings a comment suppresses, in ascending order.
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
