/// An automaton that can be in several states at once, and goes on from some without reading anything (Thompson,
/// "Regular Expression Search Algorithm", 1968).
struct NondeterministicAutomaton {
  /// The states, and the moves that read a byte; several may read the same.
  var draft = AutomatonDraft()
  /// The moves that read nothing, an entry each in these two.
  private(set) var silentSources: [Int] = []
  private(set) var silentTargets: [Int] = []

  mutating func silentMove(_ source: Int, _ target: Int) {
    silentSources.append(source)
    silentTargets.append(target)
  }

  var moveCount: Int { draft.sources.count + silentSources.count }
}
