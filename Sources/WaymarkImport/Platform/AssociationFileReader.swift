import RegularSets
import SpecText
import WaymarkRules

/// A reader for `apple-app-site-association`. Each component becomes a candidate link, and claims that contain no other
/// URLs. If a spec cannot express that, the component has no claim, and a note has the reason.
///
/// A spec is for one app, so the reader takes the app with the most components, and apps with the same components.
package struct AssociationFileReader {
  private struct Exclusion {
    var text: String
    var span: Span
    var paths: RegularSet?
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
    app.notes += file.mistakes.map { ImportNote(.decision, $0.message, help: $0.help, at: $0.span) }
    let (appIDs, others, entries) = apps(in: file)
    app.hostsIgnoreCase =
      entries.contains { !file.details[$0].components.isEmpty }
      && entries.allSatisfy { entry in
        let details = file.details[entry]
        return details.components.allSatisfy { $0.isExcluded || !file.options(of: $0, in: details).caseSensitive }
      }
    for entry in entries { reader.add(file.details[entry], to: &app) }
    var known = Set(app.platformFiles.appIDs)
    for appID in appIDs where AppID.isValid(appID) && known.insert(appID).inserted {
      app.platformFiles.appIDs.append(appID)
    }
    if let main = appIDs.first, let other = others.first {
      app.notes.append(
        ImportNote(
          .decision,
          "the association file has other rules for \(Quoted(other))"
            + (others.count > 1 ? " and \(counted(others.count - 1, "more app"))" : "")
            + ", and the draft has only the rules of \(Quoted(main))",
          help: "if the spec is for another app, remove the other entries of `details` before the import",
          at: .start(ofFile: number)))
    }
  }

  /// Returns the apps of the draft, the apps with other components, and the indices of the entries for the draft.
  private static func apps(in file: AssociationFile) -> (own: [String], others: [String], entries: [Int]) {
    var entries: [String: [Int]] = [:]
    var appIDs: [String] = []
    for (index, details) in file.details.enumerated() {
      for appID in details.appIDs where entries[appID]?.last != index {
        if entries[appID] == nil { appIDs.append(appID) }
        entries[appID, default: []].append(index)
      }
    }
    func components(_ appID: String) -> [AssociationFile.Component] {
      (entries[appID] ?? []).flatMap { file.details[$0].components.map(\.withoutComment) }
    }
    let counts = appIDs.map { entries[$0]?.reduce(0) { $0 + file.details[$1].components.count } ?? 0 }
    guard let most = counts.max(), let index = counts.firstIndex(of: most) else { return ([], [], []) }
    let main = appIDs[index]
    let own = components(main)
    let others = appIDs.filter { entries[$0] != entries[main] && components($0) != own }
    let excluded = Set(others)
    let rest = appIDs.filter { $0 != main && !excluded.contains($0) }
    return ([main] + rest, others, entries[main] ?? [])
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
        var rule = AssociationRule(component, of: details, in: file, at: span, hostsIgnoreCase: app.hostsIgnoreCase)
        guard isOpen(&rule, text, paths, &app) else { continue }
        add(rule, text, component.comment, to: &app)
        continue
      }
      if component.query == nil, component.fragment == nil {
        exclusions.append(Exclusion(text: text, span: span, paths: paths))
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
    _ rule: inout AssociationRule, _ text: String, _ paths: RegularSet?, _ app: inout ImportedApp
  ) -> Bool {
    // A rule without claims needs no other reason.
    let wasClaim = rule.isClaim
    for exclusion in exclusions {
      let place = "\(Quoted(exclusion.text)) in line \(exclusion.span.start.line)"
      switch relation(of: exclusion, to: paths) {
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

  private mutating func relation(of exclusion: Exclusion, to paths: RegularSet?) -> Relation {
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
