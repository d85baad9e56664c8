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
