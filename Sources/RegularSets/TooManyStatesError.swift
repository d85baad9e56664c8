/// An error that is thrown if the automaton of a set, or its construction, exceeds a limit.
///
/// The limits exist because a spec from an untrusted source can require exponentially large automata.
package struct TooManyStatesError: Error, Hashable, Sendable {
  package init() {}
}
