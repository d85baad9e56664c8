import LinkResolving
import SpecText
import WaymarkLinks

package struct LinkInventory: Sendable {
  package let spec: PublishedSpec
  package let links: [Entry]

  package init(_ spec: PublishedSpec, example: (Int) -> Example) {
    self.spec = spec
    links = spec.links.indices.map { Entry(spec.links[$0], example($0), spec) }
  }

  package enum Target: Sendable {
    case tab(String)
    case route(String)
    case app(String, resolves: [String])
    case redirect(String)
  }

  package struct Parameter: Sendable {
    package let name: String
    /// The notation of the spec without `?` and default, such as `Slug` or `List<Int>`.
    package let type: String
    package let arity: PublishedSpec.Arity
    package let source: PublishedSpec.ArgumentSource
  }

  package struct Entry: Sendable {
    package let pattern: String
    package let hasOwnStart: Bool
    package let origins: [String]
    package let starts: [String]
    package let target: Target
    package let summary: Summary?
    package let metadata: [PublishedSpec.Metadata]
    package let landing: LandingPath
    package let parameters: [Parameter]
    package let id: String?
    package let requires: [String]
    /// `web`, or the pattern to which the link redirects while a condition is false; `nil` if the link is pending.
    package let otherwise: String?
    /// The gates over which the link opens, and those for which it waits; `nil` if it waits until all gates are open.
    package let gateNote: String?
    /// The condition of the tab, unless the link itself requires the condition.
    package let tabCondition: String?
    package let deprecation: String?
    package let beats: [String]
    package let example: Example
    package let check: LinkCheck
    package let place: PublishedSpec.Place
  }

  package struct Summary: Sendable {
    package let lines: [String]

    package var line: String { lines.filter { !$0.isEmpty }.joined(separator: " ") }
  }

  /// An example URL, or the reason why none exists. If other links match the URL, the example's link takes precedence.
  package enum Example: Sendable {
    case url(String)
    case none(String)

    package var url: String? {
      if case .url(let url) = self { url } else { nil }
    }
  }
}

extension LinkInventory.Entry {
  fileprivate init(_ link: PublishedSpec.Link, _ example: LinkInventory.Example, _ spec: PublishedSpec) {
    pattern = link.text
    hasOwnStart = !link.text.hasPrefix("/") || link.text.hasPrefix("//")
    origins = Set(link.endpoints.map(\.origin)).sorted().map { spec.origins[$0].name }
    starts = link.endpoints.map(\.text)
    let declaration = spec.declaration(of: link.target)
    target =
      switch link.target {
      case .tab: .tab(link.name)
      case .route: .route(link.name)
      case .app: .app(link.name, resolves: (declaration?.opens ?? []).map { spec.routes[$0].declaration.name })
      case .redirect: .redirect(link.name)
      }
    summary = declaration?.summary.map(LinkInventory.Summary.init)
    metadata = declaration?.metadata ?? []
    landing = LandingPath(link.landing, spec)
    parameters = (declaration?.parameters ?? []).enumerated().map { index, parameter in
      LinkInventory.Parameter(
        name: parameter.name, type: spec.notation(ofTypeOf: parameter), arity: parameter.arity,
        source: index < link.arguments.count ? link.arguments[index] : .absent)
    }
    id = link.id
    requires = link.requires.map { spec.conditions[$0].name }
    otherwise = link.otherwise
    gateNote = GateNote.text(on: link, in: spec)
    let condition = link.landing.tab.flatMap { spec.tabs[$0].condition }
    tabCondition = condition.flatMap { link.requires.contains($0) ? nil : spec.conditions[$0].name }
    deprecation = link.deprecation
    beats = link.beats
    self.example = example
    check = LinkCheck(example.url, spec)
    place = link.place
  }

  package var given: [String] { parameters.compactMap(\.written) }

  package var leadsTo: String {
    switch target {
    case .tab, .route: landing.text
    case .app(let name, let routes):
      "the app resolves \(name)" + (routes.isEmpty ? "" : " to \(routes.joined(or: "or"))")
        + (landing.tab.map { ", in tab \($0)" } ?? "")
    case .redirect(let target): "redirects to \(target)"
    }
  }

  var description: [String] {
    let deprecated = deprecation == nil ? "" : ", deprecated"
    let conditions =
      requires.isEmpty
      ? [] : ["Requires \(requires.joined(or: "and"))" + (otherwise.map { ", otherwise \($0)." } ?? ".")]
    let tab = tabCondition.map { ["The tab \(landing.tab ?? "") is shown only if \($0) is true."] } ?? []
    let gates = gateNote.map { note in ["The link \(note.filter { $0 != "`" })."] } ?? []
    return ["\(pattern): \(leadsTo)\(deprecated)"] + (summary.map { [$0.line] } ?? []) + conditions + tab + gates
  }

  /// The conditions that must be true for the landing.
  var conditions: [String] { requires + (tabCondition.map { [$0] } ?? []) }
}

extension LinkInventory.Target {
  package var name: String {
    switch self {
    case .tab(let name), .route(let name), .app(let name, _), .redirect(let name): name
    }
  }

  package var kind: String {
    switch self {
    case .tab: "tab"
    case .route: "route"
    case .app: "resolvedLink"
    case .redirect: "redirect"
    }
  }
}

extension LinkInventory.Parameter {
  /// The notation of the spec, such as `page = 1`; `nil` if the link provides no value.
  package var written: String? {
    switch source {
    case .url: "\(name): \(type)" + arity.suffix
    case .fixed(let value): "\(name) = \(value)"
    case .absent: nil
    }
  }
}

extension LandingPath {
  fileprivate init(_ landing: PublishedSpec.Landing, _ spec: PublishedSpec) {
    func name(_ route: Int) -> String { spec.routes[route].declaration.name }
    self.init(
      tab: landing.tab.map { spec.tabs[$0].declaration.name },
      gates: spec.gatesOnly(landing).map { spec.routes[$0].declaration.name },
      keepsStack: landing.keepsStack, stack: landing.stack.map(name),
      modals: landing.modals.map { Modal(kind: $0.kind.presentation, name: name($0.route), stack: $0.stack.map(name)) })
  }
}

extension PublishedSpec {
  /// Without `?` and default, such as `List<Int>`.
  func notation(ofTypeOf parameter: Parameter) -> String {
    let name =
      switch parameter.type {
      case .primitive(let primitive): primitive.specName
      case .declared(let index): types[index].name
      }
    return parameter.arity == .list ? "List<\(name)>" : name
  }

  func notation(of parameter: Parameter) -> String {
    "\(parameter.name): \(notation(ofTypeOf: parameter))" + parameter.arity.suffix
  }
}

extension PublishedSpec.Arity {
  fileprivate var suffix: String {
    switch self {
    case .required, .list: ""
    case .optional: "?"
    case .defaulted(let value): " = \(value)"
    }
  }
}

extension LinkInventory {
  package struct Group: Sendable {
    package let kind: Kind
    package var links: [Entry]

    package enum Kind: Hashable, Sendable {
      case tab(String, title: String?)
      case currentTab
      /// Links to screens that only gates allow.
      case gates
      case app
      case redirects
    }
  }

  /// The tabs in the order of the spec come first.
  package var groups: [Group] {
    let tabs = spec.tabs.map { tab in
      let title = tab.declaration.title.flatMap { $0.isKey ? nil : $0.text }
      return (name: tab.declaration.name, kind: Group.Kind.tab(tab.declaration.name, title: title))
    }
    let links = Dictionary(grouping: self.links) { link -> Group.Kind in
      switch link.target {
      case .app: .app
      case .redirect: .redirects
      case .tab, .route:
        tabs.first { $0.name == link.landing.tab }?.kind ?? (link.landing.gates.isEmpty ? .currentTab : .gates)
      }
    }
    return (tabs.map { $0.kind } + [.currentTab, .gates, .app, .redirects]).compactMap { kind in
      links[kind].map { Group(kind: kind, links: $0) }
    }
  }

  /// The names of targets, with numbers after the first, unique also in a file system that ignores case.
  var namedLinks: [(name: String, link: Entry)] {
    var counts: [String: Int] = [:]
    return links.map { link in
      // The name of a target contains no underscore, so the name of a redirect is unique.
      let isRedirect = if case .redirect = link.target { true } else { false }
      let name = isRedirect ? "redirect_from" : link.target.name
      let count = counts[name.lowercased(), default: 0] + 1
      counts[name.lowercased()] = count
      // In Maestro, `config.yaml` is the configuration of a folder, not a flow.
      let needsNumber = isRedirect || name == "config"
      return (count == 1 && !needsNumber ? name : "\(name)_\(count)", link)
    }
  }
}

extension LinkInventory.Group.Kind {
  package var words: String {
    switch self {
    case .tab(let name, _): "tab \(name)"
    case .currentTab: "over the current tab"
    case .gates: "over a gate"
    case .app: "for the app to resolve"
    case .redirects: "redirects"
    }
  }
}

package enum InventoryFormat: String, CaseIterable, Sendable {
  case text, json, markdown, csv, simctl, maestro, xcuitest

  package func text(of inventory: LinkInventory) throws -> String {
    switch self {
    case .text: TextInventory.text(of: inventory)
    case .json: try JSONInventory.text(of: inventory)
    case .markdown: MarkdownInventory.text(of: inventory)
    case .csv: CSVInventory.text(of: inventory)
    case .simctl: SimctlInventory.text(of: inventory)
    case .maestro: MaestroInventory.text(of: inventory)
    case .xcuitest: XCUITestInventory.text(of: inventory)
    }
  }

  package func files(of inventory: LinkInventory) -> [(name: String, text: String)]? {
    self == .maestro ? MaestroInventory.files(of: inventory) : nil
  }
}
