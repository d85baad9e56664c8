import WaymarkModel
import WaymarkNavigation
import WaymarkSource

/// A judgement over a resolved spec. Each stands in a file of its own and in one line of ``RuleRegistry``.
package struct Rule: Sendable {
  private enum Check: Sendable {
    case model(@Sendable (NavigationModel, (Diagnostic) -> Void) -> Void)
    case table(@Sendable (NavigationModel, LinkTable, (Diagnostic) -> Void) -> Void)
  }

  /// What its findings mean, and their name.
  package let page: RulePage
  private let check: Check

  /// A rule whose findings have the name of the page.
  init(_ page: RulePage, check: @escaping @Sendable (NavigationModel, (Diagnostic) -> Void) -> Void) {
    self.page = page
    self.check = .model(check)
  }

  /// A rule that asks the matcher, as an app would.
  init(
    _ page: RulePage, ofTable check: @escaping @Sendable (NavigationModel, LinkTable, (Diagnostic) -> Void) -> Void
  ) {
    self.page = page
    self.check = .table(check)
  }

  package var name: RuleName { page.name }

  /// The rule's findings in a model.
  package func findings(in model: NavigationModel) -> [Diagnostic] {
    guard case .model(let check) = check else { return [] }
    var findings = Findings()
    check(model) { findings.add($0) }
    return findings.all
  }

  /// The rule's findings about the links of a model without errors, as the table has them.
  package func findings(in model: NavigationModel, _ table: LinkTable) -> [Diagnostic] {
    guard case .table(let check) = check else { return [] }
    var findings = Findings()
    check(model, table) { findings.add($0) }
    return findings.all
  }
}

/// Every rule, by name.
package enum RuleRegistry {
  package static let rules: [Rule] = [
    .crowdedEnum,
    .duplicateAccessibilityID,
    .duplicateLink,
    .failingExample,
    .missingFallback,
  ]
}
