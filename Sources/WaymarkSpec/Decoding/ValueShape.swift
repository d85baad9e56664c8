/// A description of the values that a key accepts, for editors.
///
/// A shape is part of a key table, next to the decoder of the value. The JSON Schema and code completion are derived
/// from the shapes.
package indirect enum ValueShape: Sendable {
  case text(TextShape)
  case flag
  case wholeNumber
  case choice([WordShape])
  case declaration(DeclaredName)
  case reference(ReferenceShape)
  /// In place of the list, a key also accepts a single element. If `isDistinct` is `true`, the elements of the list
  /// must differ from each other.
  case list(ValueShape, isDistinct: Bool)
  case mapping(names: ValueShape, values: ValueShape)
  case construct(ConstructShape)
  case any([ValueShape])
  /// No value, which YAML writes as an empty value or as `null`.
  case nothing
}

/// A word from a fixed set of words.
package struct WordShape: Sendable {
  package let word: String
  /// A sentence about the word that starts with the word in backticks, or `nil` if the word explains itself.
  package let phrase: String?
}
