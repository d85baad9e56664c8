import RegularSets
import SpecText
import WaymarkRules

/// A reader for `apple-app-site-association`. Each component becomes a candidate link, and claims that contain no other
/// URLs. If a spec cannot express that, the component has no claim, and a note has the reason.
package struct AssociationFileReader {
  private struct Exclusion {
    var text: String
    var span: Span
    var paths: RegularSet?
    var appIDs: Set<String>
  }

  private enum Relation {
    case disjoint, overlapping
    case covering
  }

  private let file: AssociationFile
  private let number: Int
  private var exclusions: [Exclusion] = []
  private var readPatterns: Set<ImportedPattern> = []
  private var globs: GlobSets
  private var types = ExpressionTypes()
  /// The automaton states that all comparisons can have, which limits the time for hostile files.
  private var statesLeft = 1 << 19

  package static func read(_ source: SourceFile, into app: inout ImportedApp) throws(FormatError) {
    let number = app.files.count
    try InputOption.association.check(source, file: number)
    let file = try AssociationFile(source, file: number)
    app.files.append(source)
    app.platformFiles.association = source.path
    var reader = AssociationFileReader(file, number)
    for details in file.details { reader.add(details, to: &app) }
    var known = Set(app.platformFiles.appIDs)
    for appID in file.details.flatMap(\.appIDs) where known.insert(appID).inserted {
      app.platformFiles.appIDs.append(appID)
    }
    if file.details.count > 1, Set(file.details.map(\.appIDs)).count > 1 {
      app.notes.append(
        ImportNote(
          .information,
          "the association file has entries for several apps, and the draft contains the rules of all apps",
          help: "remove the apps that do not use the spec from `appIDs`", at: .start(ofFile: number)))
    }
  }

  private init(_ file: AssociationFile, _ number: Int) {
    self.file = file
    self.number = number
    globs = GlobSets(file.substitutionVariables)
  }

  private mutating func add(_ details: AssociationFile.Details, to app: inout ImportedApp) {
    for component in details.components {
      let span = component.span ?? .start(ofFile: number)
      let text = Self.text(of: component)
      let options = file.options(of: component, in: details)
      let paths = globs.paths(
        of: component.path ?? "*", isCaseSensitive: options.caseSensitive, isPercentEncoded: options.percentEncoded)
      guard component.isExcluded else {
        var rule = AssociationRule(component, of: details, in: file, at: span)
        guard isOpen(&rule, text, paths, details, &app) else { continue }
        add(rule, text, component.comment, to: &app)
        continue
      }
      if component.query == nil, component.fragment == nil {
        exclusions.append(Exclusion(text: text, span: span, paths: paths, appIDs: Set(details.appIDs)))
      } else {
        app.notes.append(
          ImportNote(
            .information, "the rule \(Quoted(text)) excludes URLs by their query or fragment, but the claims do not",
            at: span))
      }
    }
  }

  /// `false` if an exclusion before the rule covers all its URLs.
  private mutating func isOpen(
    _ rule: inout AssociationRule, _ text: String, _ paths: RegularSet?, _ details: AssociationFile.Details,
    _ app: inout ImportedApp
  ) -> Bool {
    // A rule without claims needs no other reason.
    let wasClaim = rule.isClaim
    for exclusion in exclusions {
      let place = "\(Quoted(exclusion.text)) in line \(exclusion.span.start.line)"
      switch relation(of: exclusion, to: paths, details) {
      case .disjoint: continue
      case .covering:
        app.notes.append(
          ImportNote(
            .information, "the rule \(Quoted(text)) has no effect, because \(place) excludes its URLs", at: rule.span))
        return false
      case .overlapping where wasClaim:
        rule.isClaim = false
        rule.notes.append(
          ImportNote(
            .decision, "the rule \(Quoted(text)) has no claim, because \(place) excludes some of its URLs",
            help: "add claims for the other URLs of the rule", at: rule.span))
        // The first few exclusions explain the rule.
        if rule.notes.count > 8 { return true }
      case .overlapping: continue
      }
    }
    return true
  }

  private mutating func relation(
    of exclusion: Exclusion, to paths: RegularSet?, _ details: AssociationFile.Details
  ) -> Relation {
    guard !exclusion.appIDs.isDisjoint(with: details.appIDs) else { return .disjoint }
    guard let excluded = exclusion.paths, let paths, statesLeft > 0 else { return .overlapping }
    statesLeft -= excluded.stateCount + paths.stateCount
    if (try? excluded.isDisjoint(with: paths)) == true { return .disjoint }
    return (try? paths.isSubset(of: excluded)) == true ? .covering : .overlapping
  }

  private mutating func add(_ rule: AssociationRule, _ text: String, _ comment: String?, to app: inout ImportedApp) {
    var notes = rule.notes
    let supported = rule.patterns.filter { types.supports($0) }
    if supported.count < rule.patterns.count {
      if supported.isEmpty { notes = [] }
      notes.append(
        ImportNote(
          .decision, "the rule \(Quoted(text)) is too complicated for a regular expression",
          help: "add the links by hand", at: rule.span))
    }
    let patterns = supported.filter { readPatterns.insert($0).inserted }
    if !rule.isClaim || patterns.isEmpty { app.notes += notes }
    guard !patterns.isEmpty else { return }
    for (index, pattern) in patterns.enumerated() where rule.isClaim {
      var claim = ImportedClaim(pattern, text: text, at: rule.span)
      if index == 0 { claim.notes = notes }
      app.claims.append(claim)
    }
    var link = ImportedLink(patterns, to: nil, text: text, at: rule.span)
    link.isCandidate = true
    link.isAssociationRule = true
    link.isOrdered = false
    link.summary = comment?.trimmed
    app.links.append(link)
  }

  /// Such as `/buy/*?id=*#top`.
  private static func text(of component: AssociationFile.Component) -> String {
    var text = component.path ?? "*"
    switch component.query {
    case .text(let query): text += "?\(query)"
    case .items(let items) where !items.isEmpty:
      text += "?" + items.map { "\($0.key)=\($0.pattern)" }.joined(separator: "&")
    case .items, nil: break
    }
    if let fragment = component.fragment { text += "#\(fragment)" }
    return text
  }
}
