/// A nondeterministic automaton with epsilon transitions (Thompson, "Regular Expression Search Algorithm", 1968).
struct NondeterministicAutomaton {
  /// The states, and the transitions that consume a byte.
  ///
  /// A state may have several transitions on the same byte.
  var draft = AutomatonDraft()
  /// The source state of each epsilon transition.
  ///
  /// The array ``silentTargets`` lists the target states of the transitions in the same order.
  private(set) var silentSources: [Int] = []
  private(set) var silentTargets: [Int] = []

  mutating func silentMove(_ source: Int, _ target: Int) {
    silentSources.append(source)
    silentTargets.append(target)
  }

  var moveCount: Int { draft.sources.count + silentSources.count }
}
