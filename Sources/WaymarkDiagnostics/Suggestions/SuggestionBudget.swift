/// Suggestions for a whole compilation: a spec of many wrong names among many right ones gets as many as there is time for.
package struct SuggestionBudget {
  /// Comparisons of two names; so many take a moment.
  private var comparisonsLeft = 20_000

  package init() {}

  /// Returns what ``Suggestion/suffix(for:among:)`` does, or nothing if the budget is spent; then the candidates are not
  /// evaluated.
  package mutating func suffix(for name: String, among candidates: @autoclosure () -> [String]) -> String {
    guard comparisonsLeft > 0 else { return "" }
    let candidates = candidates()
    comparisonsLeft -= candidates.count
    return Suggestion.suffix(for: name, among: candidates)
  }
}
