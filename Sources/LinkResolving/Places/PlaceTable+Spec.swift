import WaymarkLinks

extension PublishedSpec {
  /// The lines of a ``PlaceTable``.
  package var placeTable: String {
    let places = samplePlaces.map { "place\t\($0.text)" }
    let screens =
      tabs.map { ($0.declaration.name, $0.declaration.parameters) }
      + routes.indices.map { (placeName(ofRoute: $0), routes[$0].declaration.parameters) }
    var defaults: [String] = []
    for (screen, parameters) in screens {
      for parameter in parameters {
        if case .defaulted(let text) = parameter.arity {
          defaults.append("default\t\(screen)\t\(parameter.name)\t\(text)")
        }
      }
    }
    let cases = types.flatMap { type in
      guard case .cases(let cases) = type.texts else { return [String]() }
      return cases.filter { $0.name != $0.text }.map { "case\t\(type.name)\t\($0.name)\t\($0.text)" }
    }
    return (places + defaults + cases).joined(separator: "\n")
  }
}
