/// A description of a name that the spec declares elsewhere.
package struct ReferenceShape: Sendable {
  /// A kind of name that a value can refer to.
  package enum Target: String, CaseIterable, Sendable {
    case tab, route, resolvedLink, condition, origin, parameter, metadataKey
    /// A route that is presented as a sheet, a cover, or a window.
    case modalRoute
    /// A rule, which has no declaration in the spec.
    case rule
  }

  /// The kinds of names. Any of the kinds is valid.
  package let targets: [Target]
  /// Valid words that are not names, such as `current`.
  package let words: [WordShape]

  init(_ targets: [Target], words: [WordShape] = []) {
    self.targets = targets
    self.words = words
  }
}

extension ValueShape {
  /// A name of one of several kinds.
  static func reference(to targets: ReferenceShape.Target...) -> ValueShape { .reference(ReferenceShape(targets)) }
}
