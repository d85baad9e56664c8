import AppleFormats
import WaymarkLinks

/// The kind of facts that a rule requires.
package enum RuleRequirement: Sendable {
  /// The resolved spec, which may have errors.
  case model
  /// The resolved spec without errors, and its link table.
  case errorFreeModel
  /// The string tables of the app, for an error-free model.
  case stringTables
  /// The files of the app that tell the platform about links, for an error-free model.
  case platformFiles

  /// A Boolean value that indicates whether the facts are in files of the app, which a build does not read.
  package var isAppFiles: Bool {
    switch self {
    case .model, .errorFreeModel: false
    case .stringTables, .platformFiles: true
    }
  }
}

/// A requirement together with the type of its facts.
struct RequiredFacts<Facts>: Sendable {
  let requirement: RuleRequirement
  /// A function that returns the facts, or `nil` if the subject lacks them.
  let find: @Sendable (RuleSubject) -> Facts?
}

extension RequiredFacts<Void> {
  static var model: Self { Self(requirement: .model) { _ in () } }
}

extension RequiredFacts<LinkTable> {
  static var errorFreeModel: Self { Self(requirement: .errorFreeModel) { $0.linkTable } }
}

extension RequiredFacts<StringTables> {
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
