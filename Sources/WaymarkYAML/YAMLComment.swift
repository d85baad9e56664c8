import WaymarkDiagnostics

/// A comment of a file, which YAML itself passes over.
package struct YAMLComment: Sendable {
  /// What stands behind its `#`, without the blanks around.
  package let text: String
  /// From the `#` to the end of the line.
  package let span: Span
  /// The line that it is about: its own, or the next one that says something where it has a line to itself; nil where nothing
  /// follows.
  package let subject: UInt32?

  /// The comments of a file that start with a word.
  ///
  /// - Complexity: O(size of the file), and next to nothing where the word does not occur.
  package static func all(startingWith word: StaticString, in source: SourceFile, _ tree: YAMLTree) -> [YAMLComment] {
    let source = source.withoutByteOrderMark
    guard source.contains(word) else { return [] }
    let lines = SourceLines(source)
    var comments: [YAMLComment] = []
    var pending: [Int] = []
    var number = 1
    while let line = lines[number] {
      let content = line.unicodeScalars.drop { $0 == " " || $0 == "\t" }
      if content.first != "#", !["", "-", "---", "..."].contains(String(content)) {
        for index in pending { comments[index] = comments[index].about(UInt32(number)) }
        pending = []
      }
      if let comment = comment(startingWith: "\(word)", in: line, number, tree.file) {
        let isAlone = content.first == "#"
        if isAlone { pending.append(comments.count) }
        comments.append(comment.about(isAlone ? nil : UInt32(number)))
      }
      number += 1
    }
    let hidden = tree.scalarsAround(comments.map(\.span.start))
    return comments.indices.filter { !hidden.contains($0) }.map { comments[$0] }
  }

  /// The comment of a line, unless a text only looks like one.
  private static func comment(
    startingWith word: String, in line: String, _ number: Int, _ file: Int
  ) -> YAMLComment? {
    let scalars = Array(line.unicodeScalars)
    for start in scalars.indices
    where scalars[start] == "#" && (start == 0 || scalars[start - 1] == " " || scalars[start - 1] == "\t") {
      let text = scalars[(start + 1)...].drop { $0 == " " || $0 == "\t" }
      guard text.starts(with: word.unicodeScalars) else { continue }
      var view = String.UnicodeScalarView(text)
      while view.last == " " || view.last == "\t" { view.removeLast() }
      return YAMLComment(
        text: String(view),
        span: Span(
          file: file, start: SourcePosition(line: number, column: start + 1),
          end: SourcePosition(line: number, column: scalars.count + 1)),
        subject: nil)
    }
    return nil
  }

  private func about(_ line: UInt32?) -> YAMLComment { YAMLComment(text: text, span: span, subject: line) }
}

extension YAMLTree {
  /// Which of some places, in their order, lie inside of a scalar, where a `#` is a text's.
  ///
  /// - Complexity: O(nodes × log of the places).
  fileprivate func scalarsAround(_ places: [SourcePosition]) -> Set<Int> {
    var found: Set<Int> = []
    for index in 0..<count where nodes[index].kind == .scalar && nodes[index].style != .plain {
      var low = 0
      var high = places.count
      while low < high {
        let middle = (low + high) / 2
        if places[middle] < nodes[index].start { low = middle + 1 } else { high = middle }
      }
      while low < places.count, places[low] < nodes[index].end {
        found.insert(low)
        low += 1
      }
    }
    return found
  }
}
