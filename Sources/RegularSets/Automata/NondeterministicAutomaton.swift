/// A nondeterministic automaton with epsilon transitions (Thompson, "Regular Expression Search Algorithm", 1968).
struct NondeterministicAutomaton {
  var draft = AutomatonDraft()
  /// The array ``silentTargets`` lists the target states of the transitions in the same order.
  private(set) var silentSources: [Int] = []
  private(set) var silentTargets: [Int] = []

  mutating func silentMove(_ source: Int, _ target: Int) {
    silentSources.append(source)
    silentTargets.append(target)
  }

  var moveCount: Int { draft.sources.count + silentSources.count }
}
