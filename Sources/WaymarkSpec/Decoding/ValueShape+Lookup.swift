/// A step from a value to a part of the value.
package enum ShapeStep: Hashable, Sendable {
  case entry(String)
  case element
}

extension ValueShape {
  /// The alternatives of a list are the list and the shapes of its elements, because a single element can replace the
  /// list.
  package var alternatives: [ValueShape] {
    switch self {
    case .any(let shapes): shapes.flatMap(\.alternatives)
    case .list(let element, _): [self] + element.alternatives
    default: [self]
    }
  }

  package func shapes(at path: some Sequence<ShapeStep>) -> [ValueShape] {
    path.reduce(alternatives) { shapes, step in shapes.flatMap { $0.shapes(after: step) } }
  }

  private func shapes(after step: ShapeStep) -> [ValueShape] {
    switch (self, step) {
    case (.list(let element, _), .element): element.alternatives
    case (.mapping(_, let values), .entry): values.alternatives
    case (.construct(let construct), .entry(let name)):
      construct.keys.first { $0.name == name }?.shape.alternatives ?? []
    default: []
    }
  }

  package func keys(at path: some Sequence<ShapeStep>) -> [KeyShape] {
    shapes(at: path).flatMap { shape -> [KeyShape] in
      if case .construct(let construct) = shape { construct.keys } else { [] }
    }
  }

  package func names(at path: some Sequence<ShapeStep>) -> [ValueShape] {
    shapes(at: path).flatMap { shape -> [ValueShape] in
      if case .mapping(let names, _) = shape { names.alternatives } else { [] }
    }
  }

  package func key(at path: [ShapeStep]) -> KeyShape? {
    guard case .entry(let name) = path.last else { return nil }
    return keys(at: path.dropLast()).first { $0.name == name }
  }
}
