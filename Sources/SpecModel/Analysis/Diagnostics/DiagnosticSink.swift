import SpecText

final class DiagnosticSink {
  let isSpecIncomplete: Bool
  private var collector = DiagnosticCollector()
  private var reported: Set<Key> = []
  private var suggestions = SuggestionBudget()

  private struct Key: Hashable {
    let span: Span
    let message: String
  }

  init(isSpecIncomplete: Bool) { self.isSpecIncomplete = isSpecIncomplete }

  /// The message, with the suggestion, for each problem of an unknown name.
  private var unknownNames: [String: String] = [:]
  private var uses: [String: Set<Span>] = [:]

  var all: [Diagnostic] {
    collector.all.map { diagnostic in
      guard let spans = uses[diagnostic.message], spans.count > 1 else { return diagnostic }
      let sorted = spans.sorted { ($0.file, $0.start) < ($1.file, $1.start) }
      var first = diagnostic
      first.span = sorted[0]
      first.fixes = diagnostic.fixes.map { fix in
        .init(
          "\(fix.title) in \(counted(sorted.count, "place"))", replace: sorted, with: fix.replacement,
          isSafe: fix.isSafe)
      }
      let others = sorted.dropFirst()
      first.related = others.prefix(Self.mostUses).map { .init($0, "the name is also used here") }
      let more = others.count - first.related.count
      if more > 0 { first.related[first.related.count - 1].message += ", and in \(counted(more, "other place"))" }
      return first
    }
  }

  private static let mostUses = 6

  /// Adds only one diagnostic for a problem that affects several links, such as an error in a shared parent.
  func report(_ diagnostic: Diagnostic) {
    guard reported.insert(Key(span: diagnostic.span, message: diagnostic.message)).inserted else { return }
    collector.add(diagnostic)
  }

  /// Searches for similar names only at the first use, for example because a misspelled declaration makes every use
  /// unknown.
  func reportUnknown(
    _ id: CompilerDiagnostic, _ problem: String, _ name: Text, among candidates: @autoclosure () -> [String],
    help: @autoclosure () -> String?
  ) {
    if unknownNames[problem] == nil {
      let similar = similarNames(to: name.string, among: candidates())
      let message = problem + Suggestion.suffix(of: similar)
      unknownNames[problem] = message
      report(
        Diagnostic(id, message, at: name.span, help: help(), fixes: Suggestion.fixes(for: name, similar)))
    }
    uses[unknownNames[problem]!, default: []].insert(name.span)
  }

  func similarNames(to name: String, among candidates: @autoclosure () -> [String]) -> [String] {
    suggestions.nearest(to: name, among: candidates())
  }
}
