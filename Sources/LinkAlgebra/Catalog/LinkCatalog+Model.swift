import LinkPatterns
import RegularSets
import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec

extension LinkCatalog {
  package init(_ space: LinkSpace, files: [SourceFile]) {
    self.init(space.model, files: files)
    decisions = space.precedence.decisions.compactMap { decision, reason in
      switch reason {
      case .subset: nil
      case .beats: Decision(winner: decision.winner, loser: decision.loser, isDeclared: true)
      case .leftmost: Decision(winner: decision.winner, loser: decision.loser, isDeclared: false)
      }
    }.sorted { ($0.winner, $0.loser) < ($1.winner, $1.loser) }
  }

  package init(_ model: NavigationModel, files: [SourceFile] = []) {
    self.init()
    specName = model.specName
    namespace = model.typeNames.namespace
    origins = model.origins.map(\.name.string)
    conditions = model.conditions.map(\.name.string)
    tabs = model.tabs.indices.map { index in
      let tab = model.tabs[index]
      return Tab(
        named: Named(name: tab.name.string, parameters: tab.parameters.map(\.name.string)),
        fallback: tab.fallback?.index, condition: tab.condition?.index, userCanHide: model.userCanHide(index))
    }
    routes = model.routes.map { Named(name: $0.name.string, parameters: $0.parameters.map(\.name.string)) }
    resolvedLinks = model.resolvedLinks.map {
      Named(name: $0.name.string, parameters: $0.parameters.map(\.name.string))
    }
    for presentation in RouteSyntax.Presentation.allCases {
      screens[presentation.kind] = model.cases(presentedAs: presentation).map { screen in
        switch screen {
        case .route(let route): .route(route)
        case .feature(_, let routes): .feature(routes)
        }
      }
    }
    types = model.types.map { DeclaredType(phrase: $0.phrase, texts: Texts($0.kind)) }
    urlTexts = Self.automatonOfURLs
    // Most links of an app have the same endpoints.
    var endpoints: [[WaymarkModel.Endpoint]: [Endpoint]] = [:]
    for link in model.links {
      let own = endpoints[link.pattern.endpoints] ?? link.pattern.endpoints.map { Endpoint($0) }
      endpoints[link.pattern.endpoints] = own
      let span = link.pattern.text.span
      links.append(
        Link(
          text: link.pattern.text.string, endpoints: own, path: link.pattern.path,
          appPath: link.pattern.path(isWeb: false), query: link.pattern.query, fragment: link.pattern.fragment,
          captureTypes: link.pattern.captureTypes, target: Target(link.target), name: model.name(of: link.target),
          summary: model.summary(of: link.target)?.lines ?? [],
          file: files.isEmpty ? "" : files[Int(span.file)].path, line: Int(span.start.line)))
    }
  }

  private static let automatonOfURLs = PrimitiveType.url.texts.automaton ?? []
}

extension LinkCatalog.Endpoint {
  fileprivate init(_ endpoint: Endpoint) {
    self.init(
      origin: endpoint.origin, scheme: endpoint.scheme,
      host: endpoint.host.map { host in
        LinkCatalog.Host(
          front: host.front.map { if case .capture(let name) = $0 { .capture(name.string) } else { .any } },
          name: host.name, port: host.port(on: endpoint.scheme))
      },
      text: endpoint.text)
  }
}

extension LinkCatalog.Target {
  fileprivate init(_ target: Link.Target) {
    switch target {
    case .tab(let index): self = .tab(index)
    case .route(let index, _): self = .route(index)
    case .app(let index): self = .app(index)
    case .redirect: self = .redirect
    }
  }
}

extension LinkCatalog.Texts {
  fileprivate init(_ kind: DeclaredType.Kind) {
    switch kind {
    case .enumeration(let cases, _): self = .cases(cases.map(\.text))
    // The link table reports an automaton that is too large.
    case .refinement(let primitive, let texts): self = .refinement(primitive, texts.automaton ?? [])
    case .native: self = .native
    }
  }
}

extension DeclaredType {
  private static let mostTexts = 6

  /// The name of the type and a description of its values, such as "a PositiveInt (an Int in `1...`)".
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
  package var automaton: [UInt8]? {
    var isTooLarge = classCount > 0x7F
    var bytes: [UInt8] = []
    func half(_ value: Int) {
      if value >= 1 << 14 { isTooLarge = true }
      bytes.append(UInt8(value & 0x7F))
      bytes.append(UInt8(value >> 7 & 0x7F))
    }
    half(stateCount)
    bytes.append(UInt8(classCount & 0x7F))
    for byte in 0..<256 { bytes.append(UInt8(classOfByte[byte])) }
    for state in 0..<stateCount { bytes.append(isAccepting(state) ? 1 : 0) }
    for state in 0..<stateCount {
      for byteClass in 0..<classCount { half(next(state, byteClass)) }
    }
    return isTooLarge ? nil : bytes
  }
}
