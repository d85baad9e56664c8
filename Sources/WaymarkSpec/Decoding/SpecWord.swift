/// A word from a fixed set of words in a spec.
package protocol SpecWord: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  /// A predicate that describes the effect of the word, or `nil` if the word explains itself.
  ///
  /// For example, the effect of `drop` is "discards the new link".
  var effect: String? { get }
}

extension SpecWord {
  package var effect: String? { nil }

  var phrase: String { "`\(rawValue)`" + (effect.map { " \($0)" } ?? "") }

  static var shapes: [WordShape] {
    allCases.map { WordShape(word: $0.rawValue, phrase: $0.effect == nil ? nil : $0.phrase) }
  }
}
