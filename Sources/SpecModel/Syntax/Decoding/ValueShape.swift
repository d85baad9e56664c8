import SpecText

/// The values that a key accepts, from which the JSON Schema and code completion are derived.
package indirect enum ValueShape: Sendable {
  case text(TextShape)
  case flag
  case wholeNumber
  case choice([WordShape])
  case declaration(DeclaredName)
  case reference(ReferenceShape)
  /// A single element is also valid. With `isDistinct`, elements must differ.
  case list(ValueShape, isDistinct: Bool)
  case mapping(names: ValueShape, values: ValueShape)
  case construct(ConstructShape)
  case any([ValueShape])
  /// No value, which YAML writes as an empty value or as `null`.
  case nothing
}

package struct WordShape: Sendable {
  package let word: String
  /// A sentence that starts with the word in backticks; `nil` if the word explains itself.
  package let phrase: String?
}

package enum ShapeStep: Hashable, Sendable {
  case entry(String)
  case element
}

extension ValueShape {
  /// Includes the shapes of a list's elements, because a single element can replace the list.
  package var alternatives: [ValueShape] {
    switch self {
    case .any(let shapes): shapes.flatMap(\.alternatives)
    case .list(let element, _): [self] + element.alternatives
    default: [self]
    }
  }

  /// Does not check the values of the mapping.
  func accepts(mapping: YAMLNode) -> Bool {
    alternatives.contains { shape in
      switch shape {
      case .mapping: return true
      case .construct(let construct):
        var isKnown = true
        mapping.forEachPair { key, _ in if key.kind != .scalar || !construct.contains(key.text) { isKnown = false } }
        return isKnown
      default: return false
      }
    }
  }

  func hasKey(_ name: Text) -> Bool {
    alternatives.contains { if case .construct(let construct) = $0 { construct.contains(name) } else { false } }
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

/// A name that the spec declares elsewhere.
package struct ReferenceShape: Sendable {
  package enum Target: String, CaseIterable, Sendable {
    case tab, route, resolvedLink, condition, origin, parameter, metadataKey
    case modalRoute
    case rule
  }

  /// Any of the kinds is valid.
  package let targets: [Target]
  /// Valid words that are not names, such as `current`.
  package let words: [WordShape]

  package static let form = "^\(Identifiers.lowerCamelCaseForm)$"

  init(_ targets: [Target], words: [WordShape] = []) {
    self.targets = targets
    self.words = words
  }
}

extension ValueShape {
  static func reference(to targets: ReferenceShape.Target...) -> ValueShape { .reference(ReferenceShape(targets)) }
}

package struct TextShape: Sendable {
  /// Selects the completion in editors.
  package enum Role: String, CaseIterable, Sendable {
    case plain
    case appID
    case lines
    case pattern
    case url
    case host
    case scheme
    case path
    case symbol
    case image
    case localizationKey
    case accessibilityID
    case color
    case parameterType
    case resultType
    case expression
    case range
    case shortcut
    case fraction
    case swiftName
    case swiftModule
    case typeName
    case language
    case version
  }

  package struct Numbers: Sendable {
    /// The greatest number below the range; `nil` without this bound.
    package var above: Int?
    package var minimum: Int?
    package var maximum: Int?

    static let any = Numbers()
  }

  package struct Form: Sendable {
    package let description: String
    /// An ECMAScript regular expression for every valid string.
    package let expression: String
    /// The numbers of YAML that are valid strings.
    package let numbers: Numbers?
    package let allowsFlags: Bool

    init(_ description: String, _ expression: String, numbers: Numbers? = nil, allowsFlags: Bool = false) {
      self.description = description
      self.expression = expression
      self.numbers = numbers
      self.allowsFlags = allowsFlags
    }
  }

  package let role: Role
  package let form: Form?
  package let allowsEmpty: Bool

  init(_ role: Role, _ form: Form? = nil, allowsEmpty: Bool = false) {
    self.role = role
    self.form = form
    self.allowsEmpty = allowsEmpty
  }
}

extension ValueShape {
  static func text(_ role: TextShape.Role, _ form: TextShape.Form? = nil) -> ValueShape { .text(TextShape(role, form)) }
}
