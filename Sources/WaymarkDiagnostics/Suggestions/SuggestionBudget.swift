/// A limit on the time for suggestions in a compilation.
///
/// A spec with many unknown names among many known names gets suggestions until the budget is spent.
package struct SuggestionBudget {
  /// The remaining number of comparisons of two names.
  private var comparisonsLeft = 20_000

  package init() {}

  /// Returns the result of ``Suggestion/suffix(for:among:)``, or an empty text if the budget is spent.
  ///
  /// The method evaluates the candidates only if some budget remains.
  package mutating func suffix(for name: String, among candidates: @autoclosure () -> [String]) -> String {
    guard comparisonsLeft > 0 else { return "" }
    let candidates = candidates()
    comparisonsLeft -= candidates.count
    return Suggestion.suffix(for: name, among: candidates)
  }
}
