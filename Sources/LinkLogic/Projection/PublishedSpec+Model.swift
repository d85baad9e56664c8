import LinkResolving
import RegularSets
import SpecModel
import SpecText
import WaymarkLinks

extension PublishedSpec {
  package init(_ space: LinkSpace, files: [SourceFile], linkTable: [UInt8]) {
    self.init(space.model, files: files)
    self.linkTable = linkTable
    decisions = space.precedence.decisions.compactMap { decision, reason -> Decision? in
      if case .subset = reason { return nil }
      var published = Decision()
      (published.winner, published.loser) = (decision.winner, decision.loser)
      if case .beats = reason { published.isDeclared = true }
      return published
    }.sorted { ($0.winner, $0.loser) < ($1.winner, $1.loser) }
  }

  /// Without precedence and link table. If `files` is empty, places have no paths.
  package init(_ model: NavigationModel, files: [SourceFile] = []) {
    self = Publisher(model: model, files: files).spec()
  }

  /// Without links, for ``placeTable``.
  package init(screensOf model: NavigationModel) { self = Publisher(model: model, files: []).screens() }
}

private struct Publisher {
  let model: NavigationModel
  let files: [SourceFile]

  private static let automatonOfURLs = PrimitiveType.url.texts.automaton ?? []

  func screens() -> PublishedSpec {
    var spec = PublishedSpec()
    spec.gates = model.gates.map { gate in
      var published = PublishedSpec.Gate()
      (published.condition, published.route, published.resets) = (gate.condition, gate.route.index, gate.resets)
      return published
    }
    spec.types = model.types.map(declaredType)
    spec.features = model.features.map(\.name.string)
    spec.tabs = model.tabs.map(tab)
    spec.tabBar.initial = model.tabBar.initial
    spec.routes = model.routes.map(route)
    return spec
  }

  func spec() -> PublishedSpec {
    var spec = screens()
    spec.app = model.app.string
    spec.path = files.first?.path ?? ""
    spec.specName = model.specName
    spec.namespace = model.typeNames.namespace
    spec.bundleIDs = (model.spec.root.apple?.appIDs ?? []).map { id in
      id.string.split(separator: ".", maxSplits: 1).last.map(String.init) ?? id.string
    }
    spec.origins = model.origins.map { origin in
      var published = PublishedSpec.Origin()
      published.name = origin.name.string
      published.starts = origin.starts.map { $0.hasSuffix("://") ? $0 : String($0.dropLast()) }
      published.isDefault = origin.isDefault
      published.reading = origin.reading
      return published
    }
    spec.conditions = model.conditions.map { condition in
      var published = PublishedSpec.Condition()
      published.name = condition.name.string
      published.screen = condition.screen?.index
      return published
    }
    spec.urlTexts = Self.automatonOfURLs
    for (route, isReached) in model.reachedRoutes().enumerated() { spec.routes[route].isReached = isReached }
    spec.resolvedLinks = model.resolvedLinks.map(resolvedLink)
    // Most links of an app have the same endpoints.
    var endpoints: [[Endpoint]: [PublishedSpec.Endpoint]] = [:]
    let ids = model.linkIDs
    spec.links = model.links.indices.map { index in
      let key = model.links[index].pattern.endpoints
      let own = endpoints[key] ?? key.map(endpoint)
      endpoints[key] = own
      return link(model.links[index], own, id: ids[index])
    }
    for presentation in RouteSyntax.Presentation.allCases {
      spec.screens[presentation.kind] = model.cases(presentedAs: presentation).map { screen in
        switch screen {
        case .route(let route): .route(route)
        case .feature(_, let routes): .feature(routes)
        }
      }
    }
    spec.tabBar.retapPops = model.tabBar.retap == .popToRoot
    spec.tabBar.customization = model.tabBar.customization.map { customization in
      var published = PublishedSpec.Customization()
      published.minimum = customization.minimum
      published.allowsReordering = customization.allowsReordering
      published.resetSelects = customization.resetSelects?.index
      return published
    }
    spec.dropsConcurrentLinks = model.resolving == .drop
    return spec
  }

  private func declaredType(_ type: DeclaredType) -> PublishedSpec.DeclaredType {
    var published = PublishedSpec.DeclaredType()
    published.name = type.name.string
    published.phrase = type.phrase
    switch type.kind {
    case .enumeration(let cases, _):
      published.texts = .cases(
        cases.map { element in
          var published = PublishedSpec.Case()
          (published.name, published.text) = (element.name.string, element.text)
          return published
        })
      published.sample = cases.first?.name.string ?? ""
    case .refinement(let primitive, let texts):
      // The link table reports an automaton that is too large.
      published.texts = .refinement(primitive, texts.automaton ?? [])
      published.sample = texts.shortestText ?? ""
    case .native: published.sample = "value"
    }
    return published
  }

  private func tab(_ tab: Tab) -> PublishedSpec.Tab {
    var published = PublishedSpec.Tab()
    published.declaration = declaration(
      tab.name, tab.title, tab.summary, tab.parameters, tab.metadata, links: tab.links, opens: tab.opens)
    published.declaration.accessibilityID = tab.accessibilityID.text
    switch tab.icon {
    case .symbol(let name), .asset(let name): published.icon = name.string
    }
    published.fallback = tab.fallback?.index
    published.condition = tab.condition?.index
    published.visibility =
      switch tab.visibility {
      case .always: .always
      case .byDefault: .byDefault
      case .optional: .optional
      }
    return published
  }

  private func route(_ route: Route) -> PublishedSpec.Route {
    var published = PublishedSpec.Route()
    published.declaration = declaration(
      route.name, route.title, route.summary, route.parameters, route.metadata, links: route.links, opens: route.opens)
    published.declaration.accessibilityID = route.accessibilityID.text
    published.presentations = route.presentations.map(\.kind)
    published.feature = route.feature
    published.requires = route.requirements
    published.returns = route.returns?.text.string
    published.elements = route.elements.map { element in
      var published = PublishedSpec.Element()
      (published.name, published.id) = (element.name.string, element.accessibilityID.string)
      return published
    }
    published.parent = route.parent?.index
    published.tabs = route.tabs.isAll ? nil : route.tabs.sorted(outOf: model.tabs.count)
    published.flows = route.flows
    published.covers = route.covers
    published.gates = route.gates
    return published
  }

  private func resolvedLink(_ link: ResolvedLink) -> PublishedSpec.ResolvedLink {
    var published = PublishedSpec.ResolvedLink()
    published.declaration = declaration(
      link.name, nil, link.summary, link.parameters, nil, links: link.links, opens: link.resolves ?? [])
    published.tab = link.tab?.index
    return published
  }

  private func declaration(
    _ name: Text, _ title: Title?, _ summary: SummarySyntax?, _ parameters: [Parameter], _ metadata: [MetadataValue]?,
    links: Range<Int>, opens: [Reference]
  ) -> PublishedSpec.Declaration {
    var published = PublishedSpec.Declaration()
    published.name = name.string
    published.title = title.map { title in
      var published = PublishedSpec.Title()
      published.text = title.text.string
      if case .key = title { published.isKey = true }
      return published
    }
    published.summary = summary?.lines
    published.parameters = parameters.map(parameter)
    if let metadata {
      published.metadata = model.metadataKeys.indices.map { key in
        var published = PublishedSpec.Metadata()
        published.key = model.metadataKeys[key].name.string
        published.value = model.metadata(key, in: metadata)
        return published
      }
    }
    published.links = Array(links)
    published.opens = opens.map(\.index)
    published.place = place(name.span)
    return published
  }

  private func parameter(_ parameter: Parameter) -> PublishedSpec.Parameter {
    var published = PublishedSpec.Parameter()
    published.name = parameter.name.string
    published.type = parameter.type
    published.arity =
      switch parameter.arity {
      case .required: .required
      case .optional: .optional
      case .list: .list
      case .defaulted(let value): .defaulted(value)
      }
    return published
  }

  private func place(_ span: Span) -> PublishedSpec.Place {
    var place = PublishedSpec.Place()
    if !files.isEmpty { (place.path, place.name) = (files[Int(span.file)].path, files[Int(span.file)].name) }
    place.line = Int(span.start.line)
    return place
  }

  private func link(_ link: Link, _ endpoints: [PublishedSpec.Endpoint], id: String?) -> PublishedSpec.Link {
    var published = PublishedSpec.Link()
    published.text = link.pattern.text.string
    published.endpoints = endpoints
    published.path = link.pattern.path
    published.appPath = link.pattern.path(isWeb: false)
    published.query = link.pattern.query
    published.fragment = link.pattern.fragment
    published.captureTypes = link.pattern.captureTypes
    let arguments: [ArgumentSource]
    switch link.target {
    case .tab(let index): (published.target, arguments) = (.tab(index), link.landing.tabArguments)
    case .route(let index, _):
      (published.target, arguments) = (.route(index), link.landing.screens.last?.arguments ?? [])
    case .app(let index): (published.target, arguments) = (.app(index), link.landing.appArguments)
    case .redirect: (published.target, arguments) = (.redirect, [])
    }
    published.arguments = arguments.map { argument in
      switch argument {
      case .capture: .url
      case .constant(let value): .fixed(value)
      case .absent: .absent
      }
    }
    published.name = model.name(of: link.target)
    published.landing = landing(link.landing)
    published.requires = link.requires
    published.otherwise = link.otherwise.text
    published.id = id
    published.deprecation = link.deprecation?.string
    published.beats = link.beats.map(\.string)
    published.place = place(link.pattern.text.span)
    return published
  }

  private func landing(_ steps: LandingSteps) -> PublishedSpec.Landing {
    var published = PublishedSpec.Landing()
    published.tab = steps.tab
    published.keepsStack = steps.stackChange == .append
    published.stack = steps.stack.map(\.route)
    published.modals = steps.modals.map { modal in
      var published = PublishedSpec.Landing.Modal()
      published.kind = modal.kind.kind
      published.route = modal.step.route
      published.stack = modal.stack.map(\.route)
      return published
    }
    return published
  }

  private func endpoint(_ endpoint: Endpoint) -> PublishedSpec.Endpoint {
    var published = PublishedSpec.Endpoint()
    published.origin = endpoint.origin
    published.scheme = endpoint.scheme
    published.host = endpoint.host.map { host in
      var published = PublishedSpec.Host()
      published.front = host.front.map { if case .capture(let name) = $0 { .capture(name.string) } else { .any } }
      published.name = host.name
      published.port = host.port(on: endpoint.scheme)
      return published
    }
    published.text = endpoint.text
    published.reading = endpoint.reading
    return published
  }
}

extension DeclaredType {
  private static let mostTexts = 6

  var phrase: String { name.string.withArticle + details.map { " (\($0))" }.joined() }

  private var details: [String] {
    switch kind {
    case .native: return []
    case .enumeration(let cases, _):
      let texts = cases.prefix(Self.mostTexts).map { Quoted($0.text).description }
      let more = cases.count - texts.count
      return [(texts + (more > 0 ? ["\(more) more"] : [])).joined(or: "or")]
    case .refinement(let primitive, _):
      let range = range.map { " in \(Quoted($0.text.string))" } ?? ""
      let expression = expression.map { " that matches \(Quoted($0.string))" } ?? ""
      return [primitive.specName.withArticle + range + expression]
    }
  }
}

extension RegularSet {
  /// `nil` if the automaton is too large for the table.
  package var automaton: [UInt8]? {
    var table = TableBytes()
    table.half(stateCount)
    table.count(classCount)
    table.append(classOfByte.map { UInt8($0) })
    table.append((0..<stateCount).map { isAccepting($0) ? 1 : 0 })
    for state in 0..<stateCount {
      for byteClass in 0..<classCount { table.half(next(state, byteClass)) }
    }
    return table.isTooLarge ? nil : table.bytes
  }
}
