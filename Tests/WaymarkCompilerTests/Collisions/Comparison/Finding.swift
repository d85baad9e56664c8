import SpecText
import WaymarkCompiler

/// A finding about a spec with one link on each line.
struct Finding {
  let rule: String
  let isError: Bool
  let line: Int
  /// The underlined text.
  var text = ""
  /// The lines of the related locations.
  var related: [Int] = []
  var shown = ShownURLs()
}

/// The example URLs of a finding.
struct ShownURLs {
  var both: String?
  var onlyFirst: String?
  var onlySecond: String?
  var url: String?
}

extension Finding {
  init(_ diagnostic: Diagnostic, in lines: [Substring]) {
    let start = diagnostic.span.start
    let line = lines[Int(start.line) - 1].unicodeScalars.dropFirst(Int(start.column) - 1)
    let length = max(0, Int(diagnostic.span.end.column) - Int(start.column))
    self.init(
      rule: diagnostic.id.name, isError: diagnostic.severity == .error, line: Int(start.line),
      text: String(String.UnicodeScalarView(line.prefix(length))),
      related: diagnostic.related.map { Int($0.span.start.line) })
    if let witness = diagnostic.witness {
      shown = ShownURLs(
        both: witness.both, onlyFirst: witness.onlyFirst, onlySecond: witness.onlySecond, url: witness.url)
    }
  }

  static func all(of compilation: Compilation, in text: String) -> [Finding] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return compilation.diagnostics.map { Finding($0, in: lines) }
  }
}
