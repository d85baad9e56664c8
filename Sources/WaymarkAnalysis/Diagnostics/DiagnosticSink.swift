import WaymarkDiagnostics

/// The diagnostics of an analysis. All passes share one sink.
final class DiagnosticSink {
  /// A Boolean value that indicates whether some parts of the spec are invalid and may declare names.
  let isSpecIncomplete: Bool
  private var collector = DiagnosticCollector()
  private var reported: Set<Key> = []
  private var suggestions = SuggestionBudget()

  private struct Key: Hashable {
    let span: Span
    let message: String
  }

  init(isSpecIncomplete: Bool) {
    self.isSpecIncomplete = isSpecIncomplete
  }

  /// The reported diagnostics.
  var all: [Diagnostic] { collector.all }

  /// Adds a diagnostic. A problem that affects several links, such as an error in a shared parent, is reported once.
  func report(_ diagnostic: Diagnostic) {
    guard reported.insert(Key(span: diagnostic.span, message: diagnostic.message)).inserted else {
      return
    }
    collector.add(diagnostic)
  }

  /// Returns the end of a message about an unknown name, which is a question about similar names or an empty text.
  func suggestion(for name: String, among candidates: @autoclosure () -> [String]) -> String {
    suggestions.suffix(for: name, among: candidates())
  }
}
