import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// Resolves names and plans landings.
///
/// What cannot be resolved is left out with a finding, and what is missing because something could not be read is not
/// reported again.
///
/// One that is not copied, as it is large: a build that is not optimized would copy it for each question that it asks itself.
package struct ModelBuilder: ~Copyable {
  let spec: Spec
  var model: NavigationModel
  var names = NameTable()
  /// Routes whose `in` names something that is neither a tab nor a modal route.
  var routesWithUnknownTabs: Set<Int> = []
  /// Routes whose chain of parents does not end, or not soon enough.
  var routesInCycles: Set<Int> = []
  /// Where a `parent` is named that is not allowed in a place, and there is a finding about it.
  var misplacedParents: Set<MisplacedParent> = []
  /// Routes whose `parent` could not be found.
  var routesWithUnknownParents: Set<Int> = []
  var originIndices: [Text: Int] = [:]
  /// Origins that are declared, but not soundly.
  var brokenOrigins: Set<Text> = []
  var defaultOrigins: [Int] = []
  /// What a link that says nothing stands on: one list, which nearly all links share.
  var defaultEndpoints: [Endpoint] = []
  var typeIndices: [Text: Int] = [:]
  /// States of the types that have been looked at.
  var typeWork = 0
  /// The names under `types`, whether or not what they stand for is sound.
  var typeNames: Set<Text> = []
  /// The names that a parameter's type can have.
  var knownTypes: [String] = []
  /// Those under `types` that are enums.
  var enumNames: Set<String> = []
  var conditionIndices: [Text: Int] = [:]
  var sets = TypeSets([])
  var suggestions = SuggestionBudget()
  private var findings = DiagnosticCollector()
  private var said: Set<Said> = []

  /// Builds the model of a spec; nil where it has not even a name.
  package static func build(_ spec: Spec) -> (model: NavigationModel?, diagnostics: [Diagnostic]) {
    guard let app = spec.root.app else { return (nil, []) }
    var builder = ModelBuilder(spec, app)
    builder.resolve()
    return (builder.model, builder.findings.all)
  }

  private init(_ spec: Spec, _ app: Text) {
    self.spec = spec
    model = NavigationModel(of: spec, app: app)
  }

  /// Names first, then what refers to them, then links, which need all of it.
  private mutating func resolve() {
    nameTypes()
    resolveOrigins()
    defaultEndpoints = defaultOrigins.flatMap { endpoints(ofOrigin: $0) }
    declareConditions()
    declareTypes()
    declareTabs()
    declareRoutes()
    declareResolvedLinks()
    resolveTabs()
    resolveRoutes()
    resolveTabBar()
    var linkCount = 0
    for index in model.routes.indices { linkCount += model.routeEntries[index].links.count }
    model.links.reserveCapacity(linkCount)
    for index in model.tabs.indices { addLinks(ofTab: index) }
    for index in model.routes.indices { addLinks(ofRoute: index) }
    for index in model.resolvedLinks.indices { addLinks(ofResolvedLink: index) }
    addRedirects()
    addClaims()
  }

  /// Adds a finding. What several links have in common, such as a screen beneath them, is said once.
  mutating func report(_ diagnostic: Diagnostic) {
    guard said.insert(Said(place: diagnostic.span, message: diagnostic.message)).inserted else { return }
    findings.add(diagnostic)
  }

  private struct Said: Hashable {
    let place: Span
    let message: String
  }

  // MARK: What names stand for

  /// Reports a name that is not what it should be, unless it may be in what could not be read.
  mutating func reportUnknown(_ name: Text, wanted: NameTable.Wanted) {
    guard !spec.isIncomplete, let problem = names.unknown(name, wanted: wanted, &suggestions) else { return }
    report(problem)
  }

  /// The tab of a name; nil, with a finding, where there is none.
  mutating func tab(_ name: Text) -> Int? {
    if case .tab(let index) = names[name] { return index }
    reportUnknown(name, wanted: .tab)
    return nil
  }

  /// The route of a name; nil, with a finding, where there is none.
  mutating func route(_ name: Text) -> Int? {
    if case .route(let index) = names[name] { return index }
    reportUnknown(name, wanted: .route)
    return nil
  }

  /// The condition of a name; nil, with a finding, where there is none.
  mutating func condition(_ name: Text) -> Int? {
    if let index = conditionIndices[name] { return index }
    guard !spec.isIncomplete else { return nil }
    let known = model.conditions
    let suggestion = suggestions.suffix(for: name.string, among: known.map(\.string))
    report(
      Diagnostic(
        .unknownName, "there is no condition `\(name.string)`\(suggestion)", at: name.span,
        help: known.isEmpty
          ? "declare it: `conditions: [\(name.string)]`"
          : known.count <= 12 ? Suggestion.inventory(of: known.map(\.string), "the", "condition") : nil))
    return nil
  }

  // MARK: Conditions

  private mutating func declareConditions() {
    for name in spec.root.conditions + spec.fragments.flatMap(\.conditions) {
      if let first = conditionIndices[name] {
        report(
          Diagnostic(
            .duplicateName, "`\(name.string)` is a condition already", at: name.span, help: "declare it once",
            related: [.init(model.conditions[first].span, "first here")]))
        continue
      }
      conditionIndices[name] = model.conditions.count
      model.conditions.append(name)
    }
  }
}
