import WaymarkModel

extension Pattern {
  func standing(on isKept: (Endpoint) -> Bool) -> Pattern {
    Pattern(
      text: text, endpoints: endpoints.filter(isKept), path: path, query: query, fragment: fragment,
      captureTypes: captureTypes)
  }
}
