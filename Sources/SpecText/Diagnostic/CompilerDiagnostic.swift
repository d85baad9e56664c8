/// Lint rules declare their own in the `WaymarkRules` module.
package enum CompilerDiagnostic: String, CaseIterable, Sendable {
  case checkIncomplete = "check-incomplete"
  case commentAfterPattern = "comment-after-pattern"
  case duplicateKey = "duplicate-key"
  case duplicateName = "duplicate-name"
  case duplicateOrigin = "duplicate-origin"
  case duplicateValue = "duplicate-value"
  case emptyEnumCase = "empty-enum-case"
  case emptySpec = "empty-spec"
  case gatedLink = "gated-link"
  case guardCycle = "guard-cycle"
  case guardedRule = "guarded-rule"
  case invalidAssociation = "invalid-association"
  case invalidColor = "invalid-color"
  case invalidGate = "invalid-gate"
  case invalidGuard = "invalid-guard"
  case invalidInclude = "invalid-include"
  case invalidInput = "invalid-input"
  case invalidLocalization = "invalid-localization"
  case invalidMetadata = "invalid-metadata"
  case invalidName = "invalid-name"
  case invalidOrigin = "invalid-origin"
  case invalidParameter = "invalid-parameter"
  case invalidPattern = "invalid-pattern"
  case invalidPropertyList = "invalid-property-list"
  case invalidRange = "invalid-range"
  case invalidShortcut = "invalid-shortcut"
  case invalidStrings = "invalid-strings"
  case invalidText = "invalid-text"
  case invalidType = "invalid-type"
  case invalidYAML = "invalid-yaml"
  case misplacedKey = "misplaced-key"
  case missingKey = "missing-key"
  case missingValue = "missing-value"
  case mistypedParameter = "mistyped-parameter"
  case modalCycle = "modal-cycle"
  case modalNotAllowed = "modal-not-allowed"
  case moduleBoundary = "module-boundary"
  case nameCollision = "name-collision"
  case nativeInURL = "native-in-url"
  case nestedTooDeep = "nested-too-deep"
  case noOrigin = "no-origin"
  case notText = "not-text"
  case parentCycle = "parent-cycle"
  case parentOutsideTab = "parent-outside-tab"
  case presentationMismatch = "presentation-mismatch"
  case severalDocuments = "several-documents"
  case specTooLarge = "spec-too-large"
  case staleOutput = "stale-output"
  case suspiciousText = "suspicious-text"
  case tabAsRoute = "tab-as-route"
  case tabNotAllowed = "tab-not-allowed"
  case tooManyFindings = "too-many-findings"
  case unboundParameter = "unbound-parameter"
  case undecidedModals = "undecided-modals"
  case undecidedPresentation = "undecided-presentation"
  case undecidedTab = "undecided-tab"
  case undeclaredOrigin = "undeclared-origin"
  case underivableStack = "underivable-stack"
  case unknownAnchor = "unknown-anchor"
  case unknownKey = "unknown-key"
  case unknownName = "unknown-name"
  case unknownParameter = "unknown-parameter"
  case unknownRule = "unknown-rule"
  case unknownType = "unknown-type"
  case unknownVersion = "unknown-version"
  case unportableYAML = "unportable-yaml"
  case unquotedPattern = "unquoted-pattern"
  case unservedAssociation = "unserved-association"
  case unusedFragment = "unused-fragment"
  case uselessSilence = "useless-silence"
  case wrongContentType = "wrong-content-type"
  case wrongType = "wrong-type"
  case yamlTag = "yaml-tag"

  package var id: DiagnosticID { DiagnosticID(rawValue, defaultSeverity) }

  private var defaultSeverity: DefaultSeverity {
    switch self {
    case .checkIncomplete, .duplicateKey, .duplicateName, .duplicateOrigin, .duplicateValue, .emptyEnumCase, .emptySpec,
      .gatedLink, .guardCycle, .guardedRule, .invalidColor, .invalidGate, .invalidGuard, .invalidInclude,
      .invalidMetadata, .invalidName,
      .invalidOrigin, .invalidParameter, .invalidPattern, .invalidRange, .invalidShortcut, .invalidText, .invalidType,
      .invalidYAML, .misplacedKey, .missingKey, .missingValue, .mistypedParameter, .modalCycle, .modalNotAllowed,
      .moduleBoundary, .nameCollision, .nativeInURL, .nestedTooDeep, .noOrigin, .notText, .parentCycle,
      .parentOutsideTab, .presentationMismatch, .severalDocuments, .specTooLarge, .staleOutput, .tabAsRoute,
      .tabNotAllowed, .tooManyFindings, .unboundParameter, .undecidedModals, .undecidedPresentation, .undecidedTab,
      .undeclaredOrigin, .underivableStack, .unknownAnchor, .unknownKey, .unknownName, .unknownParameter, .unknownRule,
      .unknownType, .unknownVersion, .unquotedPattern, .wrongType, .yamlTag:
      .guardedError
    case .invalidAssociation, .invalidInput, .invalidLocalization, .invalidPropertyList, .invalidStrings,
      .unservedAssociation, .wrongContentType:
      .error
    case .commentAfterPattern, .suspiciousText, .unportableYAML, .unusedFragment, .uselessSilence: .warning
    }
  }
}
