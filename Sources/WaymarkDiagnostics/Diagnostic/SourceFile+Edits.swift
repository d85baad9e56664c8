extension SourceFile {
  /// If several fix-its overlap, the method applies only the first fix-it.
  package func applying(_ fixes: [Diagnostic.FixIt], asFile file: Int) -> (file: SourceFile, applied: [Int]) {
    let text = withoutByteOrderMark
    let lines = SourceLines(text)
    var result = Array(bytes.prefix(bytes.count - text.bytes.count))
    var done = 0
    var applied: [Int] = []
    let order = fixes.indices.filter { Int(fixes[$0].span.file) == file }
      .sorted { (fixes[$0].span.start, $0) < (fixes[$1].span.start, $1) }
    var last: Span?
    for index in order {
      let fix = fixes[index]
      // Two diagnostics can have equal fix-its, and the second one is skipped.
      let isRepeated = last == fix.span
      guard let start = lines.offset(of: fix.span.start), let end = lines.offset(of: fix.span.end),
        start >= done, start <= end, !isRepeated
      else { continue }
      result += text.bytes[done..<start]
      result += fix.replacement.utf8
      done = end
      applied.append(index)
      last = fix.span
    }
    result += text.bytes[done...]
    return (SourceFile(path: path, name: name, identity: identity, bytes: result), applied)
  }
}
