import LinkAlgebra
import URLResolving
import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec

extension LinkInventory {
  /// Creates the inventory of a spec. The spec must have no errors.
  ///
  /// - Parameters:
  ///   - space: The links of the spec, as sets of URLs.
  ///   - files: The source files of the spec.
  ///   - linkTable: The encoded link table, for checking each example.
  package init(_ space: LinkSpace, files: [SourceFile], linkTable: [UInt8]) {
    let model = space.model
    app = model.app.string
    specPath = files[0].path
    specName = files[0].name
    bundleIDs = (model.spec.root.apple?.appIDs ?? []).map { id in
      id.string.split(separator: ".", maxSplits: 1).last.map(String.init) ?? id.string
    }
    tabs = model.tabs.map { tab in
      if case .text(let title) = tab.title { (tab.name.string, title.string) } else { (tab.name.string, nil) }
    }
    origins = model.origins.map {
      Origin(
        name: $0.name.string, starts: $0.starts.map { $0.hasSuffix("://") ? $0 : String($0.dropLast()) },
        isDefault: $0.isDefault)
    }
    let examples = LinkExamples(space, linkTable)
    links = model.links.enumerated().map { number, link in
      let text = link.pattern.text
      let origins = Set(link.pattern.endpoints.map(\.origin)).sorted()
      let file = files[Int(text.span.file)]
      let example = examples.example(of: number)
      return Entry(
        pattern: text.string,
        hasOwnStart: !text.string.hasPrefix("/") || text.string.hasPrefix("//"),
        origins: origins.map { model.origins[$0].name.string },
        starts: link.pattern.endpoints.map(\.text),
        target: Target(link.target, model),
        summary: model.summary(of: link.target).map(Summary.init),
        metadata: Self.metadata(of: link.target, model),
        landing: LandingPath(link.landing, model),
        parameters: Self.parameters(of: link, model),
        requires: link.requires.map { model.conditions[$0].name.string },
        deprecation: link.deprecation?.string,
        beats: link.beats.map(\.string),
        example: example,
        check: LinkCheck(example.url, model, linkTable),
        place: Place(path: file.path, name: file.name, line: Int(text.span.start.line)))
    }
  }

  /// Returns an example URL for each origin of a link, with the name of the origin.
  package static func examples(
    of link: Int, _ space: LinkSpace, linkTable: [UInt8]
  ) -> [(origin: String, url: String)] {
    LinkExamples(space, linkTable).examples(of: link).map { (space.model.origins[$0.origin].name.string, $0.url) }
  }

  private static func metadata(of target: Link.Target, _ model: NavigationModel) -> [String: Argument] {
    let values: [MetadataValue]
    switch target {
    case .tab(let index): values = model.tabs[index].metadata
    case .route(let index, _): values = model.routes[index].metadata
    case .app, .redirect: return [:]
    }
    return Dictionary(
      uniqueKeysWithValues: model.metadataKeys.indices.map {
        (model.metadataKeys[$0].name.string, model.metadata($0, in: values))
      })
  }

  private static func parameters(of link: Link, _ model: NavigationModel) -> [Parameter] {
    let landing = link.landing
    let (parameters, arguments): ([WaymarkModel.Parameter], [ArgumentSource]) =
      switch link.target {
      case .tab(let index): (model.tabs[index].parameters, landing.tabArguments)
      case .route(let index, _):
        (
          model.routes[index].parameters,
          landing.screens.last?.arguments ?? []
        )
      case .app(let index): (model.resolvedLinks[index].parameters, landing.appArguments)
      case .redirect: ([], [])
      }
    return parameters.enumerated().map { index, parameter in
      Parameter(parameter, index < arguments.count ? arguments[index] : .absent, model)
    }
  }
}

extension LinkInventory.Summary {
  init(_ summary: SummarySyntax) { self.init(lines: summary.lines, line: summary.line) }
}

extension LinkInventory.Target {
  fileprivate init(_ target: Link.Target, _ model: NavigationModel) {
    let name = model.name(of: target)
    self =
      switch target {
      case .tab: .tab(name)
      case .route: .route(name)
      case .app(let index):
        .app(name, resolves: (model.resolvedLinks[index].resolves ?? []).map(\.name.string))
      case .redirect: .redirect(name)
      }
  }
}

extension LinkInventory.Parameter {
  fileprivate init(_ parameter: WaymarkModel.Parameter, _ argument: ArgumentSource, _ model: NavigationModel) {
    name = parameter.name.string
    type = parameter.typeNotation(model)
    switch parameter.arity {
    case .optional: (isOptional, defaultValue) = (true, nil)
    case .defaulted(let value): (isOptional, defaultValue) = (false, value)
    case .required, .list: (isOptional, defaultValue) = (false, nil)
    }
    source =
      switch argument {
      case .capture: .url
      case .constant(let value): .fixed(value)
      case .absent: .absent
      }
  }
}

extension LandingPath {
  fileprivate init(_ steps: LandingSteps, _ model: NavigationModel) {
    func name(_ step: LandingSteps.Step) -> String { model.routes[step.route].name.string }
    self.init(
      tab: steps.tab.map { model.tabs[$0].name.string },
      keepsStack: steps.stackChange == .append,
      stack: steps.stack.map(name),
      modals: steps.modals.map { Modal(kind: $0.kind.rawValue, name: name($0.step), stack: $0.stack.map(name)) })
  }
}
