import SpecText

final class Declarations {
  let names: NameTable
  let tabs: [Named<TabSyntax>]
  let routes: [Named<RouteSyntax>]
  let featuresOfRoutes: [Int?]
  let resolvedLinks: [Named<ResolvedLinkSyntax>]

  init(_ spec: Spec, _ features: [Feature], _ sink: DiagnosticSink) {
    var pass = NamePass(sink)
    pass.declareTabs(spec.root.tabs + spec.fragments.flatMap(\.tabs))
    pass.reserveRoutes(spec.root.routes.count + spec.fragments.reduce(0) { $0 + $1.routes.count })
    pass.declareRoutes(spec.root.routes, feature: nil)
    for fragment in spec.fragments {
      let feature = fragment.feature.flatMap { name in features.firstIndex { $0.name == name } }
      pass.declareRoutes(fragment.routes, feature: feature)
    }
    pass.checkFeatures(features)
    pass.declareResolvedLinks(spec.root.resolvedLinks + spec.fragments.flatMap(\.resolvedLinks))
    names = pass.names
    tabs = pass.tabs
    routes = pass.routes
    featuresOfRoutes = pass.featuresOfRoutes
    resolvedLinks = pass.resolvedLinks
  }
}

private struct NamePass: ~Copyable {
  private let sink: DiagnosticSink
  let names: NameTable
  private(set) var tabs: [Named<TabSyntax>] = []
  private(set) var routes: [Named<RouteSyntax>] = []
  private(set) var featuresOfRoutes: [Int?] = []
  private(set) var resolvedLinks: [Named<ResolvedLinkSyntax>] = []

  init(_ sink: DiagnosticSink) {
    self.sink = sink
    names = NameTable(sink)
  }

  mutating func declareTabs(_ entries: [Named<TabSyntax>]) {
    for entry in entries where names.declare(entry.name, as: .tab(tabs.count)) { tabs.append(entry) }
  }

  mutating func reserveRoutes(_ count: Int) {
    names.reserveCapacity(tabs.count + count)
    routes.reserveCapacity(count)
    featuresOfRoutes.reserveCapacity(count)
  }

  mutating func declareRoutes(_ entries: [Named<RouteSyntax>], feature: Int?) {
    // The loop uses indices because an entry is large and an element would be a copy.
    for index in entries.indices {
      let isModal = entries[index].value.presentations.contains { $0.value != .push }
      guard names.declare(entries[index].name, as: .route(routes.count), isModal: isModal) else { continue }
      routes.append(entries[index])
      featuresOfRoutes.append(feature)
    }
  }

  func checkFeatures(_ features: [Feature]) {
    guard !features.isEmpty else { return }
    let routesWithoutFeature = Dictionary(
      routes.indices.filter { featuresOfRoutes[$0] == nil }.map { (routes[$0].name.string, $0) }
    ) { first, _ in first }
    for feature in features {
      guard let route = routesWithoutFeature[feature.caseName] else { continue }
      sink.report(
        Diagnostic(
          .nameCollision,
          "the feature `\(feature.name.string)` generates the case `\(feature.caseName)`, which is also a route",
          at: feature.name.span, help: "rename the feature or the route",
          related: [.init(routes[route].name.span, "the route is declared here")]))
    }
  }

  mutating func declareResolvedLinks(_ entries: [Named<ResolvedLinkSyntax>]) {
    for entry in entries where names.declare(entry.name, as: .resolvedLink(resolvedLinks.count)) {
      resolvedLinks.append(entry)
    }
  }
}

final class ConditionTable {
  /// In the model, each condition has the same index.
  let declared: [Named<ConditionSyntax>]
  private let indices: [Text: Int]
  private let sink: DiagnosticSink

  init(_ declarations: [Named<ConditionSyntax>], _ sink: DiagnosticSink) {
    var declared: [Named<ConditionSyntax>] = []
    var indices: [Text: Int] = [:]
    for declaration in declarations {
      let name = declaration.name
      if let first = indices[name] {
        sink.report(
          Diagnostic(
            .duplicateName, "the condition `\(name.string)` is declared twice", at: name.span,
            help: "remove the duplicate declaration",
            related: [.init(declared[first].name.span, "the first declaration is here")]))
        continue
      }
      indices[name] = declared.count
      declared.append(declaration)
    }
    self.declared = declared
    self.indices = indices
    self.sink = sink
  }

  /// A tab has only one condition.
  func index(of name: Text, isOnly: Bool = false) -> Int? {
    if let index = indices[name] { return index }
    guard !sink.isSpecIncomplete else { return nil }
    let names = declared.map(\.name.string)
    let written = name.string
    // With more than one edit, a name can have the opposite meaning, such as `signedOut` or `notSignedIn`.
    sink.reportUnknown(
      .unknownName, "there is no condition `\(written)`", name,
      among: Identifiers.isIdentifier(name) ? names.filter { Suggestion.isSlip(written, $0) } : [],
      help: Self.expressionHelp(written, names, isOnly)
        ?? (names.isEmpty
          ? "declare the condition: `conditions: [\(written)]`"
          : names.count <= 12 ? Suggestion.inventory(of: names, "declared condition") : nil))
    return nil
  }

  /// For an expression with several conditions, or with the opposite of a condition.
  private static func expressionHelp(_ text: String, _ names: [String], _ isOnly: Bool) -> String? {
    if text.contains(where: { "=<>".contains($0) }), !text.contains("false") {
      return "a condition is a name, not a comparison: declare a condition that is true if the comparison is true"
    }
    let negations = ["not", "no", "unless", "false", "without"]
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    let others = words.filter { !negations.contains($0.lowercased()) }
    if others.count < words.count || text.contains(where: { "!~".contains($0) }) || text.hasPrefix("-") {
      let example =
        others.count == 1 ? ", such as `not\(others[0].prefix(1).uppercased())\(others[0].dropFirst())`" : ""
      return "a condition cannot be negated: declare the opposite as another condition\(example)"
    }
    guard let list = ListNotation(text) else { return nil }
    if list.isChoice {
      return "`or` is not supported: declare another condition that is true if one of these conditions is true"
    }
    if isOnly, list.elements.count > 1 {
      return "a tab has only one condition: declare another condition that is true if all of these conditions are true"
    }
    return Set(list.elements).isSubset(of: names) ? "if all must be true, write `\(list.yaml)`" : nil
  }
}
