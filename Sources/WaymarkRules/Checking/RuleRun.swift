import LinkLogic
import SpecModel
import SpecText
import WaymarkLinks

/// Each rule runs once, as soon as its input is available.
package struct RuleRun {
  package var subject: RuleSubject
  private var pending: [Rule]
  private let limit: Int

  package init(_ rules: [Rule], about subject: RuleSubject, limit: Int = DiagnosticCollector.usualLimit) {
    pending = rules
    self.subject = subject
    self.limit = limit
  }

  package mutating func next() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    pending.removeAll { rule in
      guard let found = rule.diagnostics(about: subject, limit: limit) else { return false }
      diagnostics += found
      return true
    }
    return diagnostics
  }
}

/// The compiler sets each property as soon as the value is available.
package struct RuleSubject {
  package let space: LinkSpace
  let edits: SpecEdits
  /// `nil` while the resolved spec may have errors.
  package var linkTable: LinkTable?
  /// `nil` if the compiler has not read the string tables.
  package var strings: [StringTables]?
  let moduleDepth: Int?
  package var platformFiles: PlatformFiles?

  package init(_ space: LinkSpace, edits: SpecEdits? = nil, linkTable: LinkTable? = nil, moduleDepth: Int? = nil) {
    self.moduleDepth = moduleDepth
    self.space = space
    self.edits = edits ?? SpecEdits(space.model.spec)
    self.linkTable = linkTable
  }

  struct Platform {
    let linkTable: LinkTable
    let files: PlatformFiles
  }
}

/// A context gives a rule access only to the input that the rule requires.
package final class RuleContext<Facts> {
  let space: LinkSpace
  let edits: SpecEdits
  /// The folders from a package target to the spec; `nil` outside of such a target.
  let moduleDepth: Int?
  fileprivate let facts: Facts
  private let id: DiagnosticID
  private var findings: DiagnosticCollector
  private var gaps: DiagnosticCollector

  init(of id: DiagnosticID, about subject: RuleSubject, _ facts: Facts, limit: Int) {
    self.id = id
    space = subject.space
    edits = subject.edits
    moduleDepth = subject.moduleDepth
    self.facts = facts
    findings = DiagnosticCollector(limit: limit, severity: id.defaultSeverity.severity)
    gaps = DiagnosticCollector(limit: limit)
  }

  var model: NavigationModel { space.model }
  var diagnostics: [Diagnostic] { findings.all + gaps.all }

  /// After the limit is reached, further findings are counted but not created.
  func report(_ finding: @autoclosure () -> Finding) { findings.add(Diagnostic(id, finding())) }

  func reportIncomplete(_ gap: Finding, severity: Diagnostic.Severity = .error) {
    var diagnostic = Diagnostic(CompilerDiagnostic.checkIncomplete.id, gap)
    diagnostic.severity = severity
    gaps.add(diagnostic)
  }

  func reportIncomplete(_ links: [Int], _ done: String, help advice: String) {
    let patterns = links.map { model.links[$0].pattern.text }
    let names = patterns.prefix(3).map { "`\($0.string)`" }
    let isMany = links.count > names.count
    let list =
      isMany ? names.joined(separator: ", ") + ", and \(links.count - names.count) more" : names.joined(or: "and")
    reportIncomplete(
      Finding(
        "\(list) \(links.count == 1 ? "is" : "are") \(done), because the check would take too long",
        at: patterns[0].span, help: "\(advice); `waymark explain check-incomplete` lists the causes"))
  }
}

extension RuleContext where Facts == LinkTable {
  var linkTable: LinkTable { facts }
}

extension RuleContext where Facts == [StringTables] {
  var strings: [StringTables] { facts }
}

extension RuleContext where Facts == RuleSubject.Platform {
  var linkTable: LinkTable { facts.linkTable }
  var files: PlatformFiles { facts.files }
}
