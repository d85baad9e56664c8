/// A step from a value to a part of the value.
package enum ShapeStep: Hashable, Sendable {
  /// The value of a key, or of a name, in a mapping.
  case entry(String)
  /// An element of a list.
  case element
}

extension ValueShape {
  /// The shapes of the value, without ``any(_:)``.
  ///
  /// The alternatives of a list are the list and the shapes of its elements, because a single element can replace the
  /// list.
  package var alternatives: [ValueShape] {
    switch self {
    case .any(let shapes): shapes.flatMap(\.alternatives)
    case .list(let element, _): [self] + element.alternatives
    default: [self]
    }
  }

  /// Returns the shapes of the values at a path.
  ///
  /// - Parameter path: The steps from a value of this shape to the part, such as a tab's name and a key of the tab.
  /// - Returns: The ``alternatives`` at the path. The array is empty if the path is invalid.
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

  /// Returns the keys that a mapping at a path can have.
  ///
  /// - Parameter path: The steps to the mapping.
  /// - Returns: The keys of all constructs at the path, in the order of the key tables.
  package func keys(at path: some Sequence<ShapeStep>) -> [KeyShape] {
    shapes(at: path).flatMap { shape -> [KeyShape] in
      if case .construct(let construct) = shape { construct.keys } else { [] }
    }
  }

  /// Returns the shapes of the names, or of the patterns, that are the keys of a mapping at a path.
  ///
  /// - Parameter path: The steps to the mapping.
  /// - Returns: The ``alternatives`` of the names. The array is empty if the mapping has fixed keys.
  package func names(at path: some Sequence<ShapeStep>) -> [ValueShape] {
    shapes(at: path).flatMap { shape -> [ValueShape] in
      if case .mapping(let names, _) = shape { names.alternatives } else { [] }
    }
  }

  /// Returns the key to which a path leads.
  ///
  /// - Parameter path: The steps to the value of the key.
  /// - Returns: The key, or `nil` if the last step is not a key of a construct.
  package func key(at path: [ShapeStep]) -> KeyShape? {
    guard case .entry(let name) = path.last else { return nil }
    return keys(at: path.dropLast()).first { $0.name == name }
  }
}
