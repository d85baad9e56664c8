package struct Diagnostic: Sendable {
  package enum Severity: String, Sendable { case error, warning }

  package struct Related: Sendable {
    package var span: Span
    package var message: String

    package init(_ span: Span, _ message: String) {
      self.span = span
      self.message = message
    }
  }

  package struct FixIt: Sendable {
    package var title: String
    /// At least one.
    package var spans: [Span]
    package var replacement: String
    package var isSafe: Bool

    package var span: Span { spans[0] }

    package init(_ title: String, replace spans: Span..., with replacement: String, isSafe: Bool) {
      self.init(title, replace: spans, with: replacement, isSafe: isSafe)
    }

    package init(_ title: String, replace spans: [Span], with replacement: String, isSafe: Bool) {
      self.title = title
      self.spans = spans
      self.replacement = replacement
      self.isSafe = isSafe
    }
  }

  package struct Witness: Sendable {
    package var both: String?
    package var onlyFirst: String?
    package var onlySecond: String?
    package var url: String?

    package init(both: String? = nil, onlyFirst: String? = nil, onlySecond: String? = nil, url: String? = nil) {
      self.both = both
      self.onlyFirst = onlyFirst
      self.onlySecond = onlySecond
      self.url = url
    }
  }

  package let id: DiagnosticID
  package var severity: Severity
  /// One sentence without a period.
  package var message: String
  package var span: Span
  package var help: String?
  package var related: [Related] = []
  package var fixes: [FixIt] = []
  package var witness: Witness?

  package init(
    _ diagnostic: CompilerDiagnostic, _ message: String, at span: Span, help: String? = nil, related: [Related] = [],
    fixes: [FixIt] = []
  ) {
    self.init(diagnostic.id, message, at: span, help: help, related: related, fixes: fixes)
  }

  package init(
    _ id: DiagnosticID, _ message: String, at span: Span, help: String? = nil, related: [Related] = [],
    fixes: [FixIt] = [], witness: Witness? = nil
  ) {
    self.id = id
    severity = id.defaultSeverity.severity
    self.message = message
    self.span = span
    self.help = help
    self.related = related
    self.fixes = fixes
    self.witness = witness
  }

  package var guardsMeaning: Bool { severity == .error && id.defaultSeverity == .guardedError }
}

extension Diagnostic {
  package func inFiles(startingAt index: Int) -> Diagnostic {
    func moved(_ span: Span) -> Span {
      var span = span
      span.file += Int32(index)
      return span
    }
    var result = self
    result.span = moved(span)
    result.related = related.map { Related(moved($0.span), $0.message) }
    for fix in fixes.indices { result.fixes[fix].spans = fixes[fix].spans.map(moved) }
    return result
  }
}

extension [Diagnostic] {
  package var errors: [Diagnostic] { filter { $0.severity == .error } }

  /// Such as "2 errors, 1 warning"; `nil` for an empty list.
  package var sum: String? {
    let errors = errors.count
    let counts = [(errors, "error"), (count - errors, "warning")].filter { $0.0 > 0 }
    return counts.isEmpty ? nil : counts.map { counted($0, $1) }.joined(separator: ", ")
  }

  package func summary(files: Int, isNew: Bool = false, isFixing: Bool = false, isJudged: Bool) -> String {
    var text = sum.map { (isNew ? "new: " : "") + $0 } ?? (isNew ? "no new findings" : "no findings")
    text += " in \(counted(files, "file"))"
    let fixable = count { $0.fixes.contains(where: \.isSafe) }
    if fixable > 0, !isFixing { text += "; `--fix` can fix \(fixable) of them" }
    if !isJudged { text += "; other rules were skipped until these errors are fixed" }
    return text
  }

  package var hasErrors: Bool { contains { $0.severity == .error } }

  package func sortedByPlace() -> [Diagnostic] {
    func key(_ diagnostic: Diagnostic) -> (Int32, SourcePosition, DiagnosticID, String) {
      (diagnostic.span.file, diagnostic.span.start, diagnostic.id, diagnostic.message)
    }
    return sorted { key($0) < key($1) }
  }
}

/// Appears in the `lint` key, in comments that suppress diagnostics, and in baselines.
package struct DiagnosticID: Sendable, CustomStringConvertible {
  /// Stable, in kebab case.
  package let name: String
  package let defaultSeverity: DefaultSeverity

  package init(_ name: String, _ defaultSeverity: DefaultSeverity) {
    self.name = name
    self.defaultSeverity = defaultSeverity
  }

  package var description: String { name }
}

extension DiagnosticID: Hashable, Comparable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
  package static func < (left: Self, right: Self) -> Bool { left.name < right.name }
}

package enum DefaultSeverity: Sendable {
  /// A spec can neither suppress the error nor change its severity.
  case guardedError
  case error
  case warning

  package var severity: Diagnostic.Severity { self == .warning ? .warning : .error }
}

extension SourceFile {
  /// Only the first of overlapping fix-its is applied. A fix-it is applied with all its edits of the file.
  package func applying(_ fixes: [Diagnostic.FixIt], asFile file: Int) -> (file: SourceFile, applied: [Int]) {
    let text = withoutByteOrderMark
    let lines = SourceLines(text)
    var edits: [(range: Range<Int>, fix: Int)] = []
    for (index, fix) in fixes.enumerated() {
      for span in fix.spans where Int(span.file) == file {
        guard let start = lines.offset(of: span.start), let end = lines.offset(of: span.end), start <= end
        else { continue }
        edits.append((start..<end, index))
      }
    }
    edits.sort { ($0.range.lowerBound, $0.fix) < ($1.range.lowerBound, $1.fix) }
    var rejected: Set<Int> = []
    var last: Range<Int>?
    for edit in edits {
      // Two diagnostics can have equal fix-its, and the second one is skipped.
      if let last, edit.range.lowerBound < last.upperBound || edit.range == last {
        rejected.insert(edit.fix)
      } else {
        last = edit.range
      }
    }
    var result = Array(bytes.prefix(bytes.count - text.bytes.count))
    var done = 0
    var applied: [Int] = []
    for edit in edits where !rejected.contains(edit.fix) {
      result += text.bytes[done..<edit.range.lowerBound]
      result += fixes[edit.fix].replacement.utf8
      done = edit.range.upperBound
      applied.append(edit.fix)
    }
    result += text.bytes[done...]
    let order = Set(applied).sorted()
    return (SourceFile(path: path, name: name, identity: identity, bytes: result), order)
  }
}

/// After the limit, diagnostics are only counted.
package struct DiagnosticCollector: Sendable {
  package static let usualLimit = 100

  private struct Key: Hashable {
    let id: DiagnosticID
    let span: Span
    let message: String

    init(_ diagnostic: Diagnostic) {
      id = diagnostic.id
      span = diagnostic.span
      message = diagnostic.message
    }
  }

  private let limit: Int
  private let known: Diagnostic.Severity?
  private var list: [Diagnostic] = []
  private var seen: Set<Key> = []
  private var omitted = 0
  private var firstOmitted: Span?
  private var omittedSeverity: Diagnostic.Severity?

  package init(limit: Int = usualLimit, severity: Diagnostic.Severity? = nil) {
    self.limit = limit
    known = severity
  }

  /// Equal diagnostics occur because the decoder visits the target of a YAML alias several times.
  package mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard list.count >= limit else {
      let diagnostic = diagnostic()
      if seen.insert(Key(diagnostic)).inserted { list.append(diagnostic) }
      return
    }
    omitted += 1
    // If only warnings are omitted, the summary is a warning.
    guard omittedSeverity != .error, known == nil || firstOmitted == nil else { return }
    let diagnostic = diagnostic()
    firstOmitted = firstOmitted ?? diagnostic.span
    omittedSeverity = diagnostic.severity
  }

  package var all: [Diagnostic] {
    guard let firstOmitted else { return list }
    var rest = Diagnostic(
      .tooManyFindings, "\(omitted) more diagnostics are not shown", at: firstOmitted,
      help: "fix some of the reported problems, and run the check again")
    rest.severity = omittedSeverity ?? .error
    return list + [rest]
  }
}
