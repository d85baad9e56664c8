import SpecText

/// A pattern of an association file, as texts and wildcards without percent escapes.
struct AssociationText {
  enum Token: Hashable {
    case text(String)
    /// Exactly one character.
    case one
    /// Any number of characters.
    case any
    /// The values of a variable. The array has no empty value and no value with a wildcard.
    case values([String], name: String)
    /// One character of a class of a regular expression, such as `[0-9]`.
    case character(String)
    /// The codes of the variables `lang` and `region`, which the regular expression contains.
    case codes(String, name: String)
  }

  private(set) var tokens: [Token] = []
  /// The reason why no URL can match the pattern, or why the pattern is too complicated; `nil` for other patterns.
  private(set) var problem: String?
  /// The name of a variable with hundreds of values, for which the tokens match more texts than the pattern.
  private(set) var widened: String?

  /// The maximum number of values of a variable in a draft.
  private static let mostValues = 100

  /// The classes of the predefined variables whose values are single characters.
  private static let classes = [
    "alpha": "[A-Za-z]", "upper": "[A-Z]", "lower": "[a-z]", "alnum": "[A-Za-z0-9]", "digit": "[0-9]",
    "xdigit": "[0-9A-Fa-f]",
  ]

  /// Regular expressions for the predefined variables with hundreds of values.
  private static let codes = ["lang": "[a-z]{2,3}", "region": "[A-Z]{2}"]

  /// Splits a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - file: The file with the variables.
  ///   - isPercentEncoded: A Boolean value that indicates whether the pattern contains percent escapes.
  init(_ pattern: String, in file: AssociationFile, isPercentEncoded: Bool) {
    for part in AssociationPatternPart.all(in: pattern) {
      switch part {
      case .text(let text):
        if isPercentEncoded, !text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F }) {
          problem = "a URL contains only ASCII characters, and the pattern contains others"
        }
        tokens.append(.text(isPercentEncoded ? PercentEncoding.decoded(Array(text.utf8)) : text))
      case .one: tokens.append(.one)
      case .any: tokens.append(.any)
      case .variable(let name):
        if file.substitutionVariables[name] == nil, let characters = Self.classes[name] {
          tokens.append(.character(characters))
        } else if file.substitutionVariables[name] == nil, let codes = Self.codes[name] {
          widened = name
          tokens.append(.codes(codes, name: name))
        } else {
          let values = file.substitutionVariables[name] ?? AssociationFile.systemVariables[name] ?? []
          let isSimple = values.allSatisfy { !$0.isEmpty && !$0.utf8.contains { "/?*%".utf8.contains($0) } }
          if values.isEmpty || !isSimple || values.count > Self.mostValues {
            problem =
              "the variable `$(\(name.prefix(32)))` has many values, or values with wildcards, slashes, or escapes"
          }
          tokens.append(.values(values, name: name))
        }
      }
    }
  }

  /// The text if the pattern has no wildcards.
  var literal: String? {
    switch (tokens.count, tokens.first) {
    case (0, _): ""
    case (1, .text(let text)): text
    default: nil
    }
  }
}
