package struct YAMLComment: Sendable {
  package let text: String
  package let span: Span
  /// The line of the comment, or the next line with content for a comment on a separate line.
  package let subject: UInt32?

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

  /// The result can be part of a quoted or block scalar, which ``YAMLTree/scalarsAround(_:)`` detects.
  private static func comment(startingWith word: String, in line: String, _ number: Int, _ file: Int) -> YAMLComment? {
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
          end: SourcePosition(line: number, column: scalars.count + 1)), subject: nil)
    }
    return nil
  }

  private func about(_ line: UInt32?) -> YAMLComment { YAMLComment(text: text, span: span, subject: line) }
}

extension YAMLTree {
  fileprivate func scalarsAround(_ places: [SourcePosition]) -> Set<Int> {
    var found: Set<Int> = []
    for index in 0..<count where nodes[index].kind == .scalar && nodes[index].style != .plain {
      let first = places.partitioningIndex { $0 >= nodes[index].start }
      found.formUnion(places.indices[first...].prefix { places[$0] < nodes[index].end })
    }
    return found
  }
}
