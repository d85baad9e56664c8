import SpecText

/// The rules of an association file, from the first rule to the last rule.
struct AssociationRules {
  private let file: AssociationFile
  private let number: Int
  private var exclusions: [AssociationExclusion] = []
  private var known: Set<ImportedPattern> = []
  private var budget = AssociationExclusion.budget
  private var types = ExpressionTypes()
  private(set) var slashes = AssociationSlashes()

  init(file: AssociationFile, number: Int) {
    self.file = file
    self.number = number
  }

  mutating func add(_ details: AssociationFile.Details, to app: inout ImportedApp) {
    for component in details.components {
      let span = component.span ?? .start(ofFile: number)
      let text = Self.text(of: component)
      let rule = AssociationRule(component, of: details, in: file, at: span)
      let ignoresCase = !file.options(of: component, in: details).caseSensitive
      if component.isExcluded {
        let exclusion = AssociationExclusion(
          component, rule.path, of: details, ignoresCase: ignoresCase, text: text, at: span)
        exclusions.append(exclusion)
        if !exclusion.isForPaths {
          app.notes.append(
            ImportNote(
              .information, "the rule \(Quoted(text)) excludes URLs by their query or fragment, but the claims do not",
              at: span))
        }
      } else {
        add(rule, text, at: span, of: details, ignoringCase: ignoresCase, to: &app)
      }
    }
  }

  private mutating func add(
    _ rule: AssociationRule, _ text: String, at span: Span, of details: AssociationFile.Details,
    ignoringCase: Bool, to app: inout ImportedApp
  ) {
    var isClaim = rule.isClaim
    var notes = rule.notes
    for exclusion in exclusions where exclusion.isForPaths {
      let relation = exclusion.relation(to: rule.path, of: details, ignoringCase: ignoringCase, budget: &budget)
      guard relation != .disjoint else { continue }
      let place = "\(Quoted(exclusion.text)) in line \(exclusion.span.start.line)"
      guard relation != .covering else {
        app.notes.append(
          ImportNote(
            .information, "the rule \(Quoted(text)) has no effect, because \(place) excludes its URLs", at: span))
        return
      }
      // A rule without claims needs no other reason.
      guard rule.isClaim else { continue }
      isClaim = false
      notes.append(
        ImportNote(
          .decision, "the rule \(Quoted(text)) has no claim, because \(place) excludes some of its URLs",
          help: "add claims for the other URLs of the rule", at: span))
      // The first few exclusions explain the rule.
      if notes.count > 8 { break }
    }
    let supported = rule.patterns.filter { $0.supportsExpressions(&types) }
    if supported.count < rule.patterns.count {
      if supported.isEmpty { notes = [] }
      notes.append(
        ImportNote(
          .decision, "the rule \(Quoted(text)) is too complicated for a regular expression",
          help: "add the links by hand",
          at: span))
    }
    slashes.add(supported, text, at: span, needsSlash: rule.needsSlash)
    let patterns = supported.filter { known.insert($0).inserted }
    if !isClaim || patterns.isEmpty { app.notes += notes }
    guard !patterns.isEmpty else { return }
    if isClaim {
      for (index, pattern) in patterns.enumerated() {
        var claim = ImportedClaim(pattern, text: text, at: span)
        if index == 0 { claim.notes = notes }
        app.claims.append(claim)
      }
    }
    var link = ImportedLink(patterns, to: nil, text: text, at: span)
    link.isCandidate = true
    link.isAssociationRule = true
    link.isOrdered = false
    app.links.append(link)
  }

  /// Returns a component in a single line, such as `/buy/*?id=*#top`.
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
