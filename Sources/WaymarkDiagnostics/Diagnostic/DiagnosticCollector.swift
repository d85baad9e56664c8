/// A list of diagnostics of one pass. After a number that nobody reads, it only counts them.
package struct DiagnosticCollector: Sendable {
  /// The number of diagnostics that a pass keeps.
  package static let usualLimit = 100

  private let limit: Int
  private let known: Diagnostic.Severity?
  private var list: [Diagnostic] = []
  private var seen: Set<Key> = []
  private var omitted = 0
  private var firstOmitted: Span?
  private var omittedSeverity: Diagnostic.Severity?

  /// - Parameters:
  ///   - limit: The number of diagnostics to keep.
  ///   - severity: The severity of all diagnostics, if known: then those over the limit are not even created.
  package init(limit: Int = usualLimit, severity: Diagnostic.Severity? = nil) {
    self.limit = limit
    known = severity
  }

  /// Adds a diagnostic, unless an equal one is in the list: an alias makes the same values be read several times.
  package mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard list.count >= limit else {
      let diagnostic = diagnostic()
      if seen.insert(Key(diagnostic)).inserted { list.append(diagnostic) }
      return
    }
    omitted += 1
    // Omitted warnings do not become an error.
    guard omittedSeverity != .error, known == nil || firstOmitted == nil else { return }
    let diagnostic = diagnostic()
    firstOmitted = firstOmitted ?? diagnostic.span
    omittedSeverity = diagnostic.severity
  }

  /// The diagnostics, and one about those over the limit.
  package var all: [Diagnostic] {
    guard let firstOmitted else { return list }
    var rest = Diagnostic(
      .tooManyFindings, "\(omitted) more from here on are not shown", at: firstOmitted,
      help: "mend some, and check again")
    rest.severity = omittedSeverity ?? .error
    return list + [rest]
  }
}

/// The parts that make two diagnostics the same one.
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
