import WaymarkSource

/// A page for every name that a finding can have.
package enum RuleBook {
  /// By name.
  package static let pages = (RuleRegistry.rules.map(\.page) + others).sorted { $0.name < $1.name }

  /// The page of a name, where there is one.
  package static func page(of name: String) -> RulePage? {
    pages.first { $0.name.description == name }
  }

  /// The pages of what is found before and after the rules look at a spec: while its files are read, its names resolved and
  /// its Swift written.
  private static let others: [RulePage] = [
    .duplicateKey,
    .duplicateName,
    .duplicateOrigin,
    .duplicateValue,
    .emptySpec,
    .invalidInclude,
    .invalidName,
    .invalidOrigin,
    .invalidPattern,
    .invalidText,
    .invalidYAML,
    .misplacedKey,
    .missingKey,
    .missingValue,
    .mistypedParameter,
    .nameCollision,
    .nestedTooDeep,
    .noOrigin,
    .notText,
    .presentationMismatch,
    .severalDocuments,
    .specTooLarge,
    .staleOutput,
    .tabNotAllowed,
    .tooManyFindings,
    .unboundParameter,
    .undecidedTab,
    .unknownAnchor,
    .unknownKey,
    .unknownName,
    .unknownParameter,
    .unknownType,
    .unknownVersion,
    .unquotedPattern,
    .unusedFragment,
    .wrongType,
    .yamlTag,
  ]
}
