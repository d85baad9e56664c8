import WaymarkNavigation
import WaymarkSource
import WaymarkSpec
import WaymarkYAML

/// Resolves names and plans landings.
///
/// What cannot be resolved is left out with a finding, and what is missing because something could not be read is not
/// reported again.
package struct ModelBuilder {
  let spec: Spec
  var model: NavigationModel
  var names = NameTable()
  /// The entries behind the model's tabs and routes, by the same indices.
  private var tabEntries: [TabEntry] = []
  private var routeEntries: [RouteEntry] = []
  /// Routes whose `in` names something that is no tab.
  private(set) var routesWithUnknownTabs: Set<Int> = []
  var originIndices: [Text: Int] = [:]
  /// Origins that are declared, but not soundly.
  var brokenOrigins: Set<Text> = []
  var defaultOrigins: [Int] = []
  var suggestions = SuggestionBudget()
  private var findings = Findings()

  /// Builds the model of a spec; nil where it has not even a name.
  package static func build(_ spec: Spec, fileNames: [String]) -> (model: NavigationModel?, diagnostics: [Diagnostic]) {
    guard let app = spec.root.app else { return (nil, []) }
    var builder = ModelBuilder(spec, app, fileNames)
    builder.resolve()
    return (builder.model, builder.findings.all)
  }

  private init(_ spec: Spec, _ app: Text, _ fileNames: [String]) {
    self.spec = spec
    model = NavigationModel(
      fileNames: fileNames, app: app, typeNames: TypeNames(namespace: app.string + "Navigation"),
      swift: spec.root.swift,
      trees: spec.trees)
  }

  private mutating func resolve() {
    nameTypes()
    resolveOrigins()
    declareTabs()
    declareRoutes()
    for index in model.tabs.indices {
      model.tabs[index].opens = tabEntries[index].opens.compactMap { route($0) }
    }
    for index in model.routes.indices {
      model.routes[index].opens = routeEntries[index].opens.compactMap { route($0) }
    }
    for index in model.tabs.indices {
      for entry in tabEntries[index].links { addLink(entry, toTab: index) }
    }
    for index in model.routes.indices { addLinks(routeEntries[index], toRoute: index) }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    findings.add(diagnostic)
  }

  private mutating func declareTabs() {
    for list in [spec.root.tabs] + spec.fragments.map(\.tabs) {
      for entry in list {
        if let problem = names.declare(entry.name, as: .tab(model.tabs.count)) {
          report(problem)
          continue
        }
        let id = entry.value.accessibilityID
        model.tabs.append(
          Tab(
            name: entry.name,
            title: entry.value.title ?? Text("", at: entry.name.span),
            icon: entry.value.icon ?? .symbol(Text("", at: entry.name.span)),
            selectedIcon: entry.value.selectedIcon,
            accessibilityID: AccessibilityID(
              text: id?.string ?? "tab.\(entry.name.string)", span: id?.span ?? entry.name.span)
          ))
        tabEntries.append(entry.value)
      }
    }
    if model.tabs.isEmpty, !spec.isIncomplete {
      report(Diagnostic("missing-value", "a spec needs at least one tab", at: spec.root.app!.span))
    }
  }

  private mutating func declareRoutes() {
    for list in [spec.root.routes] + spec.fragments.map(\.routes) {
      for entry in list {
        if let problem = names.declare(entry.name, as: .route(model.routes.count)) {
          report(problem)
          continue
        }
        let id = entry.value.accessibilityID
        model.routes.append(
          Route(
            name: entry.name,
            presentations: presentations(entry.value),
            tabs: entry.value.tabs.map { allowedTabs($0, of: model.routes.count) } ?? .all,
            title: entry.value.title,
            accessibilityID: AccessibilityID(
              text: id?.string ?? "screen.\(entry.name.string)", span: id?.span ?? entry.name.span)
          ))
        routeEntries.append(entry.value)
      }
    }
  }

  private mutating func allowedTabs(_ names: [Text], of route: Int) -> AllowedTabs {
    let tabs = names.compactMap { tab($0) }
    if tabs.count < names.count { routesWithUnknownTabs.insert(route) }
    return AllowedTabs(tabs)
  }

  private mutating func presentations(_ entry: RouteEntry) -> [RouteEntry.Presentation] {
    var result: [RouteEntry.Presentation] = []
    for presentation in entry.presentations {
      if result.contains(presentation.value) {
        report(
          Diagnostic(
            "duplicate-value", "`\(presentation.value.rawValue)` is in this list twice", at: presentation.span,
            help: "remove one"))
      } else {
        result.append(presentation.value)
      }
    }
    return result.isEmpty ? [.push] : result
  }

  /// The tab of a name; nil, with a finding, where there is none.
  mutating func tab(_ name: Text) -> Int? {
    if case .tab(let index) = names[name] { return index }
    if !spec.isIncomplete { report(names.unknown(name, isTab: true, &suggestions)) }
    return nil
  }

  private mutating func route(_ name: Text) -> Int? {
    if case .route(let index) = names[name] { return index }
    if !spec.isIncomplete { report(names.unknown(name, isTab: false, &suggestions)) }
    return nil
  }
}
