import AppleFormats
import LinkAlgebra
import WaymarkDiagnostics
import WaymarkModel
import WaymarkNavigation

/// A judgement over a resolved spec. Each stands in a file of its own and in one line of ``RuleRegistry``.
package struct Rule: Sendable {
  /// Takes a finding; one that is not kept is not made.
  typealias Report = (@autoclosure () -> Diagnostic) -> Void

  private enum Check: Sendable {
    case model(@Sendable (NavigationModel, Report) -> Void)
    case links(@Sendable (LinkSpace, Report) -> Void)
    case table(@Sendable (LinkSpace, LinkTable, Report) -> Void)
    case strings(@Sendable (NavigationModel, StringTables, Report) -> Void)
    case platformFiles(@Sendable (LinkSpace, LinkTable, PlatformFiles, Report) -> Void)
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

  /// A rule about the texts of titles, which only `waymark lint` reads.
  init(_ page: RulePage, ofStrings check: @escaping @Sendable (NavigationModel, StringTables, Report) -> Void) {
    self.init(page, .strings(check))
  }

  /// A rule about what the app's own files say to the platform, which no build reads.
  init(
    _ page: RulePage,
    ofPlatformFiles check: @escaping @Sendable (LinkSpace, LinkTable, PlatformFiles, Report) -> Void
  ) {
    self.init(page, .platformFiles(check))
  }

  package var name: RuleName { page.name }

  /// Whether it is about files besides the spec's, which no build reads.
  var readsFiles: Bool {
    switch check {
    case .strings, .platformFiles: true
    case .model, .links, .table: false
    }
  }

  /// Whether it compares the spec with the app's files for the platform.
  package var isOfPlatformFiles: Bool { if case .platformFiles = check { true } else { false } }

  /// The rule's findings in a model, whose links are these: as many as are wanted, and how many more there are.
  package func findings(in space: LinkSpace, most: Int = Findings.usual) -> [Diagnostic] {
    var findings = Findings(most: most, severity: page.severity)
    switch check {
    case .model(let check): check(space.model) { findings.add($0()) }
    case .links(let check): check(space) { findings.add($0()) }
    case .table, .strings, .platformFiles: break
    }
    return findings.all
  }

  /// The rule's findings about the links of a model without errors, as the table has them.
  package func findings(in space: LinkSpace, _ table: LinkTable, most: Int = Findings.usual) -> [Diagnostic] {
    guard case .table(let check) = check else { return [] }
    var findings = Findings(most: most, severity: page.severity)
    check(space, table) { findings.add($0()) }
    return findings.all
  }

  /// The rule's findings about the texts of a model's titles.
  package func findings(
    in model: NavigationModel, _ strings: StringTables, most: Int = Findings.usual
  ) -> [Diagnostic] {
    guard case .strings(let check) = check else { return [] }
    var findings = Findings(most: most, severity: page.severity)
    check(model, strings) { findings.add($0()) }
    return findings.all
  }

  /// The rule's findings about the app's files for the platform.
  package func findings(
    in space: LinkSpace, _ table: LinkTable, _ files: PlatformFiles, most: Int = Findings.usual
  ) -> [Diagnostic] {
    guard case .platformFiles(let check) = check else { return [] }
    var findings = Findings(most: most, severity: page.severity)
    check(space, table, files) { findings.add($0()) }
    return findings.all
  }
}

/// Every rule, by name.
package enum RuleRegistry {
  package static let rules: [Rule] = [
    .ambiguousLinks,
    .beatsCycle,
    .captureAsHost,
    .checkIncomplete,
    .crowdedEnum,
    .crowdedTabBar,
    .deadSetting,
    .derivedAccessibilityID,
    .differingPlaceholders,
    .duplicateAccessibilityID,
    .duplicateLink,
    .duplicateString,
    .failingExample,
    .hiddenInitial,
    .impossiblePattern,
    .insecureOrigin,
    .linksDifferOnlyByCase,
    .minimumTooHigh,
    .missingAppID,
    .missingDomain,
    .missingFallback,
    .missingLanguage,
    .missingTranslation,
    .missingWWWHost,
    .modalOverModal,
    .noLastingTab,
    .openRedirect,
    .opensOutsideTab,
    .pinnedButHidden,
    .redirectCycle,
    .redirectToNowhere,
    .resolvesNowhere,
    .resolvesOutsideTab,
    .staleString,
    .unclaimedLink,
    .uncoveredClaim,
    .unfilledPlaceholder,
    .unreachableLink,
    .unreachableRoute,
    .unregisteredScheme,
    .unroutedClaim,
    .unshowableTab,
    .untranslatedTitle,
    .unusedCondition,
    .unusedDomain,
    .unusedOrigin,
    .unusedScheme,
    .unusedString,
    .unusedType,
    .uselessBeats,
    .wellKnownScheme,
  ]
}
