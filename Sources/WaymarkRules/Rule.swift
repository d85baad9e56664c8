import WaymarkModel
import WaymarkSource

/// A judgement over a resolved spec. Each stands in a file of its own and in one line of ``RuleRegistry``.
package struct Rule: Sendable {
  package let name: RuleName
  private let check: @Sendable (NavigationModel, (Diagnostic) -> Void) -> Void

  init(_ name: RuleName, check: @escaping @Sendable (NavigationModel, (Diagnostic) -> Void) -> Void) {
    self.name = name
    self.check = check
  }

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
