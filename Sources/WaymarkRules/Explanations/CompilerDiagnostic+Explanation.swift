import WaymarkDiagnostics

extension CompilerDiagnostic {
  /// The explanation of this kind of diagnostic.
  var explanation: Explanation {
    switch self {
    case .checkIncomplete: .checkIncomplete
    case .commentAfterPattern: .commentAfterPattern
    case .duplicateKey: .duplicateKey
    case .duplicateName: .duplicateName
    case .duplicateOrigin: .duplicateOrigin
    case .duplicateValue: .duplicateValue
    case .emptyEnumCase: .emptyEnumCase
    case .emptySpec: .emptySpec
    case .guardCycle: .guardCycle
    case .guardedRule: .guardedRule
    case .invalidAssociation: .invalidAssociation
    case .invalidColor: .invalidColor
    case .invalidGuard: .invalidGuard
    case .invalidInclude: .invalidInclude
    case .invalidLocalization: .invalidLocalization
    case .invalidMetadata: .invalidMetadata
    case .invalidName: .invalidName
    case .invalidOrigin: .invalidOrigin
    case .invalidParameter: .invalidParameter
    case .invalidPattern: .invalidPattern
    case .invalidPropertyList: .invalidPropertyList
    case .invalidRange: .invalidRange
    case .invalidShortcut: .invalidShortcut
    case .invalidStrings: .invalidStrings
    case .invalidText: .invalidText
    case .invalidType: .invalidType
    case .invalidYAML: .invalidYAML
    case .misplacedKey: .misplacedKey
    case .missingKey: .missingKey
    case .missingValue: .missingValue
    case .mistypedParameter: .mistypedParameter
    case .modalCycle: .modalCycle
    case .modalNotAllowed: .modalNotAllowed
    case .moduleBoundary: .moduleBoundary
    case .nameCollision: .nameCollision
    case .nativeInURL: .nativeInURL
    case .nestedTooDeep: .nestedTooDeep
    case .noOrigin: .noOrigin
    case .notText: .notText
    case .parentCycle: .parentCycle
    case .parentOutsideTab: .parentOutsideTab
    case .presentationMismatch: .presentationMismatch
    case .severalDocuments: .severalDocuments
    case .specTooLarge: .specTooLarge
    case .staleOutput: .staleOutput
    case .suspiciousText: .suspiciousText
    case .tabAsRoute: .tabAsRoute
    case .tabNotAllowed: .tabNotAllowed
    case .tooManyFindings: .tooManyFindings
    case .unboundParameter: .unboundParameter
    case .undecidedModals: .undecidedModals
    case .undecidedPresentation: .undecidedPresentation
    case .undecidedTab: .undecidedTab
    case .undeclaredOrigin: .undeclaredOrigin
    case .underivableStack: .underivableStack
    case .unknownAnchor: .unknownAnchor
    case .unknownKey: .unknownKey
    case .unknownName: .unknownName
    case .unknownParameter: .unknownParameter
    case .unknownRule: .unknownRule
    case .unknownType: .unknownType
    case .unknownVersion: .unknownVersion
    case .unportableYAML: .unportableYAML
    case .unquotedPattern: .unquotedPattern
    case .unusedFragment: .unusedFragment
    case .uselessSilence: .uselessSilence
    case .wrongType: .wrongType
    case .yamlTag: .yamlTag
    }
  }
}
