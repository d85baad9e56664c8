import SpecText

/// All rules, sorted by name.
package enum RuleRegistry {
  /// A build does not read these files.
  package static let diagnosticsAboutAppFiles: Set<DiagnosticID> = Set(
    rules.filter(\.requirement.isAppFiles).map(\.id)
      + [
        CompilerDiagnostic.invalidAssociation, .invalidLocalization, .invalidPropertyList, .invalidStrings,
        .unservedAssociation, .wrongContentType,
      ].map(\.id))

  package static let rules: [Rule] = [
    .ambiguousLinks,
    .beatsCycle,
    .captureAsHost,
    .crowdedEnum,
    .crowdedTabBar,
    .deadSetting,
    .derivedAccessibilityID,
    .differingPlaceholders,
    .duplicateAccessibilityID,
    .duplicateLink,
    .duplicateString,
    .failingExample,
    .guardReplacesModal,
    .guardedSignIn,
    .hiddenInitial,
    .implicitParameter,
    .impossiblePattern,
    .insecureOrigin,
    .linksDifferOnlyByCase,
    .minimumTooHigh,
    .missingAppID,
    .missingDomain,
    .missingFallback,
    .missingLanguage,
    .missingTranslation,
    .missingWWWHost,
    .modalOverModal,
    .noLastingTab,
    .openRedirect,
    .opensOutsideTab,
    .pinnedButHidden,
    .redirectCycle,
    .redirectToNowhere,
    .resolvesNowhere,
    .resolvesOutsideTab,
    .staleString,
    .unclaimedLink,
    .uncoveredClaim,
    .unfilledPlaceholder,
    .unreachableLink,
    .unreachableRoute,
    .unreachableTitle,
    .unregisteredScheme,
    .unroutedClaim,
    .unshowableTab,
    .untranslatedTitle,
    .unusedCondition,
    .unusedDomain,
    .unusedOrigin,
    .unusedScheme,
    .unusedString,
    .unusedType,
    .uselessBeats,
    .wellKnownScheme,
  ]
}
