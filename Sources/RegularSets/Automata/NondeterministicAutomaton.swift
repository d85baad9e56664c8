/// A nondeterministic automaton with epsilon transitions (Thompson, "Regular Expression Search Algorithm", 1968).
struct NondeterministicAutomaton {
  /// The states and the transitions that consume a byte; one state may have several transitions on the same byte.
  var draft = AutomatonDraft()
  /// The source states of the epsilon transitions, parallel to ``silentTargets``.
  private(set) var silentSources: [Int] = []
  private(set) var silentTargets: [Int] = []

  mutating func silentMove(_ source: Int, _ target: Int) {
    silentSources.append(source)
    silentTargets.append(target)
  }

  var moveCount: Int { draft.sources.count + silentSources.count }
}
