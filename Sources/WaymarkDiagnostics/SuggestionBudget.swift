/// Suggestions for a whole compilation: a spec of many wrong names among many right ones gets as many as there is time for.
package struct SuggestionBudget {
  /// Comparisons of two names; so many take a moment.
  private var comparisonsLeft = 20_000

  package init() {}

  /// As ``Suggestion/question(for:among:)``, or nil where the budget is spent; then nobody asks for the candidates.
  package mutating func question(for name: String, among candidates: @autoclosure () -> [String]) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    let candidates = candidates()
    comparisonsLeft -= candidates.count
    return Suggestion.question(for: name, among: candidates)
  }
}
