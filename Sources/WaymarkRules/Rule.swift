import WaymarkModel
import WaymarkSource

/// A judgement over a resolved spec. Each stands in a file of its own and in one line of ``RuleRegistry``.
package struct Rule: Sendable {
  /// What its findings mean, and their name.
  package let page: RulePage
  private let check: @Sendable (NavigationModel, (Diagnostic) -> Void) -> Void

  /// A rule whose findings have the name of the page.
  init(_ page: RulePage, check: @escaping @Sendable (NavigationModel, (Diagnostic) -> Void) -> Void) {
    self.page = page
    self.check = check
  }

  package var name: RuleName { page.name }

  /// The rule's findings.
  package func findings(in model: NavigationModel) -> [Diagnostic] {
    var findings = Findings()
    check(model) { findings.add($0) }
    return findings.all
  }
}

/// Every rule, by name.
package enum RuleRegistry {
  package static let rules: [Rule] = [
    .duplicateAccessibilityID,
    .duplicateLink,
  ]
}
