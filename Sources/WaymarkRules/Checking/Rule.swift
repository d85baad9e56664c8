import SpecModel
import SpecText
import WaymarkLinks

/// Each rule has its own file and is listed in ``RuleRegistry``.
package struct Rule: Sendable {
  package let id: DiagnosticID
  package let requirement: RuleRequirement
  package let explanation: Explanation
  private let check: @Sendable (RuleSubject, Int) -> [Diagnostic]?

  init<Facts>(
    _ name: String, _ severity: DefaultSeverity, explanation: Explanation, requires facts: RequiredFacts<Facts>,
    check: @escaping @Sendable (RuleContext<Facts>) -> Void
  ) {
    let id = DiagnosticID(name, severity)
    self.id = id
    self.explanation = explanation
    requirement = facts.requirement
    self.check = { subject, limit in
      guard let facts = facts.find(subject) else { return nil }
      let context = RuleContext(of: id, about: subject, facts, limit: limit)
      check(context)
      return context.diagnostics
    }
  }

  package func diagnostics(about subject: RuleSubject, limit: Int = DiagnosticCollector.usualLimit) -> [Diagnostic]? {
    check(subject, limit)
  }
}

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

struct Finding {
  /// The problem and its reason, in one sentence without a period.
  let message: String
  let span: Span
  let help: String?
  let related: [Diagnostic.Related]
  let fixes: [Diagnostic.FixIt]
  let witness: Diagnostic.Witness?

  init(
    _ message: String, at span: Span, help: String? = nil, related: [Diagnostic.Related] = [],
    fixes: [Diagnostic.FixIt] = [], witness: Diagnostic.Witness? = nil
  ) {
    self.message = message
    self.span = span
    self.help = help
    self.related = related
    self.fixes = fixes
    self.witness = witness
  }
}

extension Diagnostic {
  init(_ id: DiagnosticID, _ finding: Finding) {
    self.init(
      id, finding.message, at: finding.span, help: finding.help, related: finding.related, fixes: finding.fixes,
      witness: finding.witness)
  }
}

/// A file is `nil` if the spec has no path for the file, or if the file cannot be read.
package struct PlatformFiles: Sendable {
  package struct File<Content: Sendable>: Sendable {
    package let content: Content
    package let name: String
    package let reference: Diagnostic.Related
    package let span: Span

    package init(_ content: Content, at path: Text, file: Int) {
      self.init(content, path.string, .init(path.span, "the spec names the file here"), file)
    }

    package init(_ content: Content, servedBy site: AssociationSite, file: Int) {
      self.init(content, site.url, .init(site.origin, "this origin has the host"), file)
    }

    private init(_ content: Content, _ name: String, _ reference: Diagnostic.Related, _ file: Int) {
      self.content = content
      self.name = name
      self.reference = reference
      span = .start(ofFile: file)
    }
  }

  package var association: File<AssociationFile>?
  package var infoPlist: File<InfoPlist>?
  package var entitlements: File<AssociatedDomains>?
  package let claims: AssociationFile

  /// `nil` if the file belongs to the app, and all hosts serve the file.
  package let site: AssociationSite?

  package init(claims: AssociationFile, servedBy site: AssociationSite? = nil) {
    self.claims = claims
    self.site = site
  }
}
