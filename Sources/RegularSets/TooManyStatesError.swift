/// The automaton of a set, or the way to it, is larger than anybody needs: sets come out of specs, which are hostile.
package struct TooManyStatesError: Error, Hashable, Sendable {
  package init() {}
}
