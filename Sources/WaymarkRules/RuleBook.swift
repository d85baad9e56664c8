import WaymarkDiagnostics

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
    .commentAfterPattern,
    .duplicateKey,
    .duplicateName,
    .duplicateOrigin,
    .duplicateValue,
    .emptyEnumCase,
    .emptySpec,
    .guardedRule,
    .invalidAssociation,
    .invalidColor,
    .invalidInclude,
    .invalidLocalization,
    .invalidName,
    .invalidOrigin,
    .invalidParameter,
    .invalidPattern,
    .invalidPropertyList,
    .invalidRange,
    .invalidShortcut,
    .invalidStrings,
    .invalidText,
    .invalidType,
    .invalidYAML,
    .misplacedKey,
    .missingKey,
    .missingValue,
    .mistypedParameter,
    .nameCollision,
    .nativeInURL,
    .nestedTooDeep,
    .noOrigin,
    .notText,
    .parentCycle,
    .parentOutsideTab,
    .presentationMismatch,
    .severalDocuments,
    .specTooLarge,
    .staleOutput,
    .tabAsRoute,
    .tabNotAllowed,
    .tooManyFindings,
    .unboundParameter,
    .undecidedPresentation,
    .undecidedTab,
    .undeclaredOrigin,
    .underivableStack,
    .unknownAnchor,
    .unknownKey,
    .unknownName,
    .unknownParameter,
    .unknownRule,
    .unknownType,
    .unknownVersion,
    .unquotedPattern,
    .unusedFragment,
    .uselessSilence,
    .wrongType,
    .yamlTag,
  ]
}
