import WaymarkDiagnostics

/// A comment in a YAML file.
package struct YAMLComment: Sendable {
  /// The text after the `#`, without surrounding whitespace.
  package let text: String
  /// The span from the `#` to the end of the line.
  package let span: Span
  /// The number of the line that the comment describes; `nil` if no content follows.
  ///
  /// A comment after content describes its own line. A comment on a separate line describes the next line with content.
  package let subject: UInt32?

  /// Returns the comments of a file that start with a word.
  ///
  /// - Parameters:
  ///   - word: The first word of the comments.
  ///   - source: The file.
  ///   - tree: The tree of the file.
  /// - Returns: The comments in the order of the file.
  /// - Complexity: O(size of the file). A file without the word needs only a fast byte search.
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

  /// Returns the comment of a line that starts with a word, or `nil` if the line has no such comment.
  ///
  /// The result can be a part of a quoted text, which ``YAMLTree/scalarsAround(_:)`` detects.
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
  /// Returns the indices of those positions that are within a quoted or block scalar, where `#` is not a comment.
  ///
  /// - Parameter places: The positions in ascending order.
  /// - Returns: The indices of the positions within scalars.
  ///
  /// - Complexity: O(nodes × log(positions)).
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
