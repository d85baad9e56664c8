/// A limit on the time that a compilation spends on suggestions for unknown names.
///
/// Once the budget is spent, messages about unknown names contain no suggestions.
package struct SuggestionBudget {
  private var comparisonsLeft = 20_000

  package init() {}

  package mutating func suffix(for name: String, among candidates: @autoclosure () -> [String]) -> String {
    Suggestion.suffix(of: nearest(to: name, among: candidates()))
  }

  package mutating func nearest(to name: String, among candidates: @autoclosure () -> [String]) -> [String] {
    guard comparisonsLeft > 0 else { return [] }
    let candidates = candidates()
    comparisonsLeft -= candidates.count
    return Suggestion.nearest(to: name, among: candidates)
  }
}
