/// An error that is thrown if the computation of an automaton exceeds a limit.
///
/// The limits exist because a spec from an untrusted source can require exponentially large automata.
package struct TooManyStatesError: Error, Hashable, Sendable {
  package init() {}
}
