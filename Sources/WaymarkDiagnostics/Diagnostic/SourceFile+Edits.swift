extension SourceFile {
  /// The file with fix-its applied: those of this file that do not touch one another, the earlier ones first.
  ///
  /// - Parameters:
  ///   - fixes: In any order, also of other files.
  ///   - file: Which of the compilation's files this is.
  /// - Returns: The file, and which of the fix-its were applied, by their places in the list.
  /// - Complexity: O(size of the file + number of fix-its × log of it).
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
      // Two findings may have the same mend, which is made once.
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
