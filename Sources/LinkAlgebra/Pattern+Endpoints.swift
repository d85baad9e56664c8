import WaymarkModel

extension Pattern {
  /// Returns a copy of the pattern with only those endpoints that satisfy a predicate.
  func standing(on isKept: (Endpoint) -> Bool) -> Pattern {
    Pattern(
      text: text, endpoints: endpoints.filter(isKept), path: path, query: query, fragment: fragment,
      captureTypes: captureTypes)
  }
}
