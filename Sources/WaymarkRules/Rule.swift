import WaymarkModel
import WaymarkNavigation
import WaymarkSource

/// A judgement over a resolved spec. Each stands in a file of its own and in one line of ``RuleRegistry``.
package struct Rule: Sendable {
  /// Takes a finding; one that is not kept is not made.
  typealias Report = (@autoclosure () -> Diagnostic) -> Void

  private enum Check: Sendable {
    case model(@Sendable (NavigationModel, Report) -> Void)
    case links(@Sendable (LinkSpace, Report) -> Void)
    case table(@Sendable (LinkSpace, LinkTable, Report) -> Void)
  }

  /// What its findings mean, and their name.
  package let page: RulePage
  private let check: Check

  private init(_ page: RulePage, _ check: Check) {
    self.page = page
    self.check = check
  }

  /// A rule whose findings have the name of the page.
  init(_ page: RulePage, check: @escaping @Sendable (NavigationModel, Report) -> Void) {
    self.init(page, .model(check))
  }

  /// A rule about links as sets of URLs.
  init(_ page: RulePage, ofLinks check: @escaping @Sendable (LinkSpace, Report) -> Void) {
    self.init(page, .links(check))
  }

  /// A rule that asks the matcher, as an app would, or that makes no sense while some links are missing.
  init(_ page: RulePage, ofTable check: @escaping @Sendable (LinkSpace, LinkTable, Report) -> Void) {
    self.init(page, .table(check))
  }

  package var name: RuleName { page.name }

  /// The rule's findings in a model, whose links are these.
  package func findings(in space: LinkSpace) -> [Diagnostic] {
    var findings = Findings()
    switch check {
    case .model(let check): check(space.model) { findings.add($0()) }
    case .links(let check): check(space) { findings.add($0()) }
    case .table: break
    }
    return findings.all
  }

  /// The rule's findings about the links of a model without errors, as the table has them.
  package func findings(in space: LinkSpace, _ table: LinkTable) -> [Diagnostic] {
    guard case .table(let check) = check else { return [] }
    var findings = Findings()
    check(space, table) { findings.add($0()) }
    return findings.all
  }
}

/// Every rule, by name.
package enum RuleRegistry {
  package static let rules: [Rule] = [
    .ambiguousLinks,
    .beatsCycle,
    .checkIncomplete,
    .crowdedEnum,
    .duplicateAccessibilityID,
    .duplicateLink,
    .failingExample,
    .impossiblePattern,
    .linksDifferOnlyByCase,
    .missingFallback,
    .redirectCycle,
    .redirectToNowhere,
    .uncoveredClaim,
    .unreachableLink,
    .uselessBeats,
  ]
}
