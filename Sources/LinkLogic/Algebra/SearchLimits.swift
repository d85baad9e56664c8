/// A spec may come from an untrusted source. The times are the processor time of a release build, on a busy AMD EPYC,
/// until a hostile spec exceeds the limit.
package struct SearchLimits: Sendable {
  /// Steps of one decision about coverage: 2.0 s with 200 links of 28 enum captures.
  package var stepsOfCoverage = 250_000
  /// Steps of all decisions about coverage: 3.9 s with the same spec.
  package var stepsOfAllCoverage = 500_000
  /// Pairs of states that all comparisons of two sets visit: 9.7 s with 100 disjoint regular expressions.
  package var pairsOfStates = 50_000_000
  /// States of the sets of captures: not measured, because other limits end first.
  package var statesOfCaptures = 1_000_000
  /// States of the sets of schemes and hosts: 2.0 s with 120 host patterns.
  package var statesOfAuthorities = 2_200_000
  /// Keys in combinations of query aliases: 2.0 s with 300 links of 128 combinations.
  package var keysOfQueries = 50_000
  /// Candidates that the search for unreachable links examines: 3.5 s with 10,000 links.
  package var candidates = 5_000_000

  package init() {}
}
