import WaymarkDiagnostics

/// The diagnostics about YAML that other parsers read differently.
package enum Portability {
  /// Returns a diagnostic for each place that other parsers read differently.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - tree: The tree of the file.
  /// - Returns: The diagnostics in file order, with safe fix-its.
  /// - Complexity: O(size of the file). For nearly all portable files, the function returns immediately.
  package static func diagnostics(about source: SourceFile, _ tree: YAMLTree) -> [Diagnostic] {
    guard tree.mayBeUnportable, let file = ConcreteYAML(source) else { return [] }
    let issues = PortabilityCheck(file).issues
    guard !issues.isEmpty else { return [] }
    let positions = SourcePositions(file.bytes)
    return issues.map { issue in
      let span = Span(
        file: tree.file, start: positions[issue.range.lowerBound], end: positions[issue.range.upperBound])
      let fixes = issue.replacement.map { [Diagnostic.FixIt(issue.help, replace: span, with: $0, isSafe: true)] }
      return Diagnostic(.unportableYAML, issue.message, at: span, help: issue.help, fixes: fixes ?? [])
    }
  }

  /// Returns a Boolean value that indicates whether a file contains bytes that can be unportable outside of scalars.
  ///
  /// The check is fast and ignores the structure of the file.
  static func hasUnusualBytes(_ source: SourceFile) -> Bool {
    guard source.bytes.last == 0x0A, !source.contains(byte: 0x09), !source.contains(byte: 0x0D) else { return true }
    return source.contains("\u{FEFF}") || source.contains("\u{85}") || source.contains("\u{2028}")
      || source.contains("\u{2029}")
      || hasTightMark(source)
  }

  /// Returns a Boolean value that indicates whether a `#` may start a comment without a preceding space, or a `?` a key
  /// without a following space.
  ///
  /// A plain scalar includes such a `#`, so the `#` can only follow a quote, a bracket, or the `|` of a text.
  private static func hasTightMark(_ source: SourceFile) -> Bool {
    guard source.contains(byte: UInt8(ascii: "#")) || source.contains(byte: UInt8(ascii: "?")) else { return false }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var index = 1
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "#") {
          // A quote can also open a text that starts with `#`, such as a color.
          if "\"'[]{},|>+-".utf8.contains(bytes[index - 1]) { return true }
        } else if bytes[index] == UInt8(ascii: "?"), index + 1 < bytes.count {
          if " {[,".utf8.contains(bytes[index - 1]), bytes[index + 1] != 0x20 { return true }
        }
        index += 1
      }
      return false
    }
  }
}

/// The positions of byte offsets in a file.
private struct SourcePositions {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.lazy.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  subscript(offset: Int) -> SourcePosition {
    let line = starts.partitioningIndex { $0 > offset }
    let column = bytes[starts[line - 1]..<offset].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return SourcePosition(line: line, column: column)
  }
}
