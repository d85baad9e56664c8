/// A limit on the time that a compilation spends on suggestions for unknown names.
///
/// Once the budget is spent, messages about unknown names contain no suggestions.
package struct SuggestionBudget {
  /// The number of name comparisons that remain in the budget.
  private var comparisonsLeft = 20_000

  package init() {}

  /// Returns the result of ``Suggestion/suffix(for:among:)``, or an empty string if the budget is spent.
  ///
  /// The method evaluates the candidates only if some budget remains.
  package mutating func suffix(for name: String, among candidates: @autoclosure () -> [String]) -> String {
    Suggestion.suffix(of: nearest(to: name, among: candidates()))
  }

  /// Returns the result of ``Suggestion/nearest(to:among:)``, or an empty array if the budget is spent.
  ///
  /// The method evaluates the candidates only if some budget remains.
  package mutating func nearest(to name: String, among candidates: @autoclosure () -> [String]) -> [String] {
    guard comparisonsLeft > 0 else { return [] }
    let candidates = candidates()
    comparisonsLeft -= candidates.count
    return Suggestion.nearest(to: name, among: candidates)
  }
}
