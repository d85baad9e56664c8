/// A description of a name that the spec declares elsewhere.
package struct ReferenceShape: Sendable {
  /// A kind of name that a value can refer to.
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
