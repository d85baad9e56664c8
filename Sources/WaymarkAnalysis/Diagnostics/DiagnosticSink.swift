import WaymarkDiagnostics

/// A collector of diagnostics that all passes of an analysis share.
final class DiagnosticSink {
  /// A Boolean value that indicates whether the spec has invalid parts that may contain declarations.
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

  /// Adds a diagnostic.
  ///
  /// A problem that affects several links, such as an error in a shared parent, is reported once.
  func report(_ diagnostic: Diagnostic) {
    guard reported.insert(Key(span: diagnostic.span, message: diagnostic.message)).inserted else {
      return
    }
    collector.add(diagnostic)
  }

  /// Returns the suggestion at the end of a message about an unknown name.
  ///
  /// The result is a phrase such as "; did you mean `home`?", or an empty string if no candidate is similar.
  func suggestion(for name: String, among candidates: @autoclosure () -> [String]) -> String {
    suggestions.suffix(for: name, among: candidates())
  }

  /// Returns the candidates that are similar to an unknown name, starting with the most similar candidate.
  func similarNames(to name: String, among candidates: @autoclosure () -> [String]) -> [String] {
    suggestions.nearest(to: name, among: candidates())
  }
}
