import WaymarkLinks

extension PublishedSpec {
  /// The name of the case of a generated enum that wraps the screens of a feature.
  package static func caseName(ofFeature name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  package func placeName(ofRoute index: Int) -> String {
    let route = routes[index]
    let feature = route.feature.map { Self.caseName(ofFeature: features[$0]) + "." } ?? ""
    return feature + route.declaration.name
  }

  func placeScreen(ofRoute index: Int, as kind: Destination.Kind, _ values: [PlacePath.Value]) -> PlacePath.Screen {
    let implied = PlacePath.presentations.first(where: routes[index].presentations.contains)
    let presentation: Destination.Kind? =
      switch kind {
      case .window: .window
      case .gate: nil
      default: kind == implied ? nil : kind
      }
    return PlacePath.Screen(placeName(ofRoute: index), presentation, values: values)
  }

  /// A value in the app's Swift: for an enum, the name of a case.
  package func sample(of type: ValueType) -> String {
    switch type {
    case .declared(let index): types[index].sample
    case .primitive(.string): "text"
    case .primitive(.int), .primitive(.uint): "1"
    case .primitive(.double): "0.5"
    case .primitive(.bool): "true"
    case .primitive(.uuid): "123e4567-e89b-12d3-a456-426614174000"
    case .primitive(.date): "2026-01-31"
    case .primitive(.slug): "slug"
    case .primitive(.url): "https://example.com"
    }
  }

  /// `nil` for a native type.
  private func placeSample(of type: ValueType) -> String? {
    guard case .declared(let index) = type else { return sample(of: type) }
    return switch types[index].texts {
    case .native: nil
    case .cases(let cases): cases.first?.text
    case .refinement: types[index].sample
    }
  }

  /// Values of the parameters that a place path can't leave out, and an element for each list; `nil` if a required
  /// parameter has a native type.
  func sampleValues(of declaration: Declaration) -> [PlacePath.Value]? {
    var values: [PlacePath.Value] = []
    for parameter in declaration.parameters where parameter.arity == .required || parameter.arity == .list {
      if let text = placeSample(of: parameter.type) {
        values.append(PlacePath.Value(parameter.name, text))
      } else if parameter.arity == .required {
        return nil
      }
    }
    return values
  }
}
