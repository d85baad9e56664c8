import AppleFormats
import WaymarkLinks

/// The kind of input that a rule requires.
package enum RuleRequirement: Sendable {
  case model
  /// The resolved spec without errors, and the link table of the spec.
  case errorFreeModel
  case stringTables
  case platformFiles

  /// During a build, the compiler does not read the files of the app.
  package var isAppFiles: Bool {
    switch self {
    case .model, .errorFreeModel: false
    case .stringTables, .platformFiles: true
    }
  }
}

/// A kind of required input, together with the Swift type of the input.
struct RequiredFacts<Facts>: Sendable {
  let requirement: RuleRequirement
  let find: @Sendable (RuleSubject) -> Facts?
}

extension RequiredFacts<Void> {
  static var model: Self { Self(requirement: .model) { _ in () } }
}

extension RequiredFacts<LinkTable> {
  static var errorFreeModel: Self { Self(requirement: .errorFreeModel) { $0.linkTable } }
}

extension RequiredFacts<[StringTables]> {
  static var stringTables: Self { Self(requirement: .stringTables) { $0.strings } }
}

extension RequiredFacts<RuleSubject.Platform> {
  static var platformFiles: Self {
    Self(requirement: .platformFiles) { subject in
      guard let linkTable = subject.linkTable, let files = subject.platformFiles else { return nil }
      return .init(linkTable: linkTable, files: files)
    }
  }
}
