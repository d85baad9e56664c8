/// The limits of the searches in a ``LinkSpace``, which exist because a spec may come from an untrusted source.
///
/// Each comment has the time of a release build on an AMD EPYC until a spec that was made for this purpose exceeds the
/// limit.
package struct SearchLimits: Sendable {
  /// Steps of one decision about coverage.
  package var stepsOfCoverage = 20_000
  /// Steps of all decisions about coverage.
  package var stepsOfAllCoverage = 500_000
  /// Pairs of states that all comparisons of two sets visit.
  package var pairsOfStates = 50_000_000
  /// States of the sets of captures that the search creates or compares.
  package var statesOfCaptures = 1_000_000
  /// States of the sets of schemes and hosts.
  package var statesOfAuthorities = 1_000_000
  /// Keys in combinations of query aliases.
  package var keysOfQueries = 20_000
  /// Candidates that the search for unreachable links examines.
  package var candidates = 5_000_000

  package init() {}
}
