import WaymarkDiagnostics
import WaymarkYAML

/// A collector of diagnostics, shared by all passes of an analysis.
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

  /// A map from the problem of an unknown name to the message about the name. The message includes the suggestion.
  private var unknownNames: [String: String] = [:]
  /// A map from the message about an unknown name to all locations of the name.
  private var uses: [String: Set<Span>] = [:]

  /// The reported diagnostics.
  var all: [Diagnostic] {
    collector.all.map { diagnostic in
      guard let spans = uses[diagnostic.message], spans.count > 1 else { return diagnostic }
      let sorted = spans.sorted { ($0.file, $0.start) < ($1.file, $1.start) }
      var first = diagnostic
      first.span = sorted[0]
      let others = sorted.dropFirst()
      first.related = others.prefix(Self.mostUses).map { .init($0, "the name is also used here") }
      let more = others.count - first.related.count
      if more > 0 { first.related[first.related.count - 1].message += ", and in \(counted(more, "other place"))" }
      return first
    }
  }

  /// The maximum number of additional locations that a diagnostic shows for an unknown name.
  private static let mostUses = 6

  /// Adds a diagnostic.
  ///
  /// If a problem affects several links, such as an error in a shared parent, the method adds only one diagnostic.
  func report(_ diagnostic: Diagnostic) {
    guard reported.insert(Key(span: diagnostic.span, message: diagnostic.message)).inserted else {
      return
    }
    collector.add(diagnostic)
  }

  /// Adds a diagnostic about an unknown name, or adds a location to the existing diagnostic about the name.
  ///
  /// For example, a misspelled declaration makes every correct use of the name unknown. The method searches for similar
  /// names only at the first use.
  ///
  /// - Parameters:
  ///   - id: The identifier of the diagnostic.
  ///   - problem: The problem, for example "there is no tab `hom`". Equal problems result in one diagnostic.
  ///   - name: The unknown name.
  ///   - candidates: The known names.
  ///   - help: The next step.
  func reportUnknown(
    _ id: CompilerDiagnostic, _ problem: String, _ name: Text, among candidates: @autoclosure () -> [String],
    help: @autoclosure () -> String?
  ) {
    if unknownNames[problem] == nil {
      let message = problem + suggestion(for: name.string, among: candidates())
      unknownNames[problem] = message
      report(Diagnostic(id, message, at: name.span, help: help()))
    }
    uses[unknownNames[problem]!, default: []].insert(name.span)
  }

  /// Returns a suggestion, which the caller appends to a message about an unknown name.
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
