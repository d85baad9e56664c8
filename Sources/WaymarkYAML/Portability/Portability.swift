import WaymarkDiagnostics

/// The diagnostics about YAML that other parsers read differently.
package enum Portability {
  package static func diagnostics(about source: SourceFile, _ tree: YAMLTree) -> [Diagnostic] {
    guard tree.mayBeUnportable, let file = ConcreteYAML(source) else { return [] }
    let issues = PortabilityCheck(file).issues
    guard !issues.isEmpty else { return [] }
    let positions = SourcePositions(of: issues.flatMap { [$0.range.lowerBound, $0.range.upperBound] }, in: file.bytes)
    return issues.map { issue in
      let span = Span(
        file: tree.file, start: positions[issue.range.lowerBound], end: positions[issue.range.upperBound])
      let fixes = issue.replacement.map { [Diagnostic.FixIt(issue.help, replace: span, with: $0, isSafe: true)] }
      return Diagnostic(.unportableYAML, issue.message, at: span, help: issue.help, fixes: fixes ?? [])
    }
  }
}

private struct SourcePositions {
  private var positions: [Int: SourcePosition] = [:]

  /// Finds the positions of offsets in one pass, because a line can contain many of them.
  init(of offsets: some Sequence<Int>, in bytes: [UInt8]) {
    var (index, line, column) = (0, 1, 1)
    for offset in offsets.sorted() {
      while index < offset {
        // The first byte of each scalar counts.
        let next = index + 1
        if bytes[index] == 0x0A {
          (line, column) = (line + 1, 1)
        } else if next == bytes.count || bytes[next] & 0xC0 != 0x80 {
          column += 1
        }
        index = next
      }
      positions[offset] = SourcePosition(line: line, column: column)
    }
  }

  subscript(offset: Int) -> SourcePosition { positions[offset]! }
}
